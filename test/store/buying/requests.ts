import type { buyingCalls } from '../../../src/contract/buying/index.ts'
import type { RequestsOf } from '../requests.ts'

export const buyingRequests: RequestsOf<typeof buyingCalls> = {
  'buy-box-add': {
    path: '/gp/product/handle-buy-box',
    form: { 'items[0][asin]': 'B0COFFEE01', 'items[0][quantity]': '1' },
  },
  'cart-add-items': {
    path: '/dp/cart/add-items?ref=test',
    body: { items: [{ asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }] },
    headers: { 'content-type': 'application/vnd.api+json;type="cart.add-items.request/v1"' },
    wrong: [
      { items: [{ asin: 'B0COFFEE01', offerListingId: 'x', quantity: 0 }] },
      'items.0.quantity',
    ],
  },
  'cart-count': { path: '/dp/cart/count' },
  'invite-request': {
    path: '/dp/invite/request',
    body: {},
    headers: { 'x-dp-encrypted-token': 'demo' },
    wrong: [null, 'body'],
  },
}
