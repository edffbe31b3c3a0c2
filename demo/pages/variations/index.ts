import { sheetsIn, type PagesFamily, type Piece, type ProductVisit } from '../render/family.ts'
import type { ProductPage, Variation } from '../shop/data.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

interface Choice {
  value: string
  /** The product that it leads to. */
  asin: string
  isChosen: boolean
  stock: number
}

/** How much of what is chosen already another product keeps. */
const alike = (a: Variation['values'], b: Variation['values']) =>
  Object.keys(a).filter(name => a[name] === b[name]).length

/** Each fact in which the products differ, with what it can be. A choice leads to the nearest product that has it. */
export function choicesOf({
  asin,
  variations,
}: Pick<ProductPage, 'asin' | 'variations'>): { name: string; choices: Choice[] }[] {
  const here = variations.find(one => one.asin === asin)
  if (!here || variations.length < 2) return []
  return Object.keys(here.values).map(name => ({
    name,
    choices: [...new Set(variations.map(({ values }) => values[name] ?? ''))].map(value => {
      const having = variations.filter(one => one.values[name] === value)
      const [nearest = here] = having.toSorted(
        (a, b) => alike(b.values, here.values) - alike(a.values, here.values),
      )
      const isChosen = here.values[name] === value
      // What is chosen is sold out where nothing with it is left.
      const stock = isChosen ? Math.max(...having.map(one => one.stock)) : nearest.stock
      return { value, isChosen, asin: isChosen ? asin : nearest.asin, stock }
    }),
  }))
}

async function variationPieces({ product }: ProductVisit): Promise<Piece[]> {
  const choices = choicesOf(product)
  // Gift cards have a picker, which holds these links until its code comes (gifts/card.eta).
  if (choices.length === 0 || product.kind === 'gift-card') return []
  return [{ slot: 'variations', template: 'variations/variations', model: { choices } }]
}

/** Sizes and colours: each is a product of its own, and a link leads there. */
export const variations = {
  pieces: variationPieces,
  sheets: sheetsIn(import.meta.url, ['variations']),
  texts: { en, de, ar },
} satisfies PagesFamily
