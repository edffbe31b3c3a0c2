import type { Piece, ProductVisit } from '../render/family.ts'
import type { PageMaker } from '../render/visit.ts'

export async function badgePieces({ product: { asin }, data }: ProductVisit): Promise<Piece[]> {
  const certificates = await data.certificates(asin)
  if (certificates.length === 0) return []
  return [{ slot: 'facts', template: 'badges/climate', model: { page: `/dp/${asin}/climate` } }]
}

/** `/dp/<asin>/climate`: the same as the sheet shows, for browsers without scripts. */
export const climatePage: PageMaker = async ({ params, words }, data) => {
  const product = await data.product(params['asin'] ?? '')
  const certificates = product ? await data.certificates(product.asin) : []
  if (!product || certificates.length === 0) return null
  return {
    template: 'badges/page',
    title: words.t('climate.title'),
    model: { product, certificates },
  }
}
