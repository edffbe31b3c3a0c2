import type { PageMaker } from '../render/visit.ts'
import { freshShape } from './quantity-shapes.ts'
import { rows } from './rows.ts'

/** `/fresh`: groceries, to be put into the cart where they stand. */
export const fresh: PageMaker = async (visit, data) => {
  const cards = await data.products({ kind: 'fresh', limit: 16 })
  return {
    template: 'buying/fresh',
    title: visit.words.t('fresh.title'),
    pageType: 'browse',
    model: { rows: await rows(cards, () => freshShape, visit, data) },
  }
}
