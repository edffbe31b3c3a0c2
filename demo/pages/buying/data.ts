import type { Money } from '../../../src/contract/schema.ts'
import type { ChosenSlot } from '../delivery/data.ts'
import type { ProductKind } from '../shop/data.ts'
import type { TextId } from '../site.ts'

/** What stands in a text. `date`: a day as ISO 8601 writes it. `day`, `time`: of an epoch moment, by the shop's clock. */
export type Said = number | string | Money | { date: string } | { day: number } | { time: number }

/** Something to say of a line: an icon, a text of the pages, and what stands in the text. */
export interface Note {
  icon: string
  text: TextId
  /** A text is the shopper's own, such as an address. */
  values?: Readonly<Record<string, Said>>
}

/** What the extras of a line come to. */
export interface Told {
  notes: readonly Note[]
  /** What paying in instalments adds to the price of the whole line. */
  interest?: Money
  slot?: ChosenSlot
}

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
  /** The store of groceries that sells it. */
  storeId?: string
  giftWrap?: boolean
  /** The line that this one belongs to, for a protection plan or a sample. */
  associatedTo?: string
  /** It belongs to a product that is no longer in the cart. */
  isAlone?: boolean
  notes?: readonly Note[]
  interest?: Money
  slot?: ChosenSlot
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
