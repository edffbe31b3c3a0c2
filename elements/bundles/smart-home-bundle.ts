import * as v from 'valibot'
import { cartAddItems } from '../../src/contract/buying/cart.ts'
import { beforeAddToCart, cartAdded, cartFailed } from '../../src/contract/events.ts'
import { asin, offerListingId } from '../../src/contract/fields.ts'
import { list, means, object } from '../../src/contract/schema.ts'
import { address, cartUrl, describe, text } from '../../src/element/describe.ts'
import { smartHomeBundleExamples } from './smart-home-bundle.examples.ts'

const price = means(v.number(), 'Price of the item.', 29.9, 'currency units')
const total = means(v.number(), 'What the checked items cost.', 74.8, 'currency units')

export const smartHomeBundle = describe({
  tag: 'dp-smart-home-bundle',
  about: 'Adds accessories to the cart that a shopper checks, with a running total.',
  fields: {
    currencyCode: text({ about: 'Currency of the prices, ISO 4217.', required: true }),
    priceFormat: text({
      about: 'The total as text. {amount} stands for the number: ${amount}.',
      pattern: /^(?:(?!\{amount\})[^])*\{amount\}(?:(?!\{amount\})[^])*$/,
      expected: 'a text with {amount} in it once',
      required: true,
    }),
    currencyDecimalSeparator: text({
      about:
        'Decimal separator of the total. Required, unless the currency has no decimals, as JPY.',
    }),
    currencyThousandsSeparator: text({
      about: 'Separator of thousands in the total. Missing: none.',
    }),
    messageNone: text({ about: 'Text of the button while nothing is checked.', required: true }),
    messageOne: text({ about: 'Text of the button for one item.', required: true }),
    messageMany: text({
      about: 'Text of the button for several items. {count} stands for their number.',
      required: true,
    }),
    cartAddUrl: address(cartAddItems, { about: 'URL that adds the items to the cart.' }),
    cartUrl,
  },
  events: {
    'dp-bundle-changed': {
      about: 'The shopper has checked or unchecked an item.',
      detail: object({
        items: means(list(object({ asin, offerListingId, price })), 'The checked items.'),
        total,
      }),
    },
    'dp-before-add-to-cart': {
      about: 'The shopper adds the checked items. When cancelled, nothing is added.',
      detail: beforeAddToCart,
      cancelable: true,
    },
    'dp-cart-added': { about: 'The items are in the cart.', detail: cartAdded },
    'dp-cart-failed': { about: 'The items could not be added.', detail: cartFailed },
  },
  calls: [cartAddItems],
  states: {
    none: 'Nothing is checked.',
    some: 'Something is checked.',
    adding: 'The call that adds the items is under way.',
    added: 'The items are in the cart.',
  },
  parts: {
    total: 'What the checked items cost.',
    button: 'The button that adds the checked items.',
    message: 'A message to the shopper.',
  },
  slots: {
    '': 'The check boxes of your server, with their labels. Each has data-price, data-asin and data-offerlistingid. Buttons that submit a form are hidden while the element works.',
  },
  keyboard: {
    Space: 'On a check box: checks or unchecks it.',
    'Enter, Space': 'On the button: adds the checked items.',
  },
  examples: smartHomeBundleExamples,
})
export type SmartHomeBundle = typeof smartHomeBundle
