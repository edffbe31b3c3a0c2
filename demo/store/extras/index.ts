import type { extrasCalls } from '../../../src/contract/extras/index.ts'
import type { ExtrasData } from '../../pages/extras/data.ts'
import type { Family } from '../server/family.ts'
import { extrasFixtures } from './fixtures.ts'
import { extrasHandlers } from './handlers.ts'
import { extrasData, extrasDataIn } from './page-data.ts'
import { paymentFeatures } from './payment-content.ts'
import { payment } from './payment.ts'
import { plansWith, protection, warranty } from './plans.ts'
import { freeSample, samplesWith } from './samples.ts'
import { shelf } from './seed/products.ts'
import { seedExtras } from './seed/seed.ts'
import { paymentOption, plan, sample } from './tables.ts'
import { wording } from './wording/wording.ts'

/** Plans, payment and samples: what a shopper takes beside a product. */
export const extras: Family<(typeof extrasCalls)[number], ExtrasData> = {
  shelves: [shelf],
  wording,
  seed: seedExtras,
  seededTables: [plan, paymentOption, sample],
  fixture: extrasFixtures,
  extras: [protection, warranty, payment, freeSample],
  features: paymentFeatures,
  cartFacts: {
    async goesWith(tx, bases) {
      return [...(await plansWith(tx, bases)), ...(await samplesWith(tx, bases))]
    },
  },
  open(shop) {
    const { orm, words } = shop
    const data = extrasData(orm)
    return {
      handlers: extrasHandlers(shop),
      data,
      dataIn: language => extrasDataIn(data, words, language),
    }
  },
}
