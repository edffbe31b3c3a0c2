import type { fitmentCalls } from '../../../src/contract/fitment/index.ts'
import type { FitmentData } from '../../pages/fitment/data.ts'
import type { Family } from '../server/family.ts'
import { catalogueOf } from './catalogue.ts'
import { helpFiles } from './clips/files.ts'
import { fitmentTestRoutes } from './fixtures.ts'
import { fitmentHandlers } from './handlers.ts'
import { partsIn } from './in-language.ts'
import { unusedLookups } from './lookups.ts'
import { forgetOldMetrics } from './metrics.ts'
import { partData } from './part-data.ts'
import { hasPartNumber } from './parts.ts'
import { partProducts } from './seed/parts.ts'
import { seedFitment } from './seed/seed.ts'
import { machineBrand, machineType, model, part, partFit, partNode, partNumber } from './tables.ts'
import { drawnPartWords } from './wording/drawn-parts.ts'
import { partWordings } from './wording/wording.ts'

/** Spare parts and the machines that they fit. */
export const fitment: Family<(typeof fitmentCalls)[number], FitmentData> = {
  shelves: [{ from: 300, products: partProducts }],
  wording: partWordings,
  composedWords: drawnPartWords,
  seed: seedFitment,
  seededTables: [partNode, machineType, machineBrand, model, part, partNumber, partFit],
  files: helpFiles,
  productFacts: { finds: hasPartNumber },
  open(shop) {
    const { database, orm, now, words } = shop
    const catalogue = catalogueOf(database)
    const parts = partData(database, catalogue)
    return {
      handlers: fitmentHandlers(shop, catalogue),
      routes: unusedLookups(),
      testRoutes: fitmentTestRoutes(orm, now),
      data: { parts },
      dataIn: language => ({ parts: partsIn(parts, words, language) }),
      tick: () => forgetOldMetrics(orm, now()),
      warm: async () => void (await catalogue()),
    }
  },
}
