import { shopZone } from '../../shop-day.ts'
import { offered } from '../buying/index.ts'
import type { PageData } from '../data.ts'
import { addressOfAdding, openOrder } from '../ordering/index.ts'
import type { PageMaker, Visit } from '../render/visit.ts'
import type { DeliveryTime, GroceryStore } from './data.ts'
import { unitsOf } from './order.ts'

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

/** What is wrong, in the words of the shop. */
function problemOf({ query, words }: Visit, isOrder: boolean): string | null {
  const code = query['error']
  if (code === undefined) return null
  if (!isOrder) return words.t('fresh.slot.gone')
  const id = `fresh.order.error.${code}`
  return words.t(words.has(id) ? id : 'fresh.order.error')
}

/** The order that the page adds to, and what it holds; null: it adds to the cart. */
async function orderOf(visit: Visit, data: PageData) {
  const { query, sessionId, visitor } = visit
  if (query['order'] === undefined || visitor.name === null) return null
  const open = (await data.openOrders(sessionId)).filter(
    ({ orderId }) => orderId === query['order'],
  )
  const chosen = open.find(({ storeId }) => storeId === query['store']) ?? open[0]
  const order = chosen && (await data.order(sessionId, chosen.orderId))
  return order ? { ...openOrder(visit, chosen), open, order } : null
}

/** The stores to choose from, with the addresses of their pages: those of an order, or all. */
function choice(
  stores: readonly GroceryStore[],
  adding: Awaited<ReturnType<typeof orderOf>>,
  visit: Visit,
): GroceryStore[] {
  if (!adding) return [...stores]
  return stores.flatMap(store => {
    const open = adding.open.find(({ storeId }) => storeId === store.storeId)
    return open ? [{ ...store, front: addressOfAdding(visit, open) }] : []
  })
}

/** The calls that add to an order say to which one (COR-124). */
function callsFor(orderId: string) {
  const query = new URLSearchParams({ orderId })
  return {
    'fresh-order-add': `/fom/add-to-fresh-order?${query}`,
    'fresh-order-add-ref': `/fom/add-to-fresh-order/ref={reftag}?${query}`,
  }
}

/** `/fresh`: groceries of a store, to be put into the cart, or into an order, where they stand. */
export const fresh: PageMaker = async (visit, data) => {
  const all = await data.groceryStores(visit.preferences.language)
  const adding = await orderOf(visit, data)
  const wanted = adding?.storeId ?? visit.query['store']
  const store = all.find(({ storeId }) => storeId === wanted) ?? all[0]
  if (!store) return null
  const cards = (await data.products({ kind: 'fresh', limit: 16 })).filter(
    ({ brand }) => store.sells === null || brand === store.sells,
  )
  const found = await Promise.all(cards.map(card => offered(card, data)))
  const inCart = (asin: string) =>
    visit.cart.lines
      .filter(line => line.asin === asin && line.storeId === store.storeId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const isClosed = !adding && visit.query['order'] !== undefined && visit.visitor.name !== null
  const open = adding ? [] : await data.openOrders(visit.sessionId)
  return {
    template: 'fresh/fresh',
    title: visit.words.t('fresh.title'),
    pageType: 'browse',
    ...(adding && { state: { calls: callsFor(adding.orderId) } }),
    model: {
      store,
      stores: choice(all, adding, visit),
      adding,
      added: adding && 'added' in visit.query,
      problem: isClosed
        ? visit.words.t('fresh.order.error.ITEM_NOT_AVAILABLE_FOR_RESERVATION')
        : problemOf(visit, adding !== null),
      open: open.map(order => openOrder(visit, order)),
      ...(adding ? {} : await deliveryTime(visit, data, store.storeId)),
      rows: found.map(row => {
        const held = adding ? unitsOf(adding.order, row.card.asin) : inCart(row.card.asin)
        // The units of an order have left the stock.
        const stock = (row.offer?.stock ?? 1) + (adding ? held : 0)
        return {
          ...row,
          widgetId: `quantity-${row.card.asin}`,
          held,
          most: Math.min(stock, mostUnits),
        }
      }),
    },
  }
}

/** The delivery time that the shopper holds, or those to choose from. */
async function deliveryTime(visit: Visit, data: PageData, storeId: string) {
  const reserved = await data.reservedTime(visit.sessionId)
  const times = reserved ? [] : await data.deliveryTimes(storeId)
  return {
    reserved: reserved && timeIn(visit, reserved),
    times: times.map(time => timeIn(visit, time)),
  }
}
