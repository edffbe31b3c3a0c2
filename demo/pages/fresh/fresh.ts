import { shopZone } from '../../shop-day.ts'
import { offered } from '../buying/index.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { DeliveryTime } from './data.ts'

/** Of an offer of a shop that has more than anybody carries home. */
const mostUnits = 99

const timeIn = (visit: Visit, { startsAt, endsAt, id }: DeliveryTime) => {
  const { language } = visit.preferences
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shopZone,
  })
  return { id, text: format.formatRange(startsAt, endsAt) }
}

/** `/fresh`: groceries of a store, to be put into the cart where they stand. */
export const fresh: PageMaker = async (visit, data) => {
  const stores = await data.groceryStores(visit.preferences.language)
  const store = stores.find(({ storeId }) => storeId === visit.query['store']) ?? stores[0]
  if (!store) return null
  const all = await data.products({ kind: 'fresh', limit: 16 })
  const cards = all.filter(({ brand }) => store.sells === null || brand === store.sells)
  const found = await Promise.all(cards.map(card => offered(card, data)))
  const held = (asin: string) =>
    visit.cart.lines
      .filter(line => line.asin === asin && line.storeId === store.storeId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const reserved = await data.reservedTime(visit.sessionId)
  const times = reserved ? [] : await data.deliveryTimes(store.storeId)
  return {
    template: 'fresh/fresh',
    title: visit.words.t('fresh.title'),
    pageType: 'browse',
    model: {
      store,
      stores,
      problem: visit.query['error'] ? visit.words.t('fresh.slot.gone') : null,
      reserved: reserved && timeIn(visit, reserved),
      times: times.map(time => timeIn(visit, time)),
      rows: found.map(row => ({
        ...row,
        widgetId: `quantity-${row.card.asin}`,
        held: held(row.card.asin),
        most: Math.min(row.offer?.stock ?? 1, mostUnits),
      })),
    },
  }
}
