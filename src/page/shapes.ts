import type { Money } from '../contract/schema.ts'

/**
 * Shapes of the page stores (core.md) and of what elements do to forms and buttons of the page. Two versions
 * of the library share them: they may only grow.
 */

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

/** Why a button of the page cannot be pressed for now (COR-064). */
export interface Blocker {
  /** Attributes that a blocked button has meanwhile. */
  sets: Readonly<Record<string, string>>
  /** A press was swallowed. */
  pressed?(button: HTMLElement): void
}

/** What holds a button. `given`: its attributes as the page wrote them, null where it wrote none. */
export interface Blocked {
  by: Set<Blocker>
  given: Map<string, string | null>
}

/** A form about to be submitted, once for each press of a button, Enter or requestSubmit(). */
export interface Press {
  /** null: the pressed button belongs to an element that stands in no form. */
  form: HTMLFormElement | null
  submitter: HTMLElement | null
}

/** What a form puts into the cart. */
export interface Item {
  asin: string
  quantity: number
  offerListingId?: string
}

/** What an element does, in this order, when its owner form is about to be submitted (COR-065). */
export interface SubmitSteps {
  /** Takes over what the shopper has entered and nobody has read yet. */
  read?(): void
  /** True forbids it; the element tells the shopper why. */
  blocks?(press: Press): boolean
  items?(): readonly Item[]
  /** Asks the page about the items of all elements; only the first element with items asks. */
  confirms?(items: readonly Item[]): boolean
  /** Nothing stops it any more. Hears of every form: a guarded button may stand in another one. */
  passed?(press: Press): void
  /** True: the element sends the form itself, in place of the browser. */
  sends?(press: Press): boolean
}
