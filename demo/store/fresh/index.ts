import type { freshCalls } from '../../../src/contract/fresh/index.ts'
import type { FreshData } from '../../pages/fresh/data.ts'
import type { Family } from '../server/family.ts'
import { freshFacts, freshFixtures } from './fixtures.ts'
import { freshHandlers } from './handlers.ts'
import { cartFacts } from './orders.ts'
import { freshRoutes } from './routes.ts'
import { freshData } from './page-data.ts'
import { stores } from './seed/stores.ts'
import { openSlots } from './slots.ts'
import { freshStore } from './tables.ts'

/** Groceries of several stores: carts, delivery times, orders that still take more. */
export const fresh: Family<(typeof freshCalls)[number], FreshData> = {
  async seed(tx) {
    await tx
      .insert(freshStore)
      .values([...stores])
      .onConflictDoNothing()
  },
  seededTables: [freshStore],
  fixture: freshFixtures,
  cartFacts,
  open: shop => ({
    handlers: freshHandlers(shop),
    routes: freshRoutes(shop),
    testRoutes: freshFacts(shop),
    data: freshData(shop),
    tick: () => openSlots(shop.orm, shop.now()),
  }),
}
