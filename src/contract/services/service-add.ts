import * as v from 'valibot'
import { cartAddItem, cartAddItems } from '../buying/cart.ts'
import { defineCall } from '../call.ts'
import { flag, list, means, object, optional, text } from '../schema.ts'

const { asin, offerListingId } = cartAddItem.entries
const { itemAssociation } = v.unwrap(cartAddItem.entries.additionalParameters).entries

/** SVC-034. */
const group = object({
  type: means(text, 'Program of the service.', 'HeavyBulky'),
  renderType: means(text, 'How the cart shows the two items.', 'renderAll'),
  parentAsin: means(text, 'Product id that the service is for.', 'B0WASHER01'),
  constraints: means(
    list(
      object({
        type: means(text, 'What the rule is about.', 'DELETE'),
        mutuallyInclusive: means(flag, 'The cart loses both items together.', true),
      }),
    ),
    'Rules for the two items. Empty: there are none.',
  ),
})

const service = object({
  asin: means(asin, 'Product id of the service.', 'B0SVCINST1'),
  offerListingId: means(offerListingId, 'Id of the offer of the service.', 'OLB0SVCINST1'),
  quantity: means(v.literal(1), 'A service is added once.'),
  additionalParameters: optional(
    means(
      object({
        itemAssociation: means(itemAssociation, 'The product that the service is for.'),
        itemAssociationGroup: means(group, 'The same once more, as a group.'),
      }),
      'What ties the service to its product.',
    ),
  ),
})

/**
 * SVC-036 to SVC-042. The server may be asked just before the product is added (INT-005): it then keeps the service
 * until the product comes.
 */
export const serviceAddItems = defineCall({
  ...cartAddItems,
  id: 'service-add-items',
  about:
    'Adds a service to the cart, for a product that is in the cart or that is about to be added.',
  path: '/cart/carts/retail/items',
  body: object({
    items: means(v.pipe(list(service), v.minLength(1), v.maxLength(1)), 'The service.'),
  }),
  output: null,
  headers: ['csrf', 'slate', 'language'],
  language: 'en-US',
  refusals: {
    incomplete: { about: 'The service is not offered for the product.', status: 422 },
  },
})
