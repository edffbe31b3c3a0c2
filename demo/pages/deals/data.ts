import type { DealTerms } from '../../prices.ts'

export interface Deal extends DealTerms {
  dealId: string
  offerListingId: string
  type?: 'DEAL_OF_THE_DAY'
  maxQuantity: number
}
