import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, offerListingId, orderedQuantity, refTag } from '../fields.ts'
import { flag, known, list, means, object, optional, text, whole } from '../schema.ts'

/** Calls that add an item of the grocery page to the cart (docs/spec/grocery.md). */

/** GRO-023. */
export const itemStatusCodes = [
  'ITEM_NOT_AVAILABLE',
  'ITEM_PARTIALLY_AVAILABLE',
  'ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION',
  'ITEM_NOT_AVAILABLE_FOR_RESERVATION',
] as const

/** GRO-024, GRO-025: what these keys of a statusList mean. */
export const statusKeyReasons = {
  'itemPrice:priceUnavailable:1': 'PRICE_UNAVAILABLE',
  'itemDeleted:itemCountOverflow:6': 'QUANTITY_OVERFLOW',
} as const

/** GRO-023 to GRO-025, GRO-056: what the modal of a conflict is about. */
export const conflictReasons = [
  ...itemStatusCodes,
  'PRICE_UNAVAILABLE',
  'QUANTITY_OVERFLOW',
] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** GRO-026: the one statusCode that opens no modal. */
export const addressNotSelected = 'ADDRESS_NOT_SELECTED'
/** GRO-019: every other couponClipStatus means not clipped. */
export const couponClipped = 'CLIPPED'

const sessionID = means(text, 'Id of the session, as the page has it.', 'c2Vzc2lvbg')
const units = (about: string, example: number) => optional(means(whole, about, example, 'count'))

/** GRO-001, GRO-018 to GRO-026, GRO-057. */
export const groceryAdd = defineCall({
  id: 'grocery-add',
  about: 'Adds an item to the cart, and clips its coupon. If some are left, adds what is left.',
  method: 'POST',
  path: '/dp/grocery/add',
  body: object({
    asin,
    offerListingID: offerListingId,
    sessionID,
    quantity: orderedQuantity,
    reftag: optional(refTag),
  }),
  output: object({
    isOK: means(flag, 'The whole quantity is in the cart.'),
    extraErrorInfos: optional(
      means(
        list(
          object({
            statusCode: optional(
              means(
                text,
                'ADDRESS_NOT_SELECTED: the shopper has to choose an address first.',
                addressNotSelected,
              ),
            ),
            itemStatusCode: optional(
              means(known(itemStatusCodes), 'Why the item is not added, or only some of it.'),
            ),
            availableQuantity: units('Quantity that is added. Missing: 0.', 3),
            requestedQuantity: units('Quantity that the call asks for. Missing: its quantity.', 5),
          }),
        ),
        'What is wrong, if isOK is false. The first entry counts.',
      ),
    ),
    statusList: optional(
      means(
        list(
          object({
            statusKey: optional(
              means(
                text,
                'itemPrice:priceUnavailable:1: the item has no price now. itemDeleted:itemCountOverflow:6: the cart would hold too many.',
                'itemPrice:priceUnavailable:1',
              ),
            ),
          }),
        ),
        'Further reasons. They count if extraErrorInfos has no known one.',
      ),
    ),
    couponClipStatus: optional(
      means(
        text,
        'CLIPPED: the shopper has the coupon. Any other text: not yet. Missing: nothing has changed.',
        couponClipped,
      ),
    ),
  }),
  headers: ['csrf'],
  timeout: 10_000,
  creates: true,
})

const count = (about: string, example: string) =>
  means(text, `${about} An integer.`, example, 'count')

/** GRO-021, GRO-053. */
export const reservationConflict = defineCall({
  id: 'reservation-conflict',
  about: 'Returns HTML that tells the shopper why an item is not added, and what to do.',
  method: 'GET',
  path: '/afx/cart/reservation_conflict',
  query: object({
    title: means(text, 'Title of the item.', 'House blend coffee, 1 kg'),
    asin,
    offerListingID: offerListingId,
    sessionID,
    reasonCode: means(v.picklist(conflictReasons), 'Why the item is not added.'),
    quantityAdded: count('Quantity that is added.', '3'),
    quantityRequested: count('Quantity that the shopper wanted.', '5'),
  }),
  output: means(
    text,
    'HTML with something to see. An element with data-dp-action="close" closes the modal.',
    '<h3>Only 3 are left</h3><p>We put them in your cart.</p>',
  ),
  answer: 'html',
  headers: ['language'],
  timeout: 10_000,
})

/** GRO-046. */
export const groceryWeblabTrigger = defineCall({
  id: 'grocery-weblab-trigger',
  about: 'Counts that a shopper takes part in an experiment.',
  method: 'GET',
  path: '/ussx/weblab-trigger',
  query: object({
    weblabValue: means(text, 'Name of the experiment.', 'GROCERY_COUPON_1'),
    treatment: optional(means(text, 'What the shopper sees.', 'T1')),
    requestId: optional(means(text, 'Id of the request that made the page.', '9f2c')),
  }),
  output: null,
  outlives: true,
  timeout: 10_000,
})
