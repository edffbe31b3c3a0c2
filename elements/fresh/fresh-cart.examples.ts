import type { Example } from '../../src/element/describe.ts'
import {
  add,
  addressFailures,
  cartFailures,
  check,
  multiFailures,
  orderFailures,
  slotFailures,
} from './fresh-cart.failures.ts'

export const freshCartExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A button for one item',
    html: '<dp-fresh-cart data-asin="B0MILK0001" data-store-id="HALL" data-brand-id="HARBOR" data-qs-uid="milk"></dp-fresh-cart>',
    states: {
      adding: [{ hold: '/alm/addtofreshcart' }, add],
      checking: [{ hold: '/afx/cartconflicts/' }, check({ storeId: 'HALL' })[0]],
    },
    views: { 'after an add': { by: [add], seen: { says: 'Added to cart' } } },
    failures: cartFailures,
  },
  {
    title: 'More than the store has',
    html: '<dp-fresh-cart data-asin="B0STRAWB01" data-store-id="HALL" data-brand-id="HARBOR" data-quantity="500"></dp-fresh-cart>',
    states: { open: [add] },
  },
  {
    title: 'An item that the store does not sell',
    html: '<dp-fresh-cart data-asin="B0HEADPH01" data-store-id="HALL" data-brand-id="HARBOR"></dp-fresh-cart>',
  },
  {
    title: 'All items of a recipe',
    html: `<dp-fresh-cart data-mode="multi" data-store-id="HALL" data-brand-id="HARBOR">
  <script type="application/json" data-dp-state="fresh-cart">{"items": [{"asin": "B0EGGS0001", "storeId": "HALL"}, {"asin": "B0MILK0001", "storeId": "HALL", "quantity": 2}]}</script>
</dp-fresh-cart>`,
    failures: multiFailures,
  },
  {
    title: 'More for an order that is not packed yet',
    html: '<dp-fresh-cart data-mode="order" data-asin="B0EGGS0001" data-store-id="HALL" data-brand-id="HARBOR"></dp-fresh-cart>',
    as: 'member',
    failures: orderFailures,
  },
  {
    title: 'A delivery time of another store',
    html: '<dp-fresh-cart data-asin="B0CHEESE01" data-store-id="HALL" data-brand-id="HARBOR"></dp-fresh-cart>',
    as: 'member',
    failures: slotFailures,
  },
  {
    title: 'A store that delivers to another address of the shopper',
    html: '<dp-fresh-cart data-asin="B0TOMATO01" data-store-id="RHINE" data-brand-id="RHINE"></dp-fresh-cart>',
    as: 'signed-in',
    failures: addressFailures,
  },
]
