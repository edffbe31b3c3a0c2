import type { extrasCalls } from '../../../src/contract/extras/index.ts'
import { serviceBody } from '../../support/extras.ts'
import type { RequestsOf } from '../requests.ts'

export const extrasRequests: RequestsOf<typeof extrasCalls> = {
  'protection-options': { path: '/dp/protection/options?asin=B0HEADPH01&quantity=1' },
  'last-added-cart-item': {
    path: '/gp/product/amazon-protect/base-link/services/last-added-cart-item-id.html',
    body: { asin: 'B0HEADPH01', offerListingId: 'OLB0HEADPH01' },
  },
  'warranty-service': {
    path: '/gp/product/amazon-protect/base-link/services/warranty-service.html',
    body: serviceBody({ asin: 'B0PLAN0002', cartItemId: '1' }),
  },
  'sample-tracking': { path: '/dp/samples/track?choice=B0SMPLLIP1' },
}
