import type { freshCalls } from '../../../src/contract/fresh/index.ts'
import type { FreshData } from '../../pages/fresh/data.ts'
import type { Family } from '../server/family.ts'
import { freshFacts, freshFixtures } from './fixtures.ts'
import { freshHandlers } from './handlers.ts'
import { couponPrices, spendCoupon } from './grocery/coupons.ts'
import { groceryRoutes } from './grocery/routes.ts'
import { coupon } from './grocery/tables.ts'
import { keepOpen } from './orders.ts'
import { freshRoutes } from './routes.ts'
import { freshData } from './page-data.ts'
import { coupons } from './seed/coupons.ts'
import { stores } from './seed/stores.ts'
import { openSlots } from './slots.ts'
import { freshStore } from './tables.ts'

/** Groceries of several stores: carts, coupons, lists, delivery times, orders that still take more. */
export const fresh: Family<(typeof freshCalls)[number], FreshData> = {
  async seed(tx) {
    await tx
      .insert(freshStore)
      .values([...stores])
      .onConflictDoNothing()
    await tx
      .insert(coupon)
      .values([...coupons])
      .onConflictDoNothing()
  },
  seededTables: [freshStore, coupon],
  fixture: freshFixtures,
  cartFacts: {
    lines: couponPrices,
    async ordering(tx, line, order) {
      await keepOpen(tx, line, order)
      await spendCoupon(tx, line, order)
    },
  },
  open: shop => ({
    handlers: freshHandlers(shop),
    routes: freshRoutes(shop).route('/', groceryRoutes(shop)),
    testRoutes: freshFacts(shop),
    data: freshData(shop),
    tick: () => openSlots(shop.orm, shop.now()),
  }),
}
