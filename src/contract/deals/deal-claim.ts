import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, orderedQuantity, refTag } from '../fields.ts'
import { flag, means, object, optional, text, whole } from '../schema.ts'

export const claimCustomerState = v.picklist(['NONE', 'INCART', 'PENDINGATC', 'CLAIMED', 'EXPIRED'])
export const claimDealState = v.picklist(['AVAILABLE', 'UPCOMING', 'WAITLISTFULL'])

const entity = object({
  customerState: means(
    claimCustomerState,
    'What the shopper has after the claim. NONE and EXPIRED: the claim failed.',
    'INCART',
  ),
  dealAsinState: means(claimDealState, 'State of the deal after the claim.'),
  msUntilExpiration: optional(
    means(whole, 'Time until the reservation in the cart ends.', 900_000, 'ms'),
  ),
})

/** DEA-041 to DEA-058, DEA-074, DEA-080. */
export const dealClaim = defineCall({
  id: 'deal-claim',
  about: 'Claims a deal for the shopper, and puts the product into the cart.',
  method: 'POST',
  base: '/dp/deals/claim/',
  path: '/dp/deals/claim/{dealId}/claim-and-add-to-cart',
  params: object({ dealId: means(text, 'Id of the deal.', 'DB0HEADPH01') }),
  query: object({ ref_: refTag }),
  body: object({
    asin,
    quantity: orderedQuantity,
    installmentsProgramId: optional(means(text, 'Id of an installments program.', 'IP-12')),
    devicePreRegistered: means(flag, 'The device is registered to the shopper in advance.', false),
  }),
  output: object({ entity: means(entity, 'The result of the claim.') }),
  headers: ['csrf'],
  refusals: {
    'quantity-limit': {
      about: 'The shopper has reached the quantity limit of the deal, and is told so.',
      type: 'QUANTITY_RESTRICTION_VIOLATION',
    },
    'redemption-failed': { about: 'The claim failed for another reason.' },
  },
  timeout: 10_000,
  creates: true,
})
