import type { Database } from './database/database.ts'
import { families } from './families.ts'
import { insertProducts } from './products/seed/rows.ts'
import type { FamilyOutline, Shelf } from './server/family.ts'

const every: readonly FamilyOutline[] = families

/** The products of all families that are written by hand, in the order of the shop's lists. */
export const shelves: readonly Shelf[] = every
  .flatMap(family => family.shelves ?? [])
  .toSorted((a, b) => a.from - b.from)

/**
 * Fills an empty database, and what an older one has not yet. Two stores may start at once on one
 * database: what is there already stays as it is.
 */
export async function seed({ orm }: Database): Promise<void> {
  await orm.transaction(async tx => {
    for (const { from, products } of shelves) await insertProducts(tx, products, from)
  })
  for (const family of every) await orm.transaction(async tx => family.seed?.(tx))
}
