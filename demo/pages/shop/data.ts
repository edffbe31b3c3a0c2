import type { Money } from '../../../src/contract/schema.ts'
import type { Deal } from '../deals/data.ts'

export type ProductKind =
  | 'electronics'
  | 'console'
  | 'business'
  | 'part'
  | 'appliance'
  | 'smart-home'
  | 'apparel'
  | 'beauty'
  | 'fresh'
  | 'pantry'
  | 'gift-card'
  | 'renewed'
  | 'registry'
  | 'book'
  | 'toy'
  | 'sports'
  | 'home'
  /** Nothing that is sent: a protection plan. */
  | 'service'

export interface Offer {
  offerListingId: string
  condition: 'new' | 'used' | 'renewed'
  conditionLabel?: string
  conditionNote?: string
  sellerName: string
  merchantId: string
  price: Money
  listPrice?: Money
  /** Minimum order quantity. */
  moq?: number
  stock: number
  /** Of a renewed offer: 1 (the best) to 4. */
  tier?: number
}

export interface ProductCard {
  asin: string
  title: string
  brand: string
  kind: ProductKind
  /** Root-relative address of the picture. */
  imageUrl: string
  price: Money
  listPrice?: Money
  rating: number
  ratingCount: number
  /** What a list says about it: 'Lightning deal', 'By invitation', 'Minimum order 5' … */
  badge?: string
  /** The deal on it that runs or is to come. */
  deal?: Deal
  /** Units of the offer of the buy box. */
  stock: number
}

/** One of the products that differ in size or colour alone. */
export interface Variation {
  asin: string
  /** By the name of the fact: `{ Size: 'M' }`. */
  values: Readonly<Record<string, string>>
  stock: number
}

export interface ProductPage extends ProductCard {
  /** What its variations have in common; its own asin where it has none. */
  parentAsin: string
  /** With this product, in the order of the shop; empty where there are none. */
  variations: readonly Variation[]
  department: string
  bullets: string[]
  description: string
  specs: [name: string, value: string][]
  images: string[]
  /** First: the offer of the buy box. */
  offers: Offer[]
  byInvitation?: boolean
  freshStore?: boolean
  giftWrap?: boolean
  oneClick?: boolean
  /** false: it comes with a product that it belongs to. */
  soldAlone?: boolean
}

export interface Visitor {
  sessionId: string
  csrfToken: string
  name: string | null
  prime: boolean
  business: boolean
}

/** What all pages read from the store. */
export interface ShopData {
  visitor(sessionId: string): Promise<Visitor>
  products(filter?: { kind?: ProductKind; search?: string; limit?: number }): Promise<ProductCard[]>
  product(asin: string): Promise<ProductPage | null>
}
