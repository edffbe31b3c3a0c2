import type { Offer, ProductPage } from './page-data.ts'
import type { Visit } from './visit.ts'

/** `?offer=` names one, `?condition=` the first of its condition. */
export const chosenOffer = ({ offers }: ProductPage, { query }: Visit): Offer | undefined =>
  offers.find(offer => offer.offerListingId === query['offer']) ??
  offers.find(offer => offer.condition === query['condition']) ??
  offers[0]
