import { sheetsIn, type PagesFamily, type Piece, type ProductVisit } from '../render/family.ts'
import { sharesOf } from './shares.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

async function reviewPieces({ product, data }: ProductVisit): Promise<Piece[]> {
  const reviews = await data.reviews(product.parentAsin)
  const model = { reviews, shares: sharesOf(product.rating) }
  return [{ slot: 'reviews', template: 'reviews/reviews', model }]
}

/** What customers say. */
export const reviews = {
  pieces: reviewPieces,
  sheets: sheetsIn(import.meta.url, ['reviews']),
  texts: { en, de, ar },
} satisfies PagesFamily
