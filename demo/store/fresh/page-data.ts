import { inArray } from 'drizzle-orm'
import type { DeliveryTime, FreshData, GroceryData } from '../../pages/fresh/data.ts'
import { product } from '../products/tables.ts'
import type { Shop } from '../server/family.ts'
import { conflictsOf } from './conflicts.ts'
import { groceryData } from './grocery/page-data.ts'
import { suitingOf } from './handlers.ts'
import { openOrders } from './orders.ts'
import { freeSlots, isGone, reservationOf } from './slots.ts'
import { storesOf } from './stores.ts'
import type { SlotRow } from './tables.ts'
import { storeName } from './texts.ts'

const timeOf = ({ id, startsAt, endsAt }: SlotRow): DeliveryTime => ({ id, startsAt, endsAt })

/** What the pages show of groceries. */
export const freshData = (shop: Shop): FreshData => ({
  ...groceryData(shop),
  ...timesAndStores(shop),
})

const timesAndStores = ({ orm, now }: Shop): Omit<FreshData, keyof GroceryData> => ({
  groceryStores: async language =>
    (await storesOf(orm)).map(({ position: _, zips: _zips, ...store }) => ({
      ...store,
      name: storeName(store.name, language),
    })),

  openOrders: async sessionId =>
    (await openOrders(orm, sessionId, now())).map(({ closesAt, orderId, storeId }) => ({
      orderId,
      storeId,
      closesAt,
    })),

  deliveryTimes: async storeId => (await freeSlots(orm, storeId, now())).map(timeOf),

  async reservedTime(sessionId) {
    const held = await reservationOf(orm, sessionId)
    return held && !isGone(held, now()) ? timeOf(held) : null
  },

  async unsuited(sessionId, query) {
    const lines = await conflictsOf(orm, sessionId, suitingOf(query), now())
    if (!lines) return null
    const asins = lines.map(({ asin }) => asin)
    const products = asins.length
      ? await orm.select().from(product).where(inArray(product.asin, asins))
      : []
    return lines.map(({ asin, quantity }) => ({
      asin,
      quantity,
      title: products.find(one => one.asin === asin)?.title ?? asin,
    }))
  },
})
