import { asc, eq } from 'drizzle-orm'
import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { ServicesData } from '../../pages/services/data.ts'
import type { Family } from '../server/family.ts'
import { aboutServices } from './about.ts'
import { serviceFixtures } from './fixtures.ts'
import { chosenServices } from './form.ts'
import { servicesHandlers } from './handlers.ts'
import { servicesIn, servicesOf } from './offers.ts'
import { productLinks } from './routes.ts'
import { shelf } from './seed/products.ts'
import { seedServices } from './seed/seed.ts'
import { servicesArriving, servicesWith } from './services.ts'
import {
  offerFeature,
  productService,
  service,
  serviceMapping,
  serviceMerchant,
  serviceOffer,
} from './tables.ts'
import { wording } from './wording/wording.ts'

/** What comes with an offer, what the shop's people do for a product, and services that are ordered with it. */
export const services: Family<(typeof servicesCalls)[number], ServicesData> = {
  shelves: [shelf],
  wording,
  seed: seedServices,
  seededTables: [
    offerFeature,
    productService,
    service,
    serviceMapping,
    serviceMerchant,
    serviceOffer,
  ],
  fixture: serviceFixtures,
  extras: [chosenServices],
  cartFacts: { goesWith: servicesWith, arriving: servicesArriving },
  open(shop) {
    const { orm, words } = shop
    return {
      handlers: servicesHandlers(shop),
      routes: productLinks(),
      data: {
        async offerFeatures(asin) {
          const rows = await orm
            .select({ name: offerFeature.name })
            .from(offerFeature)
            .where(eq(offerFeature.asin, asin))
            .orderBy(asc(offerFeature.position))
          return rows.map(({ name }) => name)
        },
        aboutServices: asin => aboutServices(shop, asin, 'en'),
        services: (asin, zip) => servicesOf(orm, asin, zip),
      },
      dataIn: language => ({
        aboutServices: asin => aboutServices(shop, asin, language),
        services: async (asin, zip) =>
          servicesIn(words, language, await servicesOf(orm, asin, zip)),
      }),
    }
  },
}
