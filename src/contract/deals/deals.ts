import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { offerListingId } from '../fields.ts'
import { flag, known, list, means, money, object, optional, text } from '../schema.ts'

const finite = v.pipe(v.number(), v.finite())
/** Epoch milliseconds on the server's clock, as every time of a deal. */
const moment = (about: string, example: number) => means(finite, about, example, 'epoch ms')

/** States of a deal that elements understand. Any other state shows no claim control (DEA-024). */
export const dealStates = ['AVAILABLE', 'UPCOMING', 'WAITLISTFULL', 'UNKNOWN'] as const

/** What the shopper has of a deal (DEA-050 to DEA-055). UNKNOWN counts as NONE. */
export const customerStates = [
  'NONE',
  'IN_CART',
  'PENDING_ADD_TO_CART',
  'CLAIMED',
  'EXPIRED',
  'UNKNOWN',
] as const

export const dealDetails = object({
  dealId: optional(means(text, 'Id of the deal. A claim needs it.', 'DB0HEADPH01')),
  state: means(known(dealStates), 'State of the deal. In any other state nobody can claim it.'),
  startTime: optional(moment('Start of the deal.', 1_767_225_600_000)),
  endTime: optional(moment('End of the deal.', 1_767_312_000_000)),
  accessBehavior: optional(
    means(
      known(['PRIME_EARLY_ACCESS', 'APP_ONLY_LD', 'PRIME_ONLY']),
      'Who can claim: members first, only in the app, or only members. Missing: everybody.',
    ),
  ),
  type: optional(means(known(['DEAL_OF_THE_DAY']), 'Kind of the deal. Missing: no special kind.')),
  earlyAccessDurationInMilliseconds: optional(
    means(finite, 'How much earlier members can claim.', 1_800_000, 'ms'),
  ),
  percentClaimed: optional(means(finite, 'How much of the deal is claimed.', 42, '%')),
  percentClaimedMessage: optional(
    means(text, 'Text of the progress bar. Missing: a text of the element.', '42% claimed'),
  ),
  dealPrice: optional(means(money, 'Price of the deal. Missing: the price that the page gives.')),
  regularPrice: optional(
    means(money, 'Price without the deal. Shows struck if it is higher than the deal price.'),
  ),
})

const customerStatus = object({
  state: means(v.picklist(customerStates), 'What the shopper has of the deal.'),
  expiryTime: optional(moment('When the reservation in the cart ends.', 1_767_226_500_000)),
})

export const lightningOption = object({
  type: means(
    v.literal('LIGHTNING_DEAL'),
    'Kind of the buying option. Elements use only LIGHTNING_DEAL.',
  ),
  dealDetails: means(dealDetails, 'The deal.'),
  customerStatus: optional(means(customerStatus, 'The deal and this shopper. Missing: NONE.')),
  callToAction: optional(
    means(
      object({ addToCart: means(flag, 'The shopper can claim the deal.') }),
      'What the shopper can do. Missing: nothing.',
    ),
  ),
})
export type LightningOption = v.InferOutput<typeof lightningOption>

const otherOption = object({
  type: means(v.pipe(text, v.notValue('LIGHTNING_DEAL')), 'Another kind of buying option.', 'NEW'),
})

/** DEA-011 to DEA-024. Of options with another type, only the type is checked. */
export const dealProduct = defineCall({
  id: 'deal-product',
  about: 'Returns the deal of an offer. Elements poll this call.',
  method: 'GET',
  path: '/dp/deals/product',
  query: object({
    buyingOptionTypes: means(v.literal('LIGHTNING_DEAL'), 'Kind of the wanted buying option.'),
    offerListingId,
  }),
  output: object({
    entity: means(
      object({
        buyingOptions: means(
          list(v.union([lightningOption, otherOption])),
          'The buying options of the offer. Without a LIGHTNING_DEAL, the offer has no deal.',
        ),
      }),
      'The offer.',
    ),
  }),
  accept:
    'application/json; type="product/v2"; expand="deal.details/v1,call-to-action/v1,deal.customer-status/v1"',
  credentials: true,
  headers: ['language', 'csrf', 'device', 'slate'],
  timeout: 10_000,
})
