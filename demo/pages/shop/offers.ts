import type { Deal } from '../deals/data.ts'
import type { Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from './data.ts'

/** `?offer=` names one, `?condition=` the first of its condition. */
export const chosenOffer = ({ offers }: ProductPage, { query }: Visit): Offer | undefined =>
  offers.find(offer => offer.offerListingId === query['offer']) ??
  offers.find(offer => offer.condition === query['condition']) ??
  offers[0]

/** Percent saved against the list price, null where nothing is. */
function saving({ price, listPrice }: Pick<Offer, 'price' | 'listPrice'>): number | null {
  if (!listPrice || listPrice.amount <= price.amount) return null
  return Math.round((1 - price.amount / listPrice.amount) * 100)
}

interface Offering {
  offer: Offer | undefined
  others: readonly Offer[]
  deal: Deal | null
  sells: boolean
  saving: number | null
}

/** What of a product is sold to this visitor. */
export function offering(product: ProductPage, visit: Visit): Offering {
  const offer = chosenOffer(product, visit)
  const isNew = offer?.condition !== 'used'
  return {
    offer,
    others: product.offers.filter(other => other !== offer),
    deal: isNew && product.deal && product.deal.endTime > visit.now ? product.deal : null,
    sells: !product.byInvitation && offer !== undefined && offer.stock > 0,
    saving: offer ? saving(offer) : null,
  }
}
