import { sheetsIn, type PagesFamily } from '../render/family.ts'
import { cardPieces } from './card.ts'
import { recipientPieces } from './recipient.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'
import { tour } from './tour.ts'

/** Gift cards: how they look, what they are worth, who gets them, and when. */
export const gifts = {
  pieces: async of => [...(await cardPieces(of)), ...(await recipientPieces(of))],
  tour,
  sheets: sheetsIn(import.meta.url, ['gifts']),
  texts: { en, de, ar },
} satisfies PagesFamily
