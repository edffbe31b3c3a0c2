import { sheetsIn, type PagesFamily, type ProductVisit } from '../render/family.ts'
import { beautyPieces } from './beauty.ts'
import { smartHomePieces } from './smart-home.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Products that go together. */
export const bundles = {
  pieces: async (of: ProductVisit) => [...(await beautyPieces(of)), ...(await smartHomePieces(of))],
  tour,
  sheets: sheetsIn(import.meta.url, ['bundles']),
  texts: { en, de, ar },
} satisfies PagesFamily
