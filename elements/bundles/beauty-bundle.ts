import * as v from 'valibot'
import { beautyTracking } from '../../src/contract/bundles/beauty.ts'
import { cartAddItems } from '../../src/contract/buying/cart.ts'
import { beforeAddToCart, cartAdded, cartFailed } from '../../src/contract/events.ts'
import {
  flag,
  lenientList,
  list,
  means,
  object,
  optional,
  text as string,
} from '../../src/contract/schema.ts'
import { asin, offerListingId } from '../../src/contract/fields.ts'
import { address, cartUrl, describe, json, whole } from '../../src/element/describe.ts'
import { beautyBundleExamples } from './beauty-bundle.examples.ts'

const maybe = (about: string, example: string) =>
  means(optional(v.nullable(string)), about, example)

const item = object({
  asin,
  offerListingId,
  title: maybe('Name of the item. Default: its product id.', 'Sea salt soap, three bars'),
  url: maybe('URL of the page of the item. Missing: no link.', '/dp/B0SOAP0001'),
  imageUrl: maybe('URL of a picture. Missing: the name stands there.', '/images/soap.svg'),
  price: means(
    optional(v.nullable(string)),
    'Price as text. Missing: no price.',
    '€9.90',
    'currency units',
  ),
  checked: optional(means(flag, 'The item is checked at the start. Default: true.')),
})

const sum = means(string, 'Price as text, by pattern.', '€28.80')
const sums = means(
  v.record(string, v.union([sum, means(v.unknown(), 'Any other value is no price.', null)])),
  'Prices of all combinations. The pattern has one character for each item, in order: 1 checked, 0 not.',
  { '11': '€28.80', '10': '€18.90', '01': '€9.90' },
)

export const beautyBundle = describe({
  tag: 'dp-beauty-bundle',
  about: 'Shows products that go well together, and adds the checked ones to the cart.',
  fields: {
    numRecommendations: whole({
      about: 'Number of items to show, from the first. Default: all.',
      unit: 'count',
      min: 0,
    }),
    trackingUrl: address(beautyTracking, {
      about:
        'URL that is asked each time the shopper shows or hides the details. Missing: no request.',
    }),
    cartAddUrl: address(cartAddItems, { about: 'URL that adds the items to the cart.' }),
    cartUrl,
    possibleSums: json(sums, {
      about:
        'What each combination of items costs. A combination without a price can be bought, too.',
      from: 'state',
      required: true,
    }),
    items: json(means(lenientList(item), 'The items, in the order to show.'), {
      about: 'The items. If the list is empty, the element takes no space.',
      from: 'state',
      required: true,
    }),
  },
  events: {
    'dp-beauty-view-changed': {
      about: 'The shopper has shown or hidden the details.',
      detail: object({
        view: means(
          v.picklist(['horizontal', 'vertical']),
          'How the items stand: horizontal without details, vertical with details.',
        ),
      }),
    },
    'dp-beauty-selection-changed': {
      about: 'The shopper has checked or unchecked an item.',
      detail: object({
        asins: means(list(string), 'Product ids of the checked items.', ['B0SOAP0001']),
        total: means(v.nullable(string), 'Their price as text. null: there is none.', '€9.90'),
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
  calls: [beautyTracking, cartAddItems],
  states: {
    horizontal: 'The items stand side by side, without details.',
    vertical: 'The items stand one below the other, with details.',
    adding: 'The call that adds the items is under way.',
    added: 'The items are in the cart.',
    empty: 'There are no items. The element takes no space.',
  },
  parts: {
    box: 'The block.',
    title: 'The heading.',
    items: 'The items.',
    item: 'An item.',
    picture: 'The picture of an item.',
    toggle: 'The button that shows or hides the details.',
    total: 'What the checked items cost.',
    button: 'The button that adds the checked items.',
    message: 'A message to the shopper.',
  },
  slots: { '': "Fallback: your server's own form. It shows until the element is ready." },
  keyboard: {
    Space: 'On an item: checks or unchecks it.',
    'Enter, Space': 'On a button: does what it says.',
  },
  examples: beautyBundleExamples,
})
export type BeautyBundle = typeof beautyBundle
