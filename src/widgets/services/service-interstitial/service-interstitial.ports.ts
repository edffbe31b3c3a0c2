import type { ServiceInterstitial } from '../../../../elements/services/service-interstitial.ts'
import type { Config } from '../../../element/describe.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './service-interstitial.messages.ts'

/** Ports with the host element, because the element stands in a form of the page. */
export type InterstitialPorts = WrapperPorts<ServiceInterstitial, typeof messages>
export type InterstitialConfig = Config<ServiceInterstitial>

/** What the popover shows of a service: as the page configures it, or as the latest answer for a zip code has it. */
export interface Offer {
  /** '': there is no offer. */
  offerListingId: string
  merchantId: string
  merchantName: string
  price: string
  nextOfferPrice: string
  fulfillmentType: string
  isCBM: boolean
  positiveRatingHtml: string
  sellerReviewLink: string
  merchantAddress: StoreAddress | null
}

export interface StoreAddress {
  AddressLine1?: string | null | undefined
  City?: string | null | undefined
  StateOrRegion?: string | null | undefined
  PostalCode?: string | null | undefined
}
