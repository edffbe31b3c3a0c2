import { asc, eq } from 'drizzle-orm'
import type { servicesCalls } from '../../../src/contract/services/index.ts'
import type { ServicesData } from '../../pages/services/data.ts'
import type { Family } from '../server/family.ts'
import { languageOf } from '../server/language.ts'
import { Refused } from '../server/problem.ts'
import { aboutServices, sheetAboutServices } from './about.ts'
import { aboutOptions } from './options.ts'
import { features } from './seed/features.ts'
import { services as seeded } from './seed/services.ts'
import { offerFeature, productService } from './tables.ts'

const featureRows = Object.entries(features).flatMap(([asin, names]) =>
  names.map((name, position) => ({ asin, position, name })),
)
const serviceRows = Object.entries(seeded).flatMap(([asin, offered]) =>
  offered.map(([service, price], position) => ({
    asin,
    service,
    position,
    price,
    currency: 'EUR',
  })),
)

/** What comes with an offer, and what the shop's people do for a product. */
export const services: Family<(typeof servicesCalls)[number], ServicesData> = {
  async seed(tx) {
    await tx.insert(offerFeature).values(featureRows).onConflictDoNothing()
    await tx.insert(productService).values(serviceRows).onConflictDoNothing()
  },
  seededTables: [offerFeature, productService],
  open: ({ orm, words }) => ({
    handlers: {
      'service-content': ({ query }, visit) =>
        aboutOptions({ orm, words }, query.vasProductData, languageOf(visit)),
      'sheet-content': async ({ query: { asin = '' } }, visit) => {
        const language = languageOf(visit)
        const about = await aboutServices(orm, asin, language)
        if (about === null) throw new Refused('unknown', 'NO_SERVICES')
        return sheetAboutServices(about, language)
      },
    },
    data: {
      async offerFeatures(asin) {
        const rows = await orm
          .select({ name: offerFeature.name })
          .from(offerFeature)
          .where(eq(offerFeature.asin, asin))
          .orderBy(asc(offerFeature.position))
        return rows.map(({ name }) => name)
      },
      aboutServices: asin => aboutServices(orm, asin, 'en'),
    },
    dataIn: language => ({ aboutServices: asin => aboutServices(orm, asin, language) }),
  }),
}
