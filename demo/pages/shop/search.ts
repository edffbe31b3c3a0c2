import { searchWords } from '../../search-words.ts'
import { rows, searchShape } from '../buying/index.ts'
import type { PageData } from '../data.ts'
import { partSearch } from '../fitment/index.ts'
import type { PageMaker } from '../render/visit.ts'
import type { ProductKind } from './data.ts'
import { departments } from './departments.ts'
import { tooManyWords } from './problem.ts'

/** `/s/?k=`: what was searched for, or a department; of spare parts those that fit a machine. */
export const search: PageMaker = async (visit, data) => {
  const words = (visit.query['keywords'] ?? visit.query['k'])?.trim() ?? ''
  if (!searchWords(words)) return tooManyWords(visit)
  const kind = departments.find(({ kind: name }) => name === visit.query['kind'])?.kind
  const parts = await partSearch(visit, data)
  const cards = parts?.list.cards ?? (await productsFor(words, kind, data))
  return {
    template: 'shop/search',
    title: words || parts?.title || visit.words.t(kind ? `kind.${kind}` : 'search.all'),
    pageType: 'search',
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
