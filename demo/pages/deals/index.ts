import type { PagesFamily, Piece, ProductVisit } from '../render/family.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

export { runningDeals } from './today.ts'

/** Where a deal competes with other offers it is one row among them. */
async function dealPieces({ deal, others }: ProductVisit): Promise<Piece[]> {
  if (!deal) return []
  return others.length > 0
    ? [{ slot: 'afterBuyBox', template: 'deals/deal', model: { deal, shape: 'accordion' } }]
    : [{ slot: 'beforeBuyBox', template: 'deals/deal', model: { deal, shape: 'single' } }]
}

export const deals = { pieces: dealPieces, texts: { en, de, ar } } satisfies PagesFamily
