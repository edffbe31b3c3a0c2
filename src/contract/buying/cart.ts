import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, cartCount as count, offerListingId, orderedQuantity, refTag } from '../fields.ts'
import { flag, list, means, object, optional, text } from '../schema.ts'

const mutuallyInclusive = means(flag, 'The cart loses both items together.')

const itemAssociation = object({
  associatedItemId: means(text, 'Product id that the item belongs to.', 'B0HEADPH01'),
  renderType: means(text, 'How the cart shows the two items.', 'renderAll'),
  programType: means(text, 'Program of the item.', 'AmazonProtect'),
  deleteConstraint: optional(
    means(
      v.union([text, object({ mutuallyInclusive })]),
      'Whether the cart can lose one of the two items without the other. Missing: it can not.',
      'notMutuallyInclusive',
    ),
  ),
})

export const cartAddItem = object({
  asin,
  offerListingId,
  quantity: orderedQuantity,
  additionalParameters: optional(
    means(
      object({ itemAssociation: means(itemAssociation, 'The product that the item goes with.') }),
      'Only for an item that goes with a product, such as a protection plan.',
    ),
  ),
})

/** The number of items in the cart, where an add answers it. */
export const countAfterAdd = means(
  object({ entity: means(object({ items: count }), 'The state of the cart.') }),
  'The cart after the add.',
)

/** DEA-060 to DEA-063. Every element that adds items by a JSON call uses this call. */
export const cartAddItems = defineCall({
  id: 'cart-add-items',
  about: 'Adds items to the cart.',
  method: 'POST',
  path: '/dp/cart/add-items',
  query: object({ ref: optional(refTag) }),
  body: object({
    items: means(v.pipe(list(cartAddItem), v.minLength(1), v.maxLength(50)), 'The items to add.'),
  }),
  output: object({
    type: means(v.literal('cart.add-items/v1'), 'Kind of the answer.'),
    entity: means(object({ count: countAfterAdd }), 'Content of the answer.'),
  }),
  accept: 'application/vnd.api+json;type="cart.add-items/v1"',
  contentType: 'application/vnd.api+json;type="cart.add-items.request/v1"',
  credentials: true,
  headers: ['csrf', 'slate'],
  refusals: {
    incomplete: { about: 'Not every item could be added: none of them was.', status: 422 },
  },
  timeout: 10_000,
  creates: true,
})

/** DEA-049. */
export const cartCount = defineCall({
  id: 'cart-count',
  about: 'Returns the number of items in the cart.',
  method: 'GET',
  path: '/dp/cart/count',
  output: object({ entity: means(object({ items: count }), 'The state of the cart.') }),
  timeout: 10_000,
})
