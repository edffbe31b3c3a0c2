import * as v from 'valibot'
import { dealClaimed } from '../../src/contract/deals/deal-events.ts'
import { cartAdded, failure } from '../../src/contract/events.ts'
import {
  lastAddedCartItem,
  warranties,
  warrantyService,
} from '../../src/contract/extras/warranty.ts'
import {
  asin as productId,
  cartCount,
  offerListingId as offerId,
  orderedQuantity,
} from '../../src/contract/fields.ts'
import { means, object, text as string } from '../../src/contract/schema.ts'
import {
  address,
  asin,
  cartUrl,
  choice,
  describe,
  json,
  raw,
  text,
  whole,
} from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { warrantyCardsExamples } from './warranty-cards.examples.ts'

const ids = {
  baseAsin: productId,
  warrantyAsin: means(string, 'Product id of the plan.', 'B0PLANWSH3'),
}
const calls = [lastAddedCartItem, warrantyService] as const

export const warrantyCards = describe({
  tag: 'dp-warranty-cards',
  about: 'Shows protection plans as cards, and adds one of them to the cart with the product.',
  fields: {
    asin: { ...asin, required: true },
    offerListingId: text({
      about: 'Id of the offer of the product. Default: the offer of the product of the page.',
      store: 'product.offerListingId',
    }),
    buyingOption: text({
      about: 'The chosen buying option, such as NEW. Some options take no plan.',
      store: 'buyingOption',
    }),
    addMode: choice(['form', 'call'], {
      about:
        'How the plan gets into the cart. form: with the form around the element. call: by calls, once the product is in the cart.',
      default: 'form',
    }),
    quantityInput: text({
      about: "Selector of your page's quantity input. It counts until an element sets a quantity.",
      ...selector,
      default: '#quantity',
    }),
    currencyCode: text({ about: 'Currency of the prices, ISO 4217.', default: 'USD' }),
    planCount: whole({
      about: 'Number of plans that will come. Keeps their space until then. 0: keeps no space.',
      unit: 'count',
      min: 0,
      max: 20,
      default: 2,
    }),
    modalWidth: whole({
      about: 'Width of the dialog with the details. A narrower window makes it narrower.',
      unit: 'px',
      min: 200,
      max: 2000,
      default: 750,
    }),
    customerId: text({ about: 'Id of the customer, for metrics. Missing: metrics have none.' }),
    deviceType: choice(['DESKTOP', 'MOBILE', 'MOBILE_APP'], {
      about: "Kind of device in metrics. Default: the shopper's.",
    }),
    feature: text({ about: 'Name of the feature in metrics.', default: 'TWISTER_PLUS' }),
    lastAddedUrl: address(lastAddedCartItem, {
      about: 'URL that returns the id of the product in the cart.',
    }),
    warrantyServiceUrl: address(warrantyService, { about: 'URL that adds the plan to the cart.' }),
    cartUrl,
    serviceSuccess: raw({
      about: 'Function that the element calls after it has added a plan by its calls.',
      from: 'state',
    }),
    serviceFailure: raw({
      about: 'Function that the element calls after its calls have failed.',
      from: 'state',
    }),
    warranties: json(warranties, {
      about: 'The plans. Without plans, the element takes no space.',
      from: 'state',
      default: [],
    }),
  },
  events: {
    'dp-warranty-expanded': { about: 'The shopper has expanded a card.', detail: object(ids) },
    'dp-warranty-collapsed': { about: 'The shopper has collapsed a card.', detail: object(ids) },
    'dp-warranty-selected': {
      about: 'The shopper has chosen a plan.',
      detail: object({
        ...ids,
        offerListingId: offerId,
        quantity: orderedQuantity,
        uniqueId: means(string, 'Id that ties the plan to its product.', 'w318220'),
      }),
    },
    'dp-warranty-cleared': {
      about: 'A plan is no longer chosen.',
      detail: object({
        ...ids,
        reason: means(
          v.picklist(['shopper', 'other-card', 'buying-option', 'asin']),
          'Why: the shopper removed the plan or chose another one, the buying option takes no plan, or the product changed.',
        ),
      }),
    },
    'dp-warranty-added': {
      about: 'The calls have added the plan to the cart.',
      detail: object({ ...ids, cartCount }),
    },
    'dp-warranty-failed': {
      about: 'The calls could not add the plan.',
      detail: object({
        ...ids,
        call: means(
          v.picklist(['last-added-cart-item', 'warranty-service']),
          'Id of the call that failed.',
        ),
        ...failure(calls, ['refused']),
      }),
    },
  },
  hears: {
    'dp-cart-added': { about: 'Adds the plan, if data-add-mode is call.', detail: cartAdded },
    'dp-deal-claimed': { about: 'Adds the plan, if data-add-mode is call.', detail: dealClaimed },
  },
  calls,
  form: {
    warrantyAsin: 'Product id of the chosen plan. Without a plan, none of the fields is submitted.',
    warrantyOfferListingId: 'Id of the offer of the plan.',
    warrantyQuantity: 'Quantity: that of the product.',
    itemAssoc: 'Product id that the plan is for.',
    'UNIQ-itemAssoc': 'Id that ties the plan to its product.',
    'UNIQ-lnkdWrrnty': 'The same id.',
    itemAssocType: 'AmazonProtect.',
    itemAssocRenderType: 'renderAll.',
    itemAssocMutualDelete: 'false: either of the two can leave the cart alone.',
    itemAssocQuantityInvarianceFactor: '1: one plan for each product.',
    itemAssocQuantityEditable: 'false: the shopper cannot change the quantity of the plan.',
  },
  standsAlone: true,
  states: {
    selected: 'A plan is chosen.',
    unsupported: 'The buying option takes no plan.',
    adding: 'The calls that add the plan are under way.',
    added: 'The calls have added the plan.',
    empty: 'There are no plans. The element takes no space.',
  },
  parts: {
    heading: 'The heading above the cards.',
    card: 'A card.',
    header: 'The header of a card.',
    select: 'The button that chooses a plan.',
    remove: 'The link that removes the plan.',
    dialog: 'The dialog with the details of a plan.',
    message: 'A message to the shopper.',
  },
  slots: {
    '': "Fallback: your server's own form fields. They are disabled while the element shows.",
  },
  keyboard: {
    'Enter, Space':
      'On a header: expands or collapses the card. On a button: chooses the plan. On a link: removes the plan or opens its details.',
    Escape: 'Closes the dialog. Focus returns to the link that opened it.',
  },
  examples: warrantyCardsExamples,
})
export type WarrantyCards = typeof warrantyCards
