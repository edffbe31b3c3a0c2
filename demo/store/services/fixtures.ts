import * as v from 'valibot'
import { asin } from '../products/fixtures.ts'
import { fixture } from '../server/fixtures.ts'
import { service, serviceMapping, serviceOffer } from './tables.ts'

/** Services for products made to order, for tests. A product that is no service yet becomes one. */

const serviceFixture = v.object({
  asin,
  serviceAsin: asin,
  buyable: v.optional(v.boolean(), true),
  mandatory: v.optional(v.boolean(), false),
  mappingSet: v.optional(v.string(), 'heavybulky'),
  zipPrefix: v.optional(v.string(), ''),
})

export const serviceFixtures = fixture(
  v.object({ service: v.optional(serviceFixture) }),
  async (tx, { service: own }) => {
    if (!own) return
    const { serviceAsin, buyable, zipPrefix, ...mapping } = own
    await tx
      .insert(service)
      .values({ asin: serviceAsin, shortTitle: 'Fixture', buyable })
      .onConflictDoNothing()
    await tx
      .insert(serviceOffer)
      .values({ serviceAsin, zipPrefix, offerListingId: `OL${serviceAsin}` })
      .onConflictDoNothing()
    await tx.insert(serviceMapping).values({ ...mapping, serviceAsin, position: 0 })
  },
)
