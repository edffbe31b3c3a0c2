import type { Money } from '../../../src/contract/schema.ts'

/** What may come with an offer. */
export type OfferFeature = 'carried' | 'old' | 'collected' | 'repaired' | 'parts'

/** As calls and elements have it. */
export interface StoreAddress {
  AddressLine1: string
  City: string
  StateOrRegion: string
  PostalCode: string
}

/** Who provides a service, and for how much. */
export interface ServiceOffer {
  offerListingId: string
  merchantId: string
  merchantName: string
  price: Money
  /** The price of another offer that is valid there, too. */
  nextPrice?: Money
  positivePercent: number
  ratingCount: number
  /** The store that the product ships to first. */
  storeAddress?: StoreAddress
}

/** A service that can be ordered with a product. */
export interface Service {
  asin: string
  title: string
  /** For a list of services: "Installation". */
  shortTitle: string
  imageUrl: string
  bullets: readonly string[]
  description: string
  /** It can be put into the cart at once. */
  buyable: boolean
  mappingSet: string
  /** The product is not sold without it. */
  mandatory: boolean
  /** null: nobody goes there. */
  offer: ServiceOffer | null
  /** One of each merchant, `offer` first. */
  offers: readonly ServiceOffer[]
}

export interface ServicesData {
  /** What comes with the offer of a product, in the order of its page. */
  offerFeatures(asin: string): Promise<readonly OfferFeature[]>
  /** How a product comes and what is done for it, as HTML. null: nothing beside bringing it. */
  aboutServices(asin: string): Promise<string | null>
  /** What can be ordered with a product, in the order of its page. `zip`: of the shopper. Without one, the first offers. */
  services(asin: string, zip?: string): Promise<readonly Service[]>
}
