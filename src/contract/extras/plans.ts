import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin, offerListingId, orderedQuantity } from '../fields.ts'
import { flag, lenientList, means, object, optional, text } from '../schema.ts'

/** A value that the element judges itself, so that one wrong plan does not cost the others (PRO-025). */
export const judged = optional(v.unknown())
export const maybe = optional(v.nullable(text))
const html = (about: string) => means(maybe, `${about} Missing: no link.`, '<p>Covers drops.</p>')

/** A protection plan, in page state and in answers. A plan without asin, offer or price is not offered. */
export const plan = object({
  asin: means(judged, 'Product id of the plan.', 'B0PLAN0002'),
  offerListingId: means(judged, 'Id of the offer of the plan.', 'OLB0PLAN0002'),
  title: means(maybe, 'Name of the plan. Default: its short title.', 'Two-year protection plan'),
  shortDisplayTitle: means(maybe, 'Short name of the plan. Default: its title.', '2 years'),
  display: means(maybe, 'Display text of the plan in the cart. Default: data-display.', 'Plans'),
  price: means(judged, 'Price: 4.99 is $4.99.', 4.99, 'currency units'),
  priceSubtitle: means(maybe, 'Price as the shopper reads it. Default: from price.', '$4.99'),
  imageUrl: means(maybe, 'URL of a picture of the plan.', '/images/shield.svg'),
  monthly: means(optional(v.nullable(flag)), 'The shopper pays each month, for one item.', false),
  monthlyWarning: means(
    maybe,
    'Why a monthly plan is not available. Default: a text of the element.',
    'The monthly plan can be added to one item at a time.',
  ),
  detailsHtml: html('HTML with the details of the plan.'),
  reviewsHtml: html('HTML with reviews of the plan.'),
  learnMoreHtml: html('HTML that tells more about the plan.'),
  explainHtml: html('HTML that explains the plan, for the attach list.'),
})
export type GivenPlan = v.InferOutput<typeof plan>

export const plans = means(lenientList(plan), 'The plans, in the order to show.')

/** PRO-042, PRO-047. */
export const protectionOptions = defineCall({
  id: 'protection-options',
  about: 'Returns the protection plans for a product.',
  method: 'GET',
  path: '/dp/protection/options',
  query: object({
    asin,
    quantity: means(text, 'Quantity of the product, from 1 to 999.', '2', 'count'),
  }),
  output: object({
    plans,
    currencyCode: optional(
      means(text, 'Currency of the prices, ISO 4217. Default: the field currencyCode.', 'USD'),
    ),
  }),
  timeout: 10_000,
})

/** What becomes of a chosen plan in the cart: in the form, and in events (PRO-026 to PRO-033). */
export const protectionSelection = object({
  itemType: means(v.literal('Warranty'), 'Kind of the item.'),
  asin: means(text, 'Product id of the plan.', 'B0PLAN0002'),
  price: means(v.number(), 'Price: 4.99 is $4.99.', 4.99, 'currency units'),
  quantity: orderedQuantity,
  offerListingId,
  selectionType: means(v.literal('add'), 'What happens to the plan.'),
  display: means(text, 'Display text of the plan in the cart.', 'Protection Plans'),
  shortDisplayTitle: means(text, 'Short name of the plan.', '2 years'),
  itemAssociation: means(
    object({
      associatedItemId: means(text, 'Product id that the plan is for.', 'B0HEADPH01'),
      programType: means(text, 'Program of the plan.', 'AmazonProtect'),
      renderType: means(text, 'How the cart shows the two items.', 'renderAll'),
      deleteConstraint: means(
        text,
        'Either item may leave the cart without the other.',
        'notMutuallyInclusive',
      ),
    }),
    'The product that the plan is for.',
  ),
})
