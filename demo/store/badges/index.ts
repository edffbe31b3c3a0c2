import type { BadgesData } from '../../pages/badges/data.ts'
import type { Family } from '../server/family.ts'
import { certificatesOf, climateContent } from './climate.ts'
import { certificates } from './seed/certificates.ts'
import { certificate } from './tables.ts'

/** What stands behind products. */
export const badges: Family<never, BadgesData> = {
  async seed(tx) {
    await tx
      .insert(certificate)
      .values([...certificates])
      .onConflictDoNothing()
  },
  seededTables: [certificate],
  features: {
    climatePledge: ({ orm }, { asin, language }) => climateContent(orm, asin, language),
  },
  open: ({ orm }) => ({
    handlers: {},
    data: { certificates: asin => certificatesOf(orm, asin, 'en') },
    dataIn: language => ({ certificates: asin => certificatesOf(orm, asin, language) }),
  }),
}
