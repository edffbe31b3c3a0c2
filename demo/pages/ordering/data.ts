import type { Money } from '../../../src/contract/schema.ts'
import type { Sum } from '../../prices.ts'
import type { Note } from '../buying/data.ts'
import type { Place, Shipment, Speed } from '../delivery/data.ts'

export const steps = ['address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

export interface Address {
  recipient: string
  street: string
  zip: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export const paymentMethods = ['invoice', 'direct-debit', 'prepayment'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export interface Payment {
  method: PaymentMethod
  /** Of a direct debit. What is kept is its end alone. */
  iban?: string
}

/** How far a shopper has come: what they wrote, and what of it is missing or wrong. */
export interface CheckoutView {
  /** Number of the order that it becomes. */
  id: string
  address: Address | null
  addressFaults: readonly (keyof Address)[]
  /** Where the address is; null while it has faults. */
  place: Place | null
  speed: Speed
  payment: Payment | null
  paymentFaults: readonly (keyof Payment)[]
  /** The step at which something is missing or wrong; the review where nothing is. */
  open: Step
}

export interface OrderedItem {
  asin: string
  title: string
  imageUrl: string
  quantity: number
  price: Money
  giftWrap: boolean
  lineId: string
  /** The item that this one goes with. */
  associatedTo?: string
  notes: readonly Note[]
}

export interface OrderView {
  id: string
  /** Epoch milliseconds. */
  placedAt: number
  address: Address
  payment: PaymentMethod
  shipments: Shipment[]
  sum: Sum
  items: OrderedItem[]
}

export interface OrderingData {
  checkout(sessionId: string): Promise<CheckoutView>
  /** The orders of the visitor, the latest first. */
  orders(sessionId: string): Promise<OrderView[]>
  order(sessionId: string, id: string): Promise<OrderView | null>
  /** A number for an order that is yet to be placed. */
  newOrder(): string
}
