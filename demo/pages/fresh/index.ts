import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { fresh } from './fresh.ts'
import { substitute } from './substitute.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Groceries, and the times at which they are delivered. */
export const freshPages = {
  routes: { '/fresh': fresh, '/afx/cartconflicts/resolve/substitute': substitute },
  tour,
  sheets: sheetsIn(import.meta.url, ['fresh']),
  texts: { en, de, ar },
} satisfies PagesFamily
