import type { Database, Orm } from './database.ts'
import { seedLocations } from './location/seed-locations.ts'
import { deal, offer, product, type Renewal } from './schema.ts'
import { catalog } from './seed/catalog.ts'
import { deals } from './seed/deals.ts'
import type { SeedDeal, SeedOffer, SeedProduct } from './seed/product.ts'

const currency = 'EUR'
const hour = 3_600_000

/** Fills an empty database; one that has products is left as it is. */
export async function seed(database: Database): Promise<void> {
  await database.orm.transaction(seedLocations)
  await database.orm.transaction(async tx => {
    const [found] = await tx.select({ asin: product.asin }).from(product).limit(1)
    if (found) return
    // Two stores may start at once on an empty database: the second leaves it to the first.
    await tx.insert(product).values(catalog.map(productRow)).onConflictDoNothing()
    await tx.insert(offer).values(catalog.flatMap(offerRows)).onConflictDoNothing()
    await seedDeals(tx)
  })
}

async function seedDeals(tx: Orm): Promise<void> {
  await tx.insert(deal).values(deals.map(dealRow)).onConflictDoNothing()
}

function productRow(from: SeedProduct, position: number): typeof product.$inferInsert {
  const { offers: _, price: _price, listPrice: _listPrice, stock: _stock, specs, ...row } = from
  return { ...row, position, specs: Object.entries(specs) }
}

/** The first offer is the store's own: `OL` and the asin, on which pages and examples rely. */
function offerRows(from: SeedProduct): (typeof offer.$inferInsert)[] {
  const { asin, price, listPrice, stock = 500, moq, offers = [] } = from
  const own: SeedOffer = {
    condition: from.kind === 'renewed' ? 'renewed' : 'new',
    sellerName: 'Harbor & Pine',
    price,
    stock,
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(moq === undefined ? {} : { moq }),
  }
  return [own, ...offers].map((seeded, position) => ({
    ...seeded,
    asin,
    position,
    currency,
    id: position === 0 ? `OL${asin}` : `OL${asin}-${position + 1}`,
    merchantId: merchantId(seeded.sellerName),
  }))
}

const merchantId = (seller: string) => `M${seller.toUpperCase().replace(/[^A-Z]/g, '')}`

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
