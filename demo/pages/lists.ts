import { departments } from './departments.ts'
import type { PageData, ProductCard, ProductKind } from './page-data.ts'
import { partSearch } from './part-search.ts'
import { freshShape, searchShape, type Shape } from './quantity-shapes.ts'
import type { PageMaker, Visit } from './visit.ts'

/** A list row with a form of its own: nothing of one product may reach another. */
async function row(card: ProductCard, shape: Shape, visit: Visit, data: PageData) {
  const product = await data.product(card.asin)
  const offer = product?.offers.find(({ stock }) => stock > 0)
  /** What has conditions is bought on its own page, which explains them. */
  const sellsHere = offer !== undefined && !offer.moq && !product?.byInvitation
  return { card, offer, sellsHere, selector: shape(card, offer, visit) }
}

const rows = (
  cards: ProductCard[],
  shapeOf: (row: number) => Shape,
  visit: Visit,
  data: PageData,
) => Promise.all(cards.map((card, n) => row(card, shapeOf(n), visit, data)))

/** `/s/?k=`: what was searched for, or a department; of spare parts those that fit a machine. */
export const search: PageMaker = async (visit, data) => {
  const words = (visit.query['keywords'] ?? visit.query['k'])?.trim() ?? ''
  const kind = departments.find(({ kind: name }) => name === visit.query['kind'])?.kind
  const parts = await partSearch(visit, data)
  const cards = parts?.list.cards ?? (await productsFor(words, kind, data))
  return {
    template: 'search',
    title: words || parts?.title || visit.words.t(kind ? `kind.${kind}` : 'search.all'),
    pageType: 'search',
    tags: ['dp-quantity-selector', ...(parts ? ['dp-fitment-stripe'] : [])],
    model: {
      searched: words,
      kind: parts ? 'part' : kind,
      parts,
      pager: parts?.list.pager,
      rows: await rows(cards, searchShape, visit, data),
    },
  }
}

const productsFor = (words: string, kind: ProductKind | undefined, data: PageData) =>
  data.products({ ...(kind && { kind }), ...(words && { search: words }), limit: 24 })

/** `/fresh`: groceries, each row with another shape of the quantity selector. */
export const fresh: PageMaker = async (visit, data) => {
  const cards = await data.products({ kind: 'fresh', limit: 16 })
  return {
    template: 'fresh',
    title: visit.words.t('fresh.title'),
    pageType: 'browse',
    tags: ['dp-quantity-selector', 'dp-buy-box'],
    model: { rows: await rows(cards, freshShape, visit, data) },
  }
}
