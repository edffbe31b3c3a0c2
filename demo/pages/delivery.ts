import { chosenOffer } from './offers.ts'
import type { Offer, PageData, ProductPage } from './page-data.ts'
import { returnPath } from './sign-in.ts'
import type { PageMaker, Visit } from './visit.ts'

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
  const ordered = { kind, price: offer.price, member: visitor.prime }
  const promise = await data.delivery(ordered, place)
  return {
    promise,
    timeLeft: promise.way === 'sent' ? timeLeft(promise.orderBy, visit) : '',
    /** Where a fresh one comes from. */
    href: `/dp/${asin}/delivery?offer=${encodeURIComponent(offer.offerListingId)}`,
  }
}

/** `/dp/<asin>/delivery`: that part alone, for the page's script. */
export const deliveryPart =
  (asin: string): PageMaker =>
  async (visit, data) => {
    const product = await data.product(asin)
    const offer = product && chosenOffer(product, visit)
    const shown = product && offer && (await delivery(product, offer, visit, data))
    return shown ? { template: 'delivery', title: '', model: { delivery: shown } } : null
  }

/** `/gp/delivery/location.html`: the place is chosen without scripts. */
export const locationPage: PageMaker = async (visit, data) => {
  const { query, sessionId, words } = visit
  const [addresses, destinations] = await Promise.all([
    data.addresses(sessionId),
    data.destinations(),
  ])
  return {
    template: 'location',
    title: words.t('location.title'),
    model: {
      addresses,
      destinations,
      path: returnPath(query['path']),
      refused: 'error' in query,
    },
  }
}
