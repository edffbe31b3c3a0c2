import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { list, object, optional, text, whole } from '../schema.ts'

const itemAssociation = object({
  associatedItemId: text,
  renderType: v.literal('renderAll'),
  programType: text,
  deleteConstraint: text,
})

export const cartAddItem = object({
  asin: text,
  offerListingId: text,
  quantity: v.pipe(whole, v.minValue(1), v.maxValue(999)),
  additionalParameters: optional(object({ itemAssociation })),
})

const addedItems = object({
  type: v.literal('cart.add-items/v1'),
  entity: object({ count: object({ entity: object({ items: whole }) }) }),
})

/** DEA-060 to DEA-063. Every element that adds items by a JSON call uses this call. */
export const cartAddItems = defineCall({
  id: 'cart-add-items',
  method: 'POST',
  path: '/dp/cart/add-items',
  query: object({ ref: optional(text) }),
  body: object({ items: v.pipe(list(cartAddItem), v.minLength(1), v.maxLength(50)) }),
  output: addedItems,
  accept: 'application/vnd.api+json;type="cart.add-items/v1"',
  contentType: 'application/vnd.api+json;type="cart.add-items.request/v1"',
  credentials: true,
  headers: ['csrf', 'slate'],
  refusals: { incomplete: { status: 422 } },
  timeout: 10_000,
  creates: true,
})

/** DEA-049. */
export const cartCount = defineCall({
  id: 'cart-count',
  method: 'GET',
  path: '/dp/cart/count',
  output: object({ entity: object({ items: whole }) }),
  timeout: 10_000,
})

/** BOX-030 to BOX-034: the same fields that the form around the element would post. */
export const buyBoxAdd = defineCall({
  id: 'buy-box-add',
  method: 'POST',
  path: '/gp/product/handle-buy-box',
  body: v.record(text, text),
  encoding: 'form',
  output: object({ entity: object({ count: object({ entity: object({ items: whole }) }) }) }),
  headers: ['csrf'],
  refusals: { incomplete: { status: 422 } },
  timeout: 10_000,
  creates: true,
})
