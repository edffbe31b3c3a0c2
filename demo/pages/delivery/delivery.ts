import { ownPath } from '../../own-path.ts'
import type { PageData } from '../data.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from '../shop/data.ts'
import { chosenOffer } from '../shop/offers.ts'
import type { Delivery } from './data.ts'

/** Hours and minutes as the page itself writes them, before and without the element that counts. */
function timeLeft(until: number, { now, preferences }: Visit): string {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000))
  const parts = [
    ['hour', Math.floor(minutes / 60)],
    ['minute', minutes % 60],
  ] as const
  return parts
    .filter(([unit, count]) => unit === 'minute' || count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(preferences.language, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
      }).format(count),
    )
    .join(' ')
}

/** When a product arrives, where and at what cost: the part of its page that depends on the place. */
export async function delivery(
  { asin, kind }: ProductPage,
  offer: Offer | undefined,
  visit: Visit,
  data: PageData,
) {
  if (!offer || offer.stock === 0) return null
  const { place, visitor } = visit
  // The fewest that one can order.
  const line = { id: asin, kind, price: offer.price, quantity: offer.moq ?? 1 }
  const [shipment] = await data.shipments({ lines: [line], member: visitor.prime }, place)
  const promise: Delivery = shipment?.delivery ?? { way: 'none' }
  return {
    promise,
    timeLeft: promise.way === 'sent' ? timeLeft(promise.orderBy, visit) : '',
    /** Where a fresh one comes from. */
    href: `/dp/${asin}/delivery?offer=${encodeURIComponent(offer.offerListingId)}`,
  }
}

/** The same as a piece of the page of the product. */
export async function deliveryPieces(of: ProductVisit): Promise<Piece[]> {
  const { product, offer, sells, visit, data } = of
  const model = sells ? await delivery(product, offer, visit, data) : null
  return model ? [{ slot: 'delivery', template: 'delivery/delivery', model }] : []
}

/** `/dp/<asin>/delivery`: that part alone, for the page's script. */
export const deliveryPart: PageMaker = async (visit, data) => {
  const product = await data.product(visit.params['asin'] ?? '')
  const offer = product && chosenOffer(product, visit)
  const shown = product && offer && (await delivery(product, offer, visit, data))
  return shown ? { template: 'delivery/part', title: '', model: { delivery: shown } } : null
}

/** `/gp/delivery/location.html`: the place is chosen without scripts. */
export const locationPage: PageMaker = async (visit, data) => {
  const { query, sessionId, words } = visit
  const [addresses, destinations] = await Promise.all([
    data.addresses(sessionId),
    data.destinations(),
  ])
  return {
    template: 'delivery/location',
    title: words.t('location.title'),
    model: {
      addresses,
      destinations,
      path: ownPath(query['path']),
      refused: 'error' in query,
    },
  }
}
