import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { browse } from './browse.ts'
import { fitmentPieces } from './fitment.ts'
import { brandPage, seeAllParts } from './part-finder.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

export { partSearch } from './part-search.ts'

export const fitment = {
  routes: {
    '/b': browse,
    '/b/': browse,
    '/pcp/partfinder/seeAllParts': seeAllParts,
    '/pcp/partfinder/brandPage': brandPage,
  },
  pieces: fitmentPieces,
  tour,
  sheets: sheetsIn(import.meta.url, ['fitment', 'fitment-room', 'machines', 'parts']),
  texts: { en, de, ar },
} satisfies PagesFamily
