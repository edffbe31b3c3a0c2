import type { Deed, Example } from '../../src/element/describe.ts'
import {
  add,
  addFailures,
  addToAssistant,
  addToList,
  listFailures,
  openList,
} from './grocery-add.failures.ts'

/** The last entry of the list of quantities lets the shopper type. */
const type: readonly Deed[] = [{ press: '[part=quantity]' }, { press: '[part~=item]:last-child' }]

export const groceryAddExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A grocery with a coupon',
    html: `<dp-grocery-add data-asin="B0COFFEE01" data-title="House blend coffee" data-offer-listing-id="OLB0COFFEE01" data-session-id="demo" data-has-coupon>
  <script type="application/json" data-dp-state="grocery-add">{"coupon": {"unclipped": "Coupon: save 10 %", "clipped": "Coupon clipped: you save 10 %"}}</script>
</dp-grocery-add>`,
    states: {
      adding: [{ hold: '/dp/grocery/add' }, add],
      clipped: [add],
      invalid: [...type, { type: '0', into: '[part=input]' }],
    },
    views: {
      'after an add': { by: [add], seen: { says: 'Added to cart' } },
      'with its quantities': {
        by: [{ press: '[part=quantity]' }],
        seen: { at: '[part=list]', says: '10+' },
      },
      'with a typed quantity': { by: type, seen: { at: '[part=input]' } },
    },
    failures: addFailures,
  },
  {
    title: 'An offer that is gone',
    html: '<dp-grocery-add data-asin="B0COFFEE01" data-title="House blend coffee" data-offer-listing-id="OLB0COFFEE01-4" data-session-id="demo"></dp-grocery-add>',
    states: { open: [add] },
  },
  {
    title: 'Offers of several sellers',
    html: `<dp-grocery-add data-asin="B0COFFEE01" data-title="House blend coffee" data-offer-listing-id="OLB0COFFEE01" data-session-id="demo" data-offer-count="3" data-offers-per-page="2">
  <script type="application/json" data-dp-state="grocery-add">{"offers": [
    {"offerListingID": "OLB0COFFEE01-2", "sellerName": "Bean Counter", "price": "€23.50", "delivery": "Tomorrow"},
    {"offerListingID": "OLB0COFFEE01-3", "sellerName": "Corner Roastery", "price": "€20.90", "delivery": "Today, 6 to 8 pm"},
    {"offerListingID": "OLB0COFFEE01-5", "sellerName": "Dock Street Deli", "price": "€30.90"}
  ]}</script>
</dp-grocery-add>`,
    views: {
      'at the last offers': {
        by: [{ press: '[part=offers] .next' }],
        seen: { says: 'Offers 3 to 3 of 3' },
      },
    },
  },
  {
    title: 'With a shopping list and the list of a voice assistant',
    html: '<dp-grocery-add data-asin="B0COFFEE01" data-title="House blend coffee" data-offer-listing-id="OLB0COFFEE01" data-session-id="demo" data-list-id="DEMO" data-list-token="demo" data-assistant-list-url="/dp/assistant/list/items"></dp-grocery-add>',
    as: 'signed-in',
    views: {
      'with the shopping list': {
        by: [openList],
        seen: { at: '[part~=dialog]', says: 'Shopping list' },
      },
      'after an add to both': {
        by: [addToAssistant, openList, addToList],
        seen: { says: 'Added to your list' },
      },
    },
    failures: listFailures,
  },
]
