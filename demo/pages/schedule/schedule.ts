import type { Piece, ProductVisit } from '../render/family.ts'

/** Products that two people carry into the house, at a time that the shopper chooses. */
const carried = new Set(['B0WASHER01'])

export async function schedulePieces({
  product,
  offer,
  sells,
  data,
}: ProductVisit): Promise<Piece[]> {
  if (!offer || !sells || !carried.has(product.asin)) return []
  const model = { months: data.deliveryMonths() }
  return [{ slot: 'options', template: 'schedule/scheduled', model }]
}
