import type { Money } from '../../../src/contract/schema.ts'
import type { ProductKind } from '../shop/data.ts'

export interface CartLine {
  lineId: string
  asin: string
  offerListingId: string
  title: string
  imageUrl: string
  quantity: number
  kind: ProductKind
  /** What a unit costs now: a claimed deal keeps its price. */
  price: Money
  /** What the price is lower than. */
  reference: Money | null
  /** Units of the offer that the shop has. */
  stock: number
  /** Epoch milliseconds until which a claimed deal stays reserved. */
  reservedUntil?: number
  giftWrap?: boolean
  /** The line that this one belongs to, for a protection plan. */
  associatedTo?: string
}

export interface CartView {
  lines: CartLine[]
  /** Number of items, quantities added up. */
  count: number
  subtotal: Money
}

export interface BuyingData {
  cart(sessionId: string): Promise<CartView>
  /** What an invitation request for the product has to bring back as x-dp-encrypted-token. */
  inviteToken(sessionId: string, asin: string): Promise<string>
}
