import type { Deal } from '../deals/data.ts'
import type { ForSale } from '../../prices.ts'
import type { Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from './data.ts'

/** `?offer=` names one, `?condition=` the first of its condition, `?m=` the first of a merchant. */
export const chosenOffer = ({ offers }: ProductPage, { query }: Visit): Offer | undefined =>
  offers.find(offer => offer.offerListingId === query['offer']) ??
  offers.find(offer => offer.condition === query['condition']) ??
  offers.find(offer => offer.merchantId === query['m']) ??
  offers[0]

interface Offering {
  offer: Offer | undefined
  others: readonly Offer[]
  deal: Deal | null
  sells: boolean
  /** The offer with its deal, as prices are made of it. */
  forSale: ForSale | undefined
}

/** What of a product is sold to this visitor. */
export function offering(product: ProductPage, visit: Visit): Offering {
  const offer = chosenOffer(product, visit)
  const isOnDeal = product.deal?.offerListingId === offer?.offerListingId
  const deal = isOnDeal && product.deal && product.deal.endTime > visit.now ? product.deal : null
  return {
    offer,
    others: product.offers.filter(other => other !== offer),
    deal,
    sells:
      !product.byInvitation &&
      product.soldAlone !== false &&
      offer !== undefined &&
      offer.stock > 0,
    forSale: offer && { price: offer.price, listPrice: offer.listPrice, deal },
  }
}
