import type { Money } from '../../../src/contract/schema.ts'
import type { PageData } from '../data.ts'
import { quantityOptions } from '../buying/index.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { Visit } from '../render/visit.ts'
import type { Offer, ProductPage } from '../shop/data.ts'

/** Products that several sellers of groceries have: what their parent is called. */
const parents = new Set(['B0COFFEE00'])

/** When an offer arrives, and what that costs, as the cart will say. */
async function deliveryOf(
  { asin, kind }: ProductPage,
  { moq = 1, price }: Offer,
  { now, place, visitor, words }: Visit,
  data: PageData,
): Promise<string> {
  const line = { id: asin, kind, price, quantity: moq }
  const [shipment] = await data.shipments({ lines: [line], member: visitor.prime }, place)
  const promise = shipment?.delivery
  if (promise?.way !== 'sent') return ''
  const cost = (amount: Money) =>
    amount.amount > 0 ? `${words.t('delivery')} ${words.money(amount)}` : words.t('delivery.free')
  return `${words.day(promise.arrives, now)} · ${cost(promise.cost)}`
}

/** The add-to-cart area of groceries, in place of the form of the buy box. */
export async function groceryPieces(of: ProductVisit): Promise<Piece[]> {
  const { data, offer, others, product, sells, visit } = of
  if (!sells || !offer || !parents.has(product.parentAsin)) return []
  const { sessionId, words } = visit
  const offers = await Promise.all(
    others
      .filter(({ stock }) => stock > 0)
      .map(async other => ({
        offerListingID: other.offerListingId,
        sellerName: other.sellerName,
        price: words.money(other.price),
        delivery: await deliveryOf(product, other, visit, data),
      })),
  )
  const found = await data.groceryCoupon(sessionId, offer.offerListingId)
  const percent = found && words.percent(found.percent / 100)
  const coupon = found && {
    unclipped: words.t('groceryAdd.coupon', { percent: percent ?? '' }),
    clipped: words.t('groceryAdd.coupon.clipped', { percent: percent ?? '' }),
    isClipped: found.isClipped,
  }
  const model = {
    ...(await data.groceryTokens(sessionId)),
    coupon,
    offers,
    quantities: quantityOptions(offer),
    state: { offers, ...(coupon && { coupon }) },
  }
  return [{ slot: 'offer', template: 'fresh/grocery-add', model }]
}
