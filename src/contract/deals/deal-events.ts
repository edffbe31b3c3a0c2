import * as v from 'valibot'
import { asin, offerListingId } from '../fields.ts'
import { known, means, object, text, whole } from '../schema.ts'
import { customerStates, dealStates } from './deals.ts'

/** Details of events about deals. Elements of other families hear a claim. */

export const deal = { dealId: means(text, 'Id of the deal.', 'DB0HEADPH01'), asin }
export const claim = { ...deal, quantity: means(whole, 'The claimed quantity.', 1, 'count') }
export const states = {
  dealState: means(
    known([...dealStates, 'UNAVAILABLE']),
    'State of the deal. UNAVAILABLE: the offer has no deal.',
  ),
  customerState: means(v.picklist(customerStates), 'What the shopper has of the deal.'),
}

export const dealClaimed = object({
  ...claim,
  ...states,
  offerListingId,
  expiresAt: means(
    v.nullable(v.number()),
    'When the reservation in the cart ends. null: never.',
    1_767_226_500_000,
    'epoch ms',
  ),
})
