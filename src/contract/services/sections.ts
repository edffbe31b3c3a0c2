import { defineCall } from '../call.ts'
import { asin, offerListingId } from '../fields.ts'
import { flag, means, object, optional, text } from '../schema.ts'

const merchantId = means(text, 'Id of the merchant.', 'MWASCHWERK')

/** What an answer says of its sections, in `script[data-dp-answer]` (SVC-064). */
export const sectionState = object({
  merchantId,
  offerListingId: means(offerListingId, 'Id of the offer of the product.', 'OLB0WASHER01-2'),
})

/** SVC-054 to SVC-064. */
export const sectionRefresh = defineCall({
  id: 'section-refresh',
  about: 'Returns sections of the page of a product as they are with the offer of a merchant.',
  method: 'POST',
  path: '/gp/product/{asin}',
  params: object({ asin }),
  query: object({
    m: optional(means(text, 'Id of the merchant. Missing: the first offer.', 'MWASCHWERK')),
    vas: optional(
      means(
        text,
        'JSON. disableFreeFormQuantity: the quantity shall be chosen from a list alone.',
        '{"disableFreeFormQuantity":true}',
      ),
    ),
  }),
  body: object({
    isVariationalParent: means(flag, 'The product stands for its variations.', false),
  }),
  output: means(
    text,
    'HTML with sections, each marked with data-dp-section. script[data-dp-answer] holds merchantId and offerListingId as JSON.',
    '<div data-dp-section="price">€659.00</div><script type="application/json" data-dp-answer>{"merchantId":"MWASCHWERK","offerListingId":"OLB0WASHER01-2"}</script>',
  ),
  answer: 'html',
  takesPages: true,
  headers: ['csrf'],
  refusals: { unknown: { about: 'The shop has no such product.', status: 404 } },
  timeout: 90_000,
})
