import * as v from 'valibot'
import { failure } from '../events.ts'
import { asin, offerListingId } from '../fields.ts'
import { flag, list, means, object, optional, text } from '../schema.ts'
import { assistantItem, assistantListAdd, shoppingListAdd } from './grocery-lists.ts'
import { conflictReasons } from './grocery-add.ts'

/** Details of events about the grocery page, and what a page says of its offers (docs/spec/grocery.md). */

/** GRO-020. */
export const conflict = object({
  asin,
  reasonCode: means(v.picklist(conflictReasons), 'Why the item is not added.'),
})

const listId = means(text, 'Id of the list.', 'SHOPPING')
const listType = means(v.literal('shoppinglist'), 'Kind of the list.')

/** GRO-034. */
export const listItemAdded = object({ asin, listId, listType })
/** GRO-035, GRO-036, GRO-060. */
export const listItemFailed = object({
  ...listItemAdded.entries,
  ...failure([shoppingListAdd], ['alreadyInList', 'serviceError']),
})

/** GRO-041. The id of the shopper stays with the element. */
export const assistantItemAdded = object({
  items: means(list(object(assistantItem)), "The items on the assistant's list."),
})
export const assistantItemFailed = object({ asin, ...failure([assistantListAdd]) })

/** GRO-047, GRO-048: the offer of one seller. */
export const sellerOffer = object({
  offerListingID: offerListingId,
  sellerName: means(text, 'Name of the seller.', 'Roastery Nord'),
  price: means(text, 'What one costs, as text.', '€12.90', 'currency units'),
  delivery: optional(means(text, 'When the item arrives.', 'Tomorrow, 8 am to noon')),
})

/** GRO-058. */
export const coupon = object({
  unclipped: optional(means(text, 'What the coupon gives.', 'Coupon: save €2')),
  clipped: optional(
    means(text, 'The text once the shopper has the coupon.', 'Coupon clipped: you save €2'),
  ),
  isClipped: optional(means(flag, 'The shopper has the coupon. Default: no.', false)),
})
