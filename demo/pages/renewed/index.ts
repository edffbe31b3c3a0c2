import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { renewedPieces } from './renewed.ts'
import { termsIn } from './terms.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Renewed products, and terms in the texts of all products. */
export const renewed = {
  pieces: renewedPieces,
  shared: { termsIn },
  tour,
  sheets: sheetsIn(import.meta.url, ['renewed']),
  texts: { en, de, ar },
} satisfies PagesFamily
