import type { Money } from '../../../src/contract/schema.ts'
import type { Instalments } from '../../prices.ts'

/** A plan that protects a product. */
export interface Plan {
  asin: string
  offerListingId: string
  title: string
  /** For a list of plans: "2 years". */
  shortTitle: string
  /** Of a monthly plan: each month. */
  price: Money
  /** For one unit, paid each month. */
  monthly: boolean
  imageUrl: string
  /** What it covers. */
  bullets: readonly string[]
  description: string
  /** How it is used, in sentences. */
  terms: readonly string[]
}

/** A way to pay for a product. */
export interface PaymentOption {
  optionId: string
  /** Months; 1: at once. */
  termCount: number
  /** For one unit at the price that was asked for. */
  instalments: Instalments
  /** Interest over the whole term in percent of the price; 0: none. */
  interestPercent: number
  /** The card that it needs. */
  card?: string
  /** More of the product can only be paid at once. */
  maxQuantity?: number
}

/** A free sample that goes with a product. */
export interface Sample {
  asin: string
  offerListingId: string
  title: string
  imageUrl: string
}

export interface ExtrasData {
  plans(asin: string): Promise<Plan[]>
  /** The first is to pay at once. Empty: there is no other way. `price`: of a unit of the offer. */
  paymentOptions(asin: string, price: Money): Promise<PaymentOption[]>
  samples(asin: string): Promise<Sample[]>
}
