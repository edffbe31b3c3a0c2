import type { Money } from '../../../src/contract/schema.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import { bundled, type Bundled } from './bundled.ts'

/** What goes well with a product, the product itself first. */
const sets: Readonly<Record<string, readonly string[]>> = {
  B0LIPSTIK1: ['B0LIPSTIK1', 'B0NAILPOL1', 'B0LOTION01'],
}

/** What each combination costs, by pattern: one character for each item, 1 where it is checked. */
function sumsOf(items: readonly Bundled[], money: (amount: Money) => string) {
  const sums: Record<string, string> = {}
  for (let set = 1; set < 2 ** items.length; set++) {
    const pattern = set.toString(2).padStart(items.length, '0')
    const checked = items.filter((_, position) => pattern[position] === '1')
    const amount = checked.reduce((sum, { offer }) => sum + offer.price.amount, 0)
    sums[pattern] = money({ amount, currency: items[0]!.offer.price.currency })
  }
  return sums
}

/** What goes well with what the buy box sells; nothing where the rest is sold out. */
export async function beautyPieces(of: ProductVisit): Promise<Piece[]> {
  const set = of.sells && sets[of.product.asin]
  if (!set) return []
  const all = await bundled(set, of)
  if (all.length < 2) return []
  const { money } = of.visit.words
  const items = all.map(({ offer, product }) => ({
    asin: product.asin,
    offerListingId: offer.offerListingId,
    title: product.title,
    url: `/dp/${product.asin}`,
    imageUrl: product.imageUrl,
    price: money(offer.price),
  }))
  const model = {
    items,
    possibleSums: sumsOf(all, money),
    trackingUrl: `/dp/beauty/track?bundle=${of.product.asin}`,
  }
  return [{ slot: 'afterBuyBox', template: 'bundles/beauty', model }]
}
