import type { ZipOffer } from '../../../contract/services/interstitial.ts'
import type { InterstitialConfig, Offer, StoreAddress } from './service-interstitial.ports.ts'

/** How a service is done in a store (IN_STORE_FULFILLMENT). */
const inStore = 'in_store'

/** What an offer has, from the configuration or from an answer. What is missing shows nothing (INT-049). */
type Given = ZipOffer | InterstitialConfig

export const offerOf = (given: Given): Offer => ({
  offerListingId: given.offerListingId?.trim() ?? '',
  merchantId: given.merchantId ?? '',
  merchantName: given.merchantName ?? '',
  price: given.price ?? '',
  nextOfferPrice: given.nextOfferPrice ?? '',
  fulfillmentType: given.fulfillmentType ?? '',
  isCBM: given.isCBM ?? false,
  positiveRatingHtml: given.positiveRatingHtml ?? '',
  sellerReviewLink: given.sellerReviewLink ?? '',
  merchantAddress: given.merchantAddress ?? null,
})

/** In one line, in the order of the parts. '': there is none. */
const lineOf = ({ AddressLine1, City, StateOrRegion, PostalCode }: StoreAddress): string =>
  [AddressLine1, City, StateOrRegion, PostalCode]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(', ')

/** The page offers services in a store that the product ships to (INT-024). */
export const asksForStores = ({
  showSTSServiceInterstitial,
}: Pick<InterstitialConfig, 'showSTSServiceInterstitial'>): boolean => showSTSServiceInterstitial

/** The address of the store that the product ships to (INT-032). '': it ships to the shopper. */
export function storeLine(
  config: Pick<InterstitialConfig, 'isShipToStore' | 'showSTSServiceInterstitial'>,
  { fulfillmentType, merchantAddress }: Offer,
): string {
  const isThere = config.isShipToStore || fulfillmentType === inStore
  return asksForStores(config) && isThere && merchantAddress ? lineOf(merchantAddress) : ''
}

/** Ratings show in an experiment alone (INT-031). C: the control group. */
export const showsRating = (treatment: string | undefined): boolean =>
  !!treatment && treatment !== 'C'
