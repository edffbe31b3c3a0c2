import type { Piece, ProductVisit } from '../render/family.ts'

/** Products that two people carry into the house, at a time that the shopper chooses. */
const carried = new Set(['B0WASHER01'])

export async function schedulePieces({
  product,
  offer,
  sells,
  data,
}: ProductVisit): Promise<Piece[]> {
  const { asin } = product
  if (!offer || !sells || !carried.has(asin)) return []
  const months = data.deliveryMonths()
  const slotsPayload = { asin, shipoption: 'scheduled', offerListingID: offer.offerListingId }
  const model = { months, state: { slotsPayload } }
  return [{ slot: 'options', template: 'schedule/calendar', model }]
}
