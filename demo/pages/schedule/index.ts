import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { schedulePieces } from './schedule.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

export { slotAtOnce, slotOptions } from './schedule.ts'

/** Deliveries at a time that the shopper chooses. */
export const schedule = {
  pieces: schedulePieces,
  sheets: sheetsIn(import.meta.url, ['schedule']),
  texts: { en, de, ar },
} satisfies PagesFamily
