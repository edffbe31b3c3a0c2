import { asc, eq } from 'drizzle-orm'
import type { wardrobeCalls } from '../../../src/contract/wardrobe/index.ts'
import type { WardrobeData } from '../../pages/wardrobe/data.ts'
import type { Family } from '../server/family.ts'
import { fits } from './seed/fits.ts'
import { bodySize, fit } from './tables.ts'

/** Clothes: how they fit. */
export const wardrobe: Family<(typeof wardrobeCalls)[number], WardrobeData> = {
  async seed(tx) {
    const known = Object.entries(fits)
    await tx
      .insert(fit)
      .values(known.map(([asin, { runs }]) => ({ asin, runs })))
      .onConflictDoNothing()
    const sizes = known.flatMap(([asin, one]) =>
      one.sizes.map((size, position) => ({ asin, position, ...size })),
    )
    await tx.insert(bodySize).values(sizes).onConflictDoNothing()
  },
  seededTables: [fit, bodySize],
  open: ({ orm }) => ({
    handlers: {
      // What is counted stands in the log of the requests. The store keeps nothing.
      'size-reftag': async () => undefined,
    },
    data: {
      async fit(asin) {
        const [found] = await orm.select().from(fit).where(eq(fit.asin, asin))
        if (!found) return null
        const { size, bust, waist, hips } = bodySize
        const sizes = await orm
          .select({ size, bust, waist, hips })
          .from(bodySize)
          .where(eq(bodySize.asin, asin))
          .orderBy(asc(bodySize.position))
        return { runs: found.runs, sizes }
      },
    },
  }),
}
