import type { CartLine } from '../buying/data.ts'
import type { PageData } from '../data.ts'
import type { Piece, ProductVisit } from '../render/family.ts'

/** Products that two people carry into the house, at a time that the shopper chooses. */
const carried = new Set(['B0WASHER01'])

/** Ways to deliver in which the shopper chooses a time. */
const options = ['scheduled', 'evening', 'day'] as const

/**
 * What the checkout offers for a delivery, and what the shopper has chosen of it before. null: no time can be chosen.
 * `asked`: the option that could not be taken.
 */
export function slotOptions(
  { items, goods }: { items: readonly CartLine[]; goods: string },
  data: PageData,
  asked: string | undefined,
) {
  const line = items.find(({ asin }) => carried.has(asin))
  if (goods !== 'bulky' || !line) return null
  const chosen = line.slot ?? null
  return {
    options,
    line,
    months: data.deliveryMonths(),
    chosen,
    option: options.find(one => one === asked) ?? chosen?.option ?? 'standard',
    eveningPrice: { amount: 990, currency: 'EUR' },
  }
}

/** What an order at one press offers for a product. null: no time can be chosen. */
export const slotAtOnce = (asin: string, data: PageData) =>
  carried.has(asin) ? { months: data.deliveryMonths() } : null

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
