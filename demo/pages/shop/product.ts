import { quoteOf } from '../../prices.ts'
import type { PageData } from '../data.ts'
import { families } from '../families.ts'
import type { ProductVisit } from '../render/family.ts'
import { askingOf, type PageMaker, type Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from './data.ts'
import { offering } from './offers.ts'

const buyingOptions: Readonly<Record<Offer['condition'], string | undefined>> = {
  new: 'NEW',
  used: 'USED',
  // Each tier of renewed offers is an option of its own.
  renewed: undefined,
}

const buyingOptionOf = ({ condition, tier }: Offer) =>
  tier === undefined ? buyingOptions[condition] : `RENEWED_TIER_${tier}`

function productState(product: ProductPage, offer: Offer | undefined) {
  const { asin, parentAsin, title, imageUrl } = product
  if (!offer) return { asin, product: { asin, parentAsin, title, imageUrl } }
  const { offerListingId, merchantId, sellerName, condition, price } = offer
  return {
    asin,
    product: {
      asin,
      parentAsin,
      title,
      imageUrl,
      offerListingId,
      merchantId,
      sellerName,
      condition,
      price,
    },
    buyingOption: { [asin]: buyingOptionOf(offer) },
  }
}

const inRow = 4

/** As many as a row holds: of its kind first, then others, so that a small department leaves no hole. */
async function related({ asin, kind }: ProductPage, data: PageData) {
  const same = await data.products({ kind, limit: inRow + 1 })
  const others = same.length > inRow ? [] : await data.products({ limit: 2 * inRow + 1 })
  const cards = new Map([...same, ...others].map(card => [card.asin, card]))
  cards.delete(asin)
  return [...cards.values()].slice(0, inRow)
}

/** What the families put on the page, by slot, in their order. */
async function pieces(of: ProductVisit) {
  const made = await Promise.all(families.map(family => family.pieces?.(of) ?? []))
  return Object.groupBy(made.flat(), ({ slot }) => slot)
}

/** What the page shows of the offer that the visit names. null: there is no such product. */
export async function sold(visit: Visit, data: PageData) {
  const product = await data.product(visit.params['asin'] ?? '')
  if (!product) return null
  const { forSale, ...found } = offering(product, visit)
  return {
    product,
    offer: found.offer,
    forSale,
    quoted: forSale && quoteOf(forSale, askingOf(visit)),
    pieces: await pieces({ product, ...found, visit, data }),
  }
}

/** `/dp/<asin>`: one product with its buy box. */
export const product: PageMaker = async (visit, data) => {
  const model = await sold(visit, data)
  if (!model) return null
  const { offer, product: shown } = model
  return {
    template: 'shop/product',
    title: shown.title,
    canonical: `/dp/${shown.asin}`,
    pageType: 'detail',
    state: productState(shown, offer),
    model: { ...model, related: await related(shown, data) },
  }
}
