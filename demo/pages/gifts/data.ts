import type { Money } from '../../../src/contract/schema.ts'

export const occasions = ['birthday', 'thanks', 'wedding', 'winter', 'easter'] as const
export type Occasion = (typeof occasions)[number]

/** What is sold of a design. */
export interface GiftCard {
  asin: string
  offerListingId: string
  title: string
  imageUrl: string
  /** The amount of the card. Of a card for any amount: the one to start with. */
  price: Money
  stock: number
  /** null: the card is for its price alone. */
  limits: { least: Money; most: Money } | null
  /** Proposed of a card for any amount. */
  amounts: readonly Money[]
}

/** How a gift card looks, with all that can be bought of it. */
export interface GiftDesign {
  name: string
  shown: boolean
  occasions: readonly Occasion[]
  cards: readonly GiftCard[]
}

export interface GiftsData {
  /** The designs of a parent, in the order of the shop. Empty: it is no gift card. */
  giftDesigns(parentAsin: string): Promise<GiftDesign[]>
}
