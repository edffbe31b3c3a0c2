import type { PageData } from '../data.ts'
import type { Visit } from '../render/visit.ts'
import type { ProductCard } from '../shop/data.ts'
import type { Shape } from './quantity-shapes.ts'

/** What of a product a list sells. */
export async function offered(card: ProductCard, data: PageData) {
  const product = await data.product(card.asin)
  const offer = product?.offers.find(({ stock }) => stock > 0)
  /** What has conditions is bought on its own page, which explains them. */
  const sellsHere = offer !== undefined && !offer.moq && !product?.byInvitation
  return { card, offer, sellsHere }
}

/** A list row with a form of its own: nothing of one product may reach another. */
async function row(card: ProductCard, shape: Shape, visit: Visit, data: PageData) {
  const found = await offered(card, data)
  return { ...found, selector: shape(card, found.offer, visit) }
}

export const rows = (
  cards: ProductCard[],
  shapeOf: (row: number) => Shape,
  visit: Visit,
  data: PageData,
) => Promise.all(cards.map((card, n) => row(card, shapeOf(n), visit, data)))
