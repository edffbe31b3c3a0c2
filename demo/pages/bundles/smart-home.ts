import type { Piece, ProductVisit } from '../render/family.ts'
import { bundled } from './bundled.ts'

/** What a product controls or works with. */
const accessories: Readonly<Record<string, readonly string[]>> = {
  B0SPEAKER1: ['B0BULB0001', 'B0PLUG0001', 'B0LOCK0001'],
}

const isNumber = ({ type }: Intl.NumberFormatPart): boolean =>
  /^(integer|group|decimal|fraction)$/.test(type)

/** How amounts of the currency look in the language: `{amount}` stands for the number, between its signs. */
function formatOf(language: string, currency: string) {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(
    1_234_567.89,
  )
  const signOf = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  const first = parts.findIndex(isNumber)
  const texts = parts.map((part, at) =>
    isNumber(part) ? (at === first ? '{amount}' : '') : part.value,
  )
  return { priceFormat: texts.join(''), decimal: signOf('decimal'), group: signOf('group') }
}

/** What works with what the buy box sells. */
export async function smartHomePieces(of: ProductVisit): Promise<Piece[]> {
  const set = of.sells && accessories[of.product.asin]
  if (!set) return []
  const all = await bundled(set, of)
  const currency = all[0]?.offer.price.currency
  if (!currency) return []
  const items = all.map(({ offer, product }) => ({
    asin: product.asin,
    offerListingId: offer.offerListingId,
    title: product.title,
    imageUrl: product.imageUrl,
    price: offer.price,
    amount: (offer.price.amount / 100).toFixed(2),
  }))
  const model = { items, currency, ...formatOf(of.visit.preferences.language, currency) }
  return [{ slot: 'services', template: 'bundles/smart-home', model }]
}
