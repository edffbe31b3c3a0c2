import { sheetsIn, type PagesFamily, type ProductVisit } from '../render/family.ts'
import { paymentPieces } from './payment.ts'
import { planPieces } from './plans.ts'
import { samplePieces } from './samples.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Plans, payment and samples. */
export const extras = {
  pieces: async (of: ProductVisit) => [
    ...(await planPieces(of)),
    ...(await paymentPieces(of)),
    ...(await samplePieces(of)),
  ],
  tour,
  sheets: sheetsIn(import.meta.url, ['plans', 'payment', 'samples']),
  texts: { en, de, ar },
} satisfies PagesFamily
