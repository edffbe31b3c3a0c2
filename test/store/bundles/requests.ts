import type { bundlesCalls } from '../../../src/contract/bundles/index.ts'
import type { RequestsOf } from '../requests.ts'

export const bundlesRequests: RequestsOf<typeof bundlesCalls> = {
  'beauty-tracking': { path: '/dp/beauty/track?bundle=B0LIPSTIK1' },
}
