import * as v from 'valibot'
import { buyBoxAdd } from '../../src/contract/buying/buy-box-add.ts'
import {
  beforeAddToCart,
  cartAdded,
  cartFailed,
  quantityChanged,
} from '../../src/contract/events.ts'
import {
  flag as boolean,
  means,
  object,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import {
  address,
  asin,
  cartUrl,
  choice,
  describe,
  flag,
  json,
  raw,
  text,
  whole,
} from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { buyBoxExamples } from './buy-box.examples.ts'

const lock = {
  offerListingId: means(v.nullable(string), 'Id of the offer. null: unknown.', 'OLB0COFFEE01'),
  quantity: means(v.nullable(integer), 'The chosen quantity. null: blank.', 2, 'count'),
}
const condition = object({ condition: means(string, 'The condition.', 'Used – very good') })

export const buyBox = describe({
  tag: 'dp-buy-box',
  about:
    'Handles quantity, minimum order and form fields of your buy box, and prevents double orders.',
  fields: {
    variant: choice(['regular', 'used', 'fresh'], {
      about: 'Kind of offer.',
      default: 'regular',
    }),
    offerContainer: text({
      about:
        'Selector of the offer containers that the element can lock. Without a match, the element is the container.',
      ...selector,
      default: '[data-dp-offer]',
    }),
    locked: flag({ about: 'Locks the offer of this element.', default: false }),
    moq: whole({
      about:
        'Minimum order quantity. The quantity starts there. A smaller quantity locks the offer.',
      unit: 'count',
      min: 1,
    }),
    moqText: text({
      about: 'Text that explains the minimum order. Default: the message moq.body.',
    }),
    showQuantity: flag({ about: 'Shows the quantity drop-down.', default: true }),
    quantity: whole({
      about: 'Quantity at the start. Default: the lowest that can be bought.',
      unit: 'count',
      min: 0,
    }),
    minQuantity: whole({
      about: 'Lowest quantity in the drop-down.',
      unit: 'count',
      min: 1,
      default: 1,
    }),
    maxQuantity: whole({
      about: 'Highest quantity in the drop-down.',
      unit: 'count',
      min: 1,
      max: 999,
      default: 30,
    }),
    quantityBlank: flag({ about: 'No quantity is chosen at the start.', default: false }),
    oneClickButtons: text({
      about: 'Selector of the one-click buttons in your page.',
      ...selector,
      default: '[data-dp-one-click]',
    }),
    oneClickLockMs: whole({
      about: 'How long one-click buttons stay locked after a click.',
      unit: 'ms',
      min: 0,
      default: 30_000,
    }),
    showLocation: flag({
      about: 'Shows the delivery location below the offers, and reserves space for it.',
      default: false,
    }),
    showFitment: flag({
      about:
        'Shows below the offers whether the item fits the machine of the shopper, and reserves space for it.',
      default: false,
    }),
    giftWrapAvailable: flag({ about: 'Shows the check box for gift options.', default: false }),
    giftWrapChecked: flag({
      about: 'The check box for gift options starts checked.',
      default: false,
    }),
    asin,
    offerListingId: text({
      about: 'Id of the offer. Default: the offer of the product of the page.',
      store: 'product.offerListingId',
    }),
    parameterName: raw({
      about: 'First part of the form field names: items in items[0][asin].',
      default: 'items',
    }),
    parameterIndex: raw({
      about: 'Index in the form field names: 0 in items[0][asin].',
      default: 0,
    }),
    parameterPaths: raw({
      about: 'Last parts of the form field names, by field: asin in items[0][asin].',
      from: 'state',
    }),
    giftReceiptOption: text({ about: 'Gift receipt option. Submitted only if you set it.' }),
    devicePreregistrationOption: text({
      about: 'Device preregistration option. Submitted only if you set it.',
    }),
    clientName: text({ about: 'Client name. Submitted only if you set it.' }),
    csrfToken: text({
      about: 'Anti-forgery token. The form submits it.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    condition: text({ about: 'Condition of a used item.' }),
    conditionNote: text({ about: "The seller's note about the condition." }),
    conditionHtml: json(string, { about: 'HTML that explains the condition.', from: 'state' }),
    cartUrl,
    cartAddUrl: address(buyBoxAdd, {
      about:
        'URL that adds a fresh item to the cart. Default: the action of the form around the element.',
    }),
  },
  events: {
    'dp-offer-locked': {
      about: 'The shopper cannot buy an offer for now.',
      detail: object({
        ...lock,
        reason: means(
          v.picklist(['quantity', 'attribute', 'call']),
          'Why: the quantity is too small, data-locked is set, or lock() was called.',
        ),
        minimum: means(
          v.nullable(integer),
          'Minimum order quantity. null: the offer has none.',
          5,
          'count',
        ),
      }),
    },
    'dp-offer-unlocked': {
      about: 'The shopper can buy the offer again.',
      detail: object(lock),
    },
    'dp-quantity-changed': {
      about: 'The shopper chose another quantity.',
      detail: quantityChanged,
    },
    'dp-before-add-to-cart': {
      about: 'The form is about to be submitted.',
      detail: beforeAddToCart,
      cancelable: true,
    },
    'dp-cart-added': { about: 'A fresh item is in the cart.', detail: cartAdded },
    'dp-cart-failed': {
      about: 'A fresh item could not be added to the cart.',
      detail: cartFailed,
    },
    'dp-condition-opened': {
      about: 'The explanation of the condition has opened.',
      detail: condition,
    },
    'dp-condition-closed': {
      about: 'The explanation of the condition has closed.',
      detail: condition,
    },
    'dp-one-click-locked': {
      about: 'The one-click buttons are locked after a click.',
      detail: object({
        button: means(string, 'Id, name or position of the pressed button.', 'one-click'),
      }),
    },
    'dp-one-click-unlocked': {
      about: 'The shopper can use the one-click buttons again.',
      detail: object({
        reason: means(
          v.picklist(['timeout', 'pageshow']),
          'Why: the time is over, or the shopper came back to the page.',
        ),
      }),
    },
    'dp-gift-wrap-changed': {
      about: 'The shopper has checked or unchecked gift options.',
      detail: object({ checked: means(boolean, 'Gift options are checked.') }),
    },
  },
  calls: [buyBoxAdd],
  form: {
    quantity: 'The chosen quantity.',
    'items[0][asin]':
      'The product id. The fields offerListingId, quantity, giftReceiptOption and devicePreregistrationOption have names of the same form.',
    clientName: 'The client name, if you set it.',
    'anti-csrftoken': 'The anti-forgery token.',
    'gift-wrap': 'The value yes, while the check box is checked.',
  },
  methods: {
    lock: { about: 'Locks an offer container.', parameters: { container: 'HTMLElement' } },
    unlock: {
      about: 'Ends the lock that lock() has set on an offer container.',
      parameters: { container: 'HTMLElement' },
    },
  },
  states: {
    locked: 'The offer of this element is locked.',
    adding: 'The element is adding a fresh item to the cart.',
  },
  parts: {
    quantity: 'The button that opens the list of quantities.',
    list: 'The list of quantities.',
    item: 'A quantity in the list.',
    'gift-wrap': 'The check box for gift options.',
    condition: 'The condition of a used item.',
    fitment: 'Whether the item fits the machine of the shopper.',
    location: 'The delivery location.',
    message: 'A message to the shopper.',
  },
  slots: { '': "The offers, with your page's own buttons." },
  keyboard: {
    'Enter, Space':
      'On the quantity: opens its list, then chooses. On the check box: checks or unchecks gift options. On the condition link: opens the explanation of the condition.',
    '↑, ↓, Home, End': 'In the list of quantities: goes to another quantity.',
    '0 to 9': 'In the list of quantities: goes to the quantity that begins with the digits.',
    Escape:
      'Closes the list of quantities or the explanation of the condition. Focus returns to what opened it.',
  },
  examples: buyBoxExamples,
})
export type BuyBox = typeof buyBox
