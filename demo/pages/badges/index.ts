import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { badgePieces, climatePage } from './badges.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

/** What stands behind a product, in a word. */
export const badges = {
  routes: { '/dp/:asin{[A-Z0-9]{10}}/climate': climatePage },
  pieces: badgePieces,
  sheets: sheetsIn(import.meta.url, ['badges']),
  texts: { en, de, ar },
} satisfies PagesFamily
