import type { Plan } from '../../src/widgets/extras/shared/plan.rules.ts'
import { protectionOf } from '../../src/rules/association.ts'
import { warrantyFields, warrantyRequest } from '../../src/rules/warranty-association.ts'

/** What elements put into the form of the buy box, for tests of the store and of pages. */

export const item = (asin: string, quantity = 1) => ({
  'items[0][asin]': asin,
  'items[0][offerListingId]': `OL${asin}`,
  quantity: `${quantity}`,
})

/** PRO-034. `more` replaces members of the selection. */
export const protectionField = (asin: string, planAsin: string, more: object = {}) => ({
  warrantySelection: JSON.stringify({
    itemType: 'Warranty',
    selectionType: 'add',
    asin: planAsin,
    offerListingId: `OL${planAsin}`,
    price: 0.01,
    quantity: 1,
    display: 'Protection Plans',
    shortDisplayTitle: 'Plan',
    itemAssociation: protectionOf(asin),
    ...more,
  }),
})

/** WTY-013 to WTY-017, WTY-042. */
export const warrantyFieldsOf = (asin: string, planAsin: string, quantity = 1) =>
  warrantyFields({
    asin: planAsin,
    offerListingId: `OL${planAsin}`,
    quantity,
    associatedItemId: asin,
    uniqueId: 'w1',
  })

/** WTY-023 to WTY-025. */
export const serviceBody = (plan: { asin: string; cartItemId: string; quantity?: number }) =>
  warrantyRequest({
    asin: plan.asin,
    offerListingId: `OL${plan.asin}`,
    quantity: plan.quantity ?? 1,
    associatedItemId: plan.cartItemId,
    uniqueId: 'w1',
  })

/** SMP-013, SMP-015. */
export const sampleFields = (sampleAsin: string) => ({
  freeSampleOfferListingId: sampleAsin && `OL${sampleAsin}`,
  freeSampleAsin: sampleAsin,
})

/** PAY-026, PAY-027. */
export const paymentField = (asin: string, optionId: string, more: object = {}) => ({
  paymentOfferInfo: JSON.stringify({
    offerType: optionId === 'oneTimePayment' ? 'ONE_TIME_PAYMENT' : 'EQUAL_PAY',
    cartType: 'ADD_TO_CART',
    sessionId: '',
    customerId: '',
    marketplaceId: 'DE',
    requestId: '',
    deviceType: 'desktop',
    asin,
    buyingOptionType: 'NEW',
    parentASIN: asin,
    websiteDisplayGroup: '',
    optionId,
    ...more,
  }),
})

/** A plan as the models of plans have it, with no more than it needs. */
export const minimalPlan = (asin: string): Plan => ({
  asin,
  offerListingId: `OL${asin}`,
  title: `Title of ${asin}`,
  shortTitle: asin,
  display: '',
  price: 59.9,
  priceText: '',
  imageUrl: '',
  monthly: false,
  monthlyWarning: '',
  html: { details: '', reviews: '', learnMore: '', explain: '' },
  covers: [],
  position: 1,
})
