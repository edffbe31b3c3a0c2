import type { ChosenLocationType } from '../../src/contract/delivery/location.ts'
import type { Money } from '../../src/contract/schema.ts'
import type { PartData } from './part-data.ts'
import type { Language } from './preferences.ts'

/** All that the demo's pages read from the store; demo/store implements it over its database. */

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
}

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
  /** Whether a deal on it runs or is to come. */
  onDeal?: boolean
}

export interface ProductPage extends ProductCard {
  department: string
  bullets: string[]
  description: string
  specs: [name: string, value: string][]
  images: string[]
  /** First: the offer of the buy box. */
  offers: Offer[]
  deal?: Deal
  byInvitation?: boolean
  freshStore?: boolean
  giftWrap?: boolean
  oneClick?: boolean
}

export interface CartLine {
  lineId: string
  asin: string
  offerListingId: string
  title: string
  imageUrl: string
  quantity: number
  price: Money
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

/** Where things are to go: the shape of the page store $location. */
export interface Place {
  addressLabel: string
  addressId?: string
  obfuscatedId?: string
  countryCode: string
  zipCode?: string
  state?: string
  city?: string
  locationType: ChosenLocationType
}

export interface SavedAddress extends Place {
  recipient: string
  lines: string
}

/** A country, or a part of one that has its own rates. */
export interface Destination {
  countryCode: string
  name: string
  /** Of a region: what it is known by beside its country. */
  sampleZip?: string
}

/** What is promised of a product for a place. Moments are epoch milliseconds. */
export type Delivery =
  | {
      way: 'sent'
      /** Midnight (UTC) of the day. */
      arrives: number
      cost: Money
      /** The moment until which an order still makes it. */
      orderBy: number
    }
  /** By e-mail: the place does not matter. */
  | { way: 'mailed' }
  | { way: 'none' }

export interface Visitor {
  sessionId: string
  csrfToken: string
  name: string | null
  prime: boolean
  business: boolean
}

export interface PageData {
  visitor(sessionId: string): Promise<Visitor>
  products(filter?: { kind?: ProductKind; search?: string; limit?: number }): Promise<ProductCard[]>
  product(asin: string): Promise<ProductPage | null>
  cart(sessionId: string): Promise<CartView>
  /** Where the visitor's things are to go; null while nobody has said. */
  place(sessionId: string): Promise<Place | null>
  delivery(
    ordered: { kind: ProductKind; price: Money; member: boolean },
    place: Place | null,
  ): Promise<Delivery>
  /** The visitor's address book, the default address first; empty for nobody. */
  addresses(sessionId: string): Promise<SavedAddress[]>
  /** Abroad: regions, then countries by name. */
  destinations(): Promise<Destination[]>
  /** What an invitation request for the product has to bring back as x-dp-encrypted-token. */
  inviteToken(sessionId: string, asin: string): Promise<string>
  /** The same with names and texts in this language, where the store has them. */
  inLanguage?(language: Language): PageData
  /** Spare parts and the machines they fit; a store without them has no pages about them. */
  parts?: PartData
}
