import * as v from 'valibot'
import { buyBoxAdd } from '../../src/contract/buying/cart.ts'
import {
  beforeAddToCart,
  cartAdded,
  cartFailed,
  quantityChanged,
} from '../../src/contract/events.ts'
import {
  flag as boolean,
  object,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, flag, json, raw, text, whole } from '../../src/element/describe.ts'
import { selector, url } from '../../src/element/formats.ts'
import { buyBoxExamples } from './buy-box.examples.ts'

const lock = { offerListingId: v.nullable(string), quantity: v.nullable(integer) }

export const buyBox = describe({
  tag: 'dp-buy-box',
  about:
    'Guards the buy box of a page: quantity, minimum order, add-to-cart parameters, no second order by a double click.',
  fields: {
    variant: choice(['regular', 'used', 'fresh'], {
      about: 'What kind of offer it buys.',
      default: 'regular',
    }),
    offerContainer: text({
      about:
        'Selector of the offer containers that are locked, default [data-dp-offer], else the element itself.',
      ...selector,
      default: '[data-dp-offer]',
    }),
    locked: flag({ about: "Locks the element's own offer.", default: false }),
    moq: whole({ about: 'Minimum order quantity.', min: 1 }),
    moqText: text({ about: "Explains the minimum in place of the catalogue's text." }),
    showQuantity: flag({ about: 'Shows the quantity drop-down.', default: true }),
    quantity: whole({ about: 'Starting quantity.', min: 0 }),
    minQuantity: whole({ about: 'Lowest quantity of the drop-down.', min: 1, default: 1 }),
    maxQuantity: whole({
      about: 'Highest quantity of the drop-down.',
      min: 1,
      max: 999,
      default: 30,
    }),
    quantityBlank: flag({ about: 'Starts without a quantity.', default: false }),
    oneClickButtons: text({
      about: "Selector of the page's one-click buttons.",
      ...selector,
      default: '[data-dp-one-click]',
    }),
    oneClickLockMs: whole({
      about: 'Milliseconds for which one-click buttons stay locked.',
      min: 0,
      default: 30_000,
    }),
    showLocation: flag({
      about: 'Says below the offers where the item goes, and keeps room for that.',
      default: false,
    }),
    giftWrapAvailable: flag({ about: 'Shows the gift options check box.', default: false }),
    giftWrapChecked: flag({ about: 'Whether it starts checked.', default: false }),
    asin,
    offerListingId: text({
      about: 'The offer bought, default that of the product in view.',
      store: 'product.offerListingId',
    }),
    parameterName: raw({ about: 'First part of the names of the parameters.', default: 'items' }),
    parameterIndex: raw({ about: 'Index in the names of the parameters.', default: 0 }),
    parameterPaths: raw({ about: 'Path parts by field.', from: 'state' }),
    giftReceiptOption: text({ about: 'Submitted where it is given.' }),
    devicePreregistrationOption: text({ about: 'Submitted where it is given.' }),
    clientName: text({ about: 'Submitted where it is given.' }),
    csrfToken: text({
      about: 'Anti-forgery token, submitted with the form.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    condition: text({ about: 'Condition of a used item.' }),
    conditionNote: text({ about: "The seller's note on it." }),
    conditionHtml: json(string, { about: 'Explains the condition.', from: 'state' }),
    cartAddUrl: text({
      about: "Where a fresh item is added, default the owner form's action.",
      ...url,
    }),
  },
  events: {
    'dp-offer-locked': {
      about: 'An offer cannot be bought for now.',
      detail: object({
        ...lock,
        reason: v.picklist(['quantity', 'attribute', 'call']),
        minimum: v.nullable(integer),
      }),
    },
    'dp-offer-unlocked': { about: 'An offer can be bought again.', detail: object(lock) },
    'dp-quantity-changed': {
      about: 'The shopper chose another quantity.',
      detail: quantityChanged,
    },
    'dp-before-add-to-cart': {
      about: 'The owner form is about to be submitted.',
      detail: beforeAddToCart,
      cancelable: true,
    },
    'dp-cart-added': { about: 'A fresh item is in the cart.', detail: cartAdded },
    'dp-cart-failed': { about: 'A fresh item could not be added.', detail: cartFailed },
    'dp-condition-opened': {
      about: 'The condition is explained.',
      detail: object({ condition: string }),
    },
    'dp-condition-closed': {
      about: 'The explanation is closed.',
      detail: object({ condition: string }),
    },
    'dp-one-click-locked': {
      about: 'One-click buttons are locked after a click.',
      detail: object({ button: string }),
    },
    'dp-one-click-unlocked': {
      about: 'They are free again.',
      detail: object({ reason: v.picklist(['timeout', 'pageshow']) }),
    },
    'dp-gift-wrap-changed': {
      about: 'The shopper asked for gift options, or no longer does.',
      detail: object({ checked: boolean }),
    },
  },
  calls: [buyBoxAdd],
  form: {
    quantity: 'The chosen quantity.',
    'items[0][asin]':
      'The product, and likewise offerListingId, quantity, giftReceiptOption, devicePreregistrationOption.',
    clientName: 'As configured.',
    'anti-csrftoken': 'The anti-forgery token.',
    'gift-wrap': 'yes, while checked.',
  },
  methods: {
    lock: { about: 'Locks an offer container.', parameters: { container: 'HTMLElement' } },
    unlock: { about: 'Ends that lock.', parameters: { container: 'HTMLElement' } },
  },
  states: { locked: "The element's own offer is locked.", adding: 'A fresh item is being added.' },
  parts: {
    quantity: 'The quantity drop-down.',
    'gift-wrap': 'The gift options check box.',
    condition: 'The condition of a used item.',
    location: 'Where the item goes.',
    message: 'A message to the shopper.',
  },
  slots: { '': "The offers, with the page's own buttons." },
  // The rows that will stand above the page's own content: condition, quantity, gift options; and the minimum below.
  keyboard: {
    '↑, ↓': 'Changes the quantity, at its drop-down.',
    Space: 'Asks for gift options, at their check box.',
    Enter: 'Opens the explanation of the condition, at its link.',
    Escape: 'Closes that explanation; focus goes back.',
  },
  examples: buyBoxExamples,
})
export type BuyBox = typeof buyBox
