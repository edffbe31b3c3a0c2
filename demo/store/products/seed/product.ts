import type { Offer, ProductKind } from '../../../pages/shop/data.ts'

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
  /** Of a renewed offer, 1 (the best) to 4. */
  tier?: number
}

export interface SeedProduct {
  asin: string
  title: string
  brand: string
  kind: ProductKind
  department: string
  /** Name of a drawing, or of an icon of the Fluent Emoji set. */
  picture: string
  price: number
  listPrice?: number
  /** Default 500. */
  stock?: number
  moq?: number
  /** Of a renewed product. */
  tier?: number
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
  /** Of products that differ in size or colour alone. */
  parentAsin?: string
  variation?: Record<string, string>
  /** Whether lists show it. Default: true. */
  listed?: boolean
  /** false: it comes with a product that it belongs to. Default: true. */
  soldAlone?: boolean
}
