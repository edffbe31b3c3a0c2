import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { flag, list, object, optional, text } from '../schema.ts'

const moment = v.pipe(v.number(), v.finite())

export const dealDetails = object({
  dealId: optional(text),
  state: text,
  /** Epoch milliseconds on the server's clock. The same goes for every other time of a deal. */
  startTime: optional(moment),
  endTime: optional(moment),
  accessBehavior: optional(text),
  type: optional(text),
  earlyAccessDurationInMilliseconds: optional(moment),
  percentClaimed: optional(moment),
  percentClaimedMessage: optional(text),
})

export const lightningOption = object({
  type: v.literal('LIGHTNING_DEAL'),
  dealDetails,
  customerStatus: optional(object({ state: text, expiryTime: optional(moment) })),
  callToAction: optional(object({ addToCart: flag })),
})
export type LightningOption = v.InferOutput<typeof lightningOption>

/** DEA-011 to DEA-024. Of options with another type, only the type is checked. */
export const dealProduct = defineCall({
  id: 'deal-product',
  method: 'GET',
  path: '/dp/deals/product',
  query: object({ buyingOptionTypes: v.literal('LIGHTNING_DEAL'), offerListingId: text }),
  output: object({
    entity: object({
      buyingOptions: list(
        v.union([lightningOption, object({ type: v.pipe(text, v.notValue('LIGHTNING_DEAL')) })]),
      ),
    }),
  }),
  accept:
    'application/json; type="product/v2"; expand="deal.details/v1,call-to-action/v1,deal.customer-status/v1"',
  credentials: true,
  headers: ['language', 'csrf', 'device', 'slate'],
  timeout: 10_000,
})
