import type { LightningOption } from '../../src/contract/deals/deals.ts'

export const minute = 60_000
/** The server's time in tests of deals. */
export const noon = 1_800_000_000_000

type Details = LightningOption['dealDetails']
interface Parts {
  details?: Partial<Details>
  customer?: LightningOption['customerStatus']
  addToCart?: boolean
}

/** A deal that anybody can claim at noon: it started an hour ago and ends in an hour. */
export const option = ({ details, customer, addToCart = true }: Parts = {}): LightningOption => ({
  type: 'LIGHTNING_DEAL',
  dealDetails: {
    dealId: 'D1',
    state: 'AVAILABLE',
    startTime: noon - 60 * minute,
    endTime: noon + 60 * minute,
    percentClaimed: 42,
    ...details,
  },
  customerStatus: customer ?? { state: 'NONE' },
  callToAction: { addToCart },
})

export const inCart = (msLeft: number): LightningOption =>
  option({ customer: { state: 'IN_CART', expiryTime: noon + msLeft }, addToCart: false })
