import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { RequestsOf } from '../requests.ts'

export const servicesRequests = {
  'sheet-content': { path: '/gp/services/about.html?asin=B0WASHER01' },
} satisfies RequestsOf<typeof servicesCalls>
