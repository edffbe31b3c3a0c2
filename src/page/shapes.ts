import type { Money } from '../contract/schema.ts'

/** Shapes of the page stores (core.md). Two versions of the library share them: they may only grow. */

export interface Product {
  asin: string
  parentAsin?: string
  title?: string
  imageUrl?: string
  offerListingId?: string
  merchantId?: string
  encryptedMerchantId?: string
  sellerName?: string
  condition?: string
  price?: Money
}

/** undefined: nobody has said; null: blank; else an integer of at least 0. */
export type Quantity = number | null | undefined

export interface AddOn {
  kind: 'protection' | 'warranty' | 'service'
  asin: string
  offerListingId: string
  /** form: goes with the owner form, so that a claim has to add it itself; call: its own element adds it. */
  addedBy: 'form' | 'call'
  title?: string
  price?: Money
}

export interface DeliveryLocation {
  addressLabel: string
  addressId?: string
  obfuscatedId?: string
  countryCode?: string
  zipCode?: string
  state?: string
  city?: string
  district?: string
  locationType?: string
}

export type DeviceType =
  | 'desktop'
  | 'mobile'
  | 'mobileApp'
  | 'tabletApp'
  | 'tabletLargeApp'
  | 'iPad'

export interface Shopper {
  recognized: boolean
  prime: boolean
  business: boolean
  deviceType: DeviceType | null
}

export interface Fitment {
  brand: string
  series: string
  model: string
  displayBrand?: string
  displaySeries?: string
  displayModel?: string
  category?: string
  scope: string
  fits: boolean | null
  failed: boolean
}

export interface PageContext {
  sessionId?: string
  requestId?: string
  marketplaceId?: string
  pageType?: string
  signInUrl?: string
  /** Epoch milliseconds of the server when the page was made. */
  systemTime?: number
  language?: string
}
