import type { Money } from '../../../src/contract/schema.ts'

export interface Deal {
  dealId: string
  offerListingId: string
  state: 'AVAILABLE' | 'UPCOMING' | 'WAITLISTFULL'
  dealPrice: Money
  /** Epoch milliseconds. */
  startTime: number
  endTime: number
  accessBehavior?: 'PRIME_EARLY_ACCESS' | 'APP_ONLY_LD' | 'PRIME_ONLY'
  type?: 'DEAL_OF_THE_DAY'
  maxQuantity: number
}
