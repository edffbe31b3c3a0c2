import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { flag, object, optional, text, whole } from '../schema.ts'

export const claimCustomerState = v.picklist(['NONE', 'INCART', 'PENDINGATC', 'CLAIMED', 'EXPIRED'])
export const claimDealState = v.picklist(['AVAILABLE', 'UPCOMING', 'WAITLISTFULL'])

/** DEA-041 to DEA-058, DEA-074, DEA-080. */
export const dealClaim = defineCall({
  id: 'deal-claim',
  method: 'POST',
  base: '/dp/deals/claim/',
  path: '/dp/deals/claim/{dealId}/claim-and-add-to-cart',
  query: object({ ref_: text }),
  body: object({
    asin: text,
    quantity: v.pipe(whole, v.minValue(1), v.maxValue(999)),
    installmentsProgramId: optional(text),
    devicePreRegistered: flag,
  }),
  output: object({
    entity: object({
      customerState: claimCustomerState,
      dealAsinState: claimDealState,
      msUntilExpiration: optional(whole),
    }),
  }),
  headers: ['csrf'],
  refusals: {
    'quantity-limit': { type: 'QUANTITY_RESTRICTION_VIOLATION' },
    'redemption-failed': {},
  },
  timeout: 10_000,
  creates: true,
})
