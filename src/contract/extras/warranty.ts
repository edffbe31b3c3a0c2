import { defineCall } from '../call.ts'
import { asin, cartCount, offerListingId, orderedQuantity } from '../fields.ts'
import { flag, lenientList, means, object, optional, text, whole } from '../schema.ts'
import { judged, maybe, plan } from './plans.ts'

const { asin: planAsin, offerListingId: planOffer, price, ...texts } = plan.entries

/** A plan of dp-warranty-cards, in page state. A plan without asin, offer or price is not offered. */
export const warranty = object({
  asin: planAsin,
  offerListingId: planOffer,
  title: texts.title,
  shortDisplayTitle: texts.shortDisplayTitle,
  price,
  priceText: means(maybe, 'Price as the shopper reads it. Default: from price.', '$59.90'),
  covers: means(judged, 'What the plan covers, for the expanded card: a list of short texts.', [
    'A technician comes to your home.',
  ]),
  detailsHtml: texts.detailsHtml,
})

export const warranties = means(lenientList(warranty), 'The plans, in the order to show.')

const folder = '/gp/product/amazon-protect/base-link/services/'
/** An answer with any other status is a failure (WTY-030, WTY-032). */
const status = means(text, 'OK, or why not.', 'OK')

/** WTY-022. */
export const lastAddedCartItem = defineCall({
  id: 'last-added-cart-item',
  about: 'Returns the id in the cart of the item that was added last of this offer.',
  method: 'POST',
  path: `${folder}last-added-cart-item-id.html`,
  body: object({ asin, offerListingId }),
  output: object({
    status,
    lastAddedItemCartId: optional(means(text, 'Id of the item in the cart.', '4711')),
  }),
  headers: ['csrf'],
  timeout: 1000,
})

const association = object({
  associatedItemId: means(text, 'Id in the cart of the item that the plan is for.', '4711'),
  programType: means(text, 'Program of the plan.', 'AmazonProtect'),
  renderType: means(text, 'How the cart shows the two items.', 'renderAll'),
  mutualDelete: means(flag, 'The cart loses both items together.', false),
  quantityInvarianceFactor: means(whole, 'Plans for each item.', 1, 'count'),
  quantityEditable: means(flag, 'The shopper can change the quantity of the plan.', false),
})
const uniqueId = means(text, 'Id that ties the plan to its item.', 'w2f1c')

/** WTY-023 to WTY-025. */
export const warrantyService = defineCall({
  id: 'warranty-service',
  about: 'Adds a plan to the cart, for an item that is in the cart.',
  method: 'POST',
  path: `${folder}warranty-service.html`,
  body: object({
    asin: means(text, 'Product id of the plan.', 'B0PLANWSH3'),
    offerListingId: means(text, 'Id of the offer of the plan.', 'OLB0PLANWSH3'),
    quantity: orderedQuantity,
    itemAssociation: means(association, 'The item that the plan is for.'),
    itemAssoc: means(text, 'Id in the cart of the item that the plan is for.', '4711'),
    'UNIQ-itemAssoc': uniqueId,
    'UNIQ-lnkdWrrnty': uniqueId,
    itemAssocType: means(text, 'Program of the plan.', 'AmazonProtect'),
    itemAssocRenderType: means(text, 'How the cart shows the two items.', 'renderAll'),
  }),
  output: object({ status, numActiveItemsInCart: optional(cartCount) }),
  headers: ['csrf'],
  timeout: 1000,
  creates: true,
})
