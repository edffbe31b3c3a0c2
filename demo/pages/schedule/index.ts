import type { PagesFamily } from '../render/family.ts'
import { schedulePieces } from './schedule.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

/** Deliveries at a time that the shopper chooses. */
export const schedule = {
  pieces: schedulePieces,
  texts: { en, de, ar },
} satisfies PagesFamily
