import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Orm } from '../database/database.ts'
import { extra, once } from '../server/extra.ts'
import type { GoesWith } from '../server/family.ts'
import { Refused } from '../server/problem.ts'
import { samplesOf } from './page-data.ts'
import { sample } from './tables.ts'

const id = once(v.pipe(v.string(), v.maxLength(100)))

/** A free sample: a line of its own, for nothing, under the first product of the form (SMP-013 to SMP-015). */
export const freeSample = extra({
  id: 'freeSample',
  fields: { freeSampleOfferListingId: id, freeSampleAsin: id },
  async take(tx, { freeSampleOfferListingId, freeSampleAsin }, [first]) {
    if (!first) return {}
    const found = (await samplesOf(tx, first.asin)).find(
      ({ asin, offerListingId }) =>
        // A form without scripts has one field alone: the offer.
        offerListingId === freeSampleOfferListingId && asin === (freeSampleAsin ?? asin),
    )
    if (!found) {
      const detail = `${freeSampleAsin ?? freeSampleOfferListingId} is no sample for ${first.asin}`
      throw new Refused('incomplete', 'UNKNOWN_ADD_ON', detail)
    }
    const { asin, offerListingId } = found
    return { addOns: [{ asin, offerListingId, quantity: 1, base: first.asin, leavesWith: true }] }
  },
})

export async function samplesWith(tx: Orm, bases: readonly string[]): Promise<GoesWith[]> {
  const rows = await tx.select().from(sample).where(inArray(sample.asin, bases))
  return rows.map(({ asin, sampleAsin }) => ({
    base: asin,
    asin: sampleAsin,
    kind: 'sample',
    followsQuantity: false,
  }))
}
