import type { CartLine } from '../buying/data.ts'
import type { PageData } from '../data.ts'
import type { Piece, ProductVisit } from '../render/family.ts'
import type { PageMaker } from '../render/visit.ts'
import { slotAtOnce } from '../schedule/index.ts'
import { chosenOffer } from '../shop/offers.ts'
import { refusal } from './checkout.ts'
import { addable } from './open-orders.ts'
import { sums } from './sums.ts'

/** `/account`: what a shopper has with the shop. */
export const account: PageMaker = async (visit, data) => {
  const orders = await data.orders(visit.sessionId)
  return {
    template: 'ordering/account',
    title: visit.words.t('account.title'),
    model: { latest: orders[0] ?? null, orders: orders.length },
  }
}

/** `/orders`: what they have ordered, the latest first. */
export const orders: PageMaker = async (visit, data) => ({
  template: 'ordering/orders',
  title: visit.words.t('orders.title'),
  model: { orders: await data.orders(visit.sessionId) },
})

/** `/orders/<id>`: one of their orders; also the thanks for one that has just been placed. */
export const order: PageMaker = async (visit, data) => {
  const found = await data.order(visit.sessionId, visit.params['id'] ?? '')
  if (!found) return null
  const isNew = 'placed' in visit.query
  return {
    template: 'ordering/order',
    title: visit.words.t(isNew ? 'order.thanks' : 'order.title', { id: found.id }),
    model: { order: found, isNew, addable: await addable(visit, data, found.id) },
  }
}

/** What one press would order: one unit, or the fewest that there are. */
async function oneClickOf(visit: ProductVisit['visit'], data: PageData, asin: string) {
  const product = await data.product(asin)
  const offer = product && chosenOffer(product, visit)
  if (!product || !offer || offer.stock < 1 || product.byInvitation) return null
  if (product.soldAlone === false) return null
  const line: CartLine = {
    lineId: offer.offerListingId,
    asin,
    offerListingId: offer.offerListingId,
    title: product.title,
    imageUrl: product.imageUrl,
    kind: product.kind,
    quantity: offer.moq ?? 1,
    price: offer.price,
    reference: null,
    stock: offer.stock,
  }
  const given = await data.checkout(visit.sessionId)
  return { product, offer, line, given, ...(await sums([line], visit, given.place, data)) }
}

/** `/buy/<asin>`: one item, the default address, the payment of last time, one button. */
export const oneClick: PageMaker = async (visit, data) => {
  const wanted = await oneClickOf(visit, data, visit.params['asin'] ?? '')
  if (!wanted) return null
  return {
    template: 'ordering/one-click',
    title: visit.words.t('oneClick.title'),
    model: {
      ...wanted,
      slots: slotAtOnce(wanted.product.asin, data),
      number: data.newOrder(),
      method: wanted.given.payment?.method ?? 'invoice',
      problem: refusal(visit),
    },
  }
}

/** The way to that page, for who has an address. */
export async function orderingPieces({
  product,
  offer,
  sells,
  visit,
}: ProductVisit): Promise<Piece[]> {
  if (!product.oneClick || !sells || !offer || visit.visitor.name === null) return []
  const href = `/buy/${product.asin}?${new URLSearchParams({ offer: offer.offerListingId })}`
  return [{ slot: 'payment', template: 'ordering/one-click-link', model: { href } }]
}
