import type { Offer, ProductKind } from '../../../pages/page-data.ts'

export interface SeedOffer {
  condition: Offer['condition']
  conditionLabel?: string
  conditionNote?: string
  sellerName: string
  /** Integer minor units of euros, as all prices here. */
  price: number
  listPrice?: number
  moq?: number
  stock: number
}

export interface SeedProduct {
  asin: string
  title: string
  brand: string
  kind: ProductKind
  department: string
  /** Name of an icon of the Fluent Emoji set. */
  picture: string
  price: number
  listPrice?: number
  /** Default 500. */
  stock?: number
  moq?: number
  rating: number
  ratingCount: number
  bullets: string[]
  description: string
  specs: Record<string, string>
  /** Beside the store's own. */
  offers?: SeedOffer[]
  badge?: string
  byInvitation?: boolean
  freshStore?: boolean
  giftWrap?: boolean
  oneClick?: boolean
}

export interface SeedDeal {
  asin: string
  price: number
  /** Milliseconds from its renewal to its start; default 0. */
  startsIn?: number
  /** Milliseconds from start to end; when it has ended it is renewed. */
  lasts: number
  total: number
  claimed?: number
  waitlistTotal?: number
  waiting?: number
  maxQuantity?: number
  accessBehavior?: 'PRIME_EARLY_ACCESS' | 'APP_ONLY_LD' | 'PRIME_ONLY'
  type?: 'DEAL_OF_THE_DAY'
}
