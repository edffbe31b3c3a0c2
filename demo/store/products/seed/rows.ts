import { chunks } from '../../database/chunks.ts'
import type { Orm } from '../../database/database.ts'
import { offer, product } from '../tables.ts'
import type { SeedOffer, SeedProduct } from './product.ts'

export const currency = 'EUR'
/** Rows of one insert: a statement has at most 65,535 parameters. */
const perInsert = 1_000

/** Adds products with their offers; those that are there stay as they are. */
export async function insertProducts(
  tx: Orm,
  products: readonly SeedProduct[],
  firstPosition = 0,
): Promise<void> {
  const rows = products.map((from, n) => productRow(from, firstPosition + n))
  for (const some of chunks(rows, perInsert)) {
    await tx.insert(product).values(some).onConflictDoNothing()
  }
  for (const some of chunks(products.flatMap(offerRows), perInsert)) {
    await tx.insert(offer).values(some).onConflictDoNothing()
  }
}

function productRow(from: SeedProduct, position: number): typeof product.$inferInsert {
  const { offers: _, price: _price, listPrice: _listPrice, stock: _stock, ...rest } = from
  const { specs, variation, tier: _tier, ...row } = rest
  return {
    ...row,
    position,
    specs: Object.entries(specs),
    ...(variation && { variation: Object.entries(variation) }),
  }
}

/** The first offer is the store's own: `OL` and the asin, on which pages and examples rely. */
function offerRows(from: SeedProduct): (typeof offer.$inferInsert)[] {
  const { asin, price, listPrice, stock = 500, moq, tier, offers = [] } = from
  const own: SeedOffer = {
    condition: from.kind === 'renewed' ? 'renewed' : 'new',
    sellerName: 'Harbor & Pine',
    price,
    stock,
    ...(listPrice === undefined ? {} : { listPrice }),
    ...(moq === undefined ? {} : { moq }),
    ...(tier === undefined ? {} : { tier }),
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
