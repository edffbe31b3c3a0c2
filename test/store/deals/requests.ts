import type { dealsCalls } from '../../../src/contract/deals/index.ts'
import { claimOf, claimPath } from '../../support/store.ts'
import type { RequestsOf } from '../requests.ts'

export const dealsRequests: RequestsOf<typeof dealsCalls> = {
  'deal-claim': {
    path: claimPath('DB0HEADPH01'),
    body: claimOf('B0HEADPH01'),
    wrong: [{ ...claimOf('B0HEADPH01'), devicePreRegistered: 'no' }, 'devicePreRegistered'],
  },
  'deal-product': {
    path: '/dp/deals/product?buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OLB0HEADPH01',
  },
}
