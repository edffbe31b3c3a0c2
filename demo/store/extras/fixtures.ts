import * as v from 'valibot'
import { asin, count } from '../products/fixtures.ts'
import { fixture } from '../server/fixtures.ts'
import { paymentOption, plan, sample } from './tables.ts'

/** Plans, payment options and samples of products made to order, for tests. */

const planFixture = v.object({
  asin,
  planAsin: asin,
  monthly: v.optional(v.boolean(), false),
  shortTitle: v.optional(v.string(), 'Fixture'),
})
const optionFixture = v.object({
  asin,
  id: v.string(),
  termCount: v.optional(count, 12),
  interest: v.optional(count, 0),
  card: v.optional(v.nullable(v.string()), null),
  maxQuantity: v.optional(v.nullable(count), null),
})
const sampleFixture = v.object({ asin, sampleAsin: asin })

export const extrasFixtures = fixture(
  v.object({
    plan: v.optional(planFixture),
    paymentOption: v.optional(optionFixture),
    sample: v.optional(sampleFixture),
  }),
  async (tx, given) => {
    const { plan: own, paymentOption: option, sample: free } = given
    if (own) {
      const row = { ...own, offerListingId: `OL${own.planAsin}`, position: 0, terms: [] }
      await tx.insert(plan).values(row)
    }
    if (option) await tx.insert(paymentOption).values({ ...option, position: 0 })
    if (free) {
      const row = { ...free, offerListingId: `OL${free.sampleAsin}`, position: 0 }
      await tx.insert(sample).values(row)
    }
  },
)
