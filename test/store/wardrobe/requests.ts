import type { wardrobeCalls } from '../../../src/contract/wardrobe/index.ts'
import type { RequestsOf } from '../requests.ts'

export const wardrobeRequests: RequestsOf<typeof wardrobeCalls> = {
  'size-reftag': { path: '/slps/cx/reftag?ref_=size_guide_expand&asin=B0DRESS001' },
}
