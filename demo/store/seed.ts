import type { Database, Orm } from './database/database.ts'
import { machineBrand } from './fitment/tables.ts'
import { seedLocations } from './delivery/seed/seed.ts'
import { deal, product, type Renewal } from './server/tables.ts'
import { seedFitment } from './fitment/seed/seed.ts'
import { currency, insertProducts } from './products/seed/rows.ts'
import { catalog } from './products/seed/catalog.ts'
import { deals } from './deals/seed/deals.ts'
import type { SeedDeal } from './products/seed/product.ts'

const hour = 3_600_000

/** Fills an empty database and what an older one has not yet; one that has all is left as it is. */
export async function seed(database: Database): Promise<void> {
  await database.orm.transaction(seedLocations)
  await database.orm.transaction(async tx => {
    const products = await tx.select({ asin: product.asin }).from(product).limit(1)
    const brands = await tx.select({ value: machineBrand.value }).from(machineBrand).limit(1)
    if (products.length > 0 && brands.length > 0) return
    // Two stores may start at once on an empty database: the second leaves it to the first.
    await insertProducts(tx, catalog)
    await seedDeals(tx)
    await seedFitment(tx)
  })
}

async function seedDeals(tx: Orm): Promise<void> {
  await tx.insert(deal).values(deals.map(dealRow)).onConflictDoNothing()
}

/** Without times yet: a deal gets them when it is renewed, at the start of a store. */
function dealRow({ startsIn = 0, lasts, claimed = 0, waiting = 0, ...row }: SeedDeal) {
  const renewal: Renewal = { startsIn, endsIn: startsIn + lasts, claimed, waiting }
  return {
    ...row,
    id: `D${row.asin}`,
    offerListingId: `OL${row.asin}`,
    currency,
    startsAt: 0,
    endsAt: 0,
    earlyAccessMs: row.accessBehavior === 'PRIME_EARLY_ACCESS' ? hour / 2 : null,
    renewal,
  }
}
