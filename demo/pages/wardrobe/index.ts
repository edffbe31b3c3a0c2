import { sheetsIn, type PagesFamily, type Piece, type ProductVisit } from '../render/family.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

async function fitPieces({ product, data }: ProductVisit): Promise<Piece[]> {
  const fit = await data.fit(product.parentAsin)
  if (!fit) return []
  const here = product.variations.find(({ asin }) => asin === product.asin)
  const sizes = fit.sizes.map(one => ({
    ...one,
    isChosen: Object.values(here?.values ?? {}).includes(one.size),
  }))
  return [{ slot: 'variations', template: 'wardrobe/fit-guide', model: { ...fit, sizes } }]
}

/** How clothes fit. */
export const wardrobe = {
  pieces: fitPieces,
  sheets: sheetsIn(import.meta.url, ['wardrobe']),
  texts: { en, de, ar },
} satisfies PagesFamily
