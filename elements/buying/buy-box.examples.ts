import type { Deed, Example } from '../../src/element/describe.ts'
import { freshFailures } from './buy-box.failures.ts'

/** The page's own button. The element has buttons, too. */
const addToCart: Deed = { press: 'dp-buy-box > button' }

const part = `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-asin="B0FILTER01" data-offer-listing-id="OLB0FILTER01" data-show-fitment>
    <button>Add to cart</button>
  </dp-buy-box>
</form>`
const fitmentOf = (fits: boolean) => `<script type="application/json" data-dp-state="page">
  {"fitment": {
    "brand": "frostline", "series": "", "model": "FL-200", "displayModel": "Frostline FL-200",
    "scope": "appliance", "fits": ${fits}, "failed": false
  }}
</script>
`

export const buyBoxExamples: readonly [Example, ...Example[]] = [
  {
    title: 'An offer with a minimum order of five',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-asin="B0PAPER001" data-offer-listing-id="OLB0PAPER001" data-moq="5">
    <button>Add to cart</button>
  </dp-buy-box>
</form>`,
  },
  {
    title: 'A minimum order, and no quantity chosen yet',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-asin="B0COFFEE02" data-offer-listing-id="OLB0COFFEE02" data-moq="5"
    data-quantity-blank>
    <button>Add to cart</button>
  </dp-buy-box>
</form>`,
    states: { locked: [] },
    views: {
      explained: {
        by: [addToCart],
        seen: { at: 'dialog' },
        leavesTo: '[part~=quantity]',
      },
    },
  },
  {
    title: 'Quantity and gift options',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-asin="B0HEADPH01" data-offer-listing-id="OLB0HEADPH01" data-gift-wrap-available>
    <button>Add to cart</button>
  </dp-buy-box>
</form>`,
    views: {
      'with its quantities': { by: [{ press: '[part~=quantity]' }], seen: { at: '[role=option]' } },
    },
  },
  {
    title: 'A part, and the machine is not known yet',
    html: part,
  },
  {
    title: "A part that fits the shopper's machine",
    html: fitmentOf(true) + part,
  },
  {
    title: "A part that does not fit the shopper's machine",
    html: fitmentOf(false) + part,
  },
  {
    title: 'A used item with its condition',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-variant="used" data-asin="B0HEADPH01" data-offer-listing-id="OLB0HEADPH01"
    data-condition="Very good" data-condition-note="One light scratch on the left shell.">
    <script type="application/json" data-dp-state="buy-box">
      {"conditionHtml": "<p>Works like new. Packaging may be damaged.</p>"}
    </script>
    <button>Add to cart</button>
  </dp-buy-box>
</form>`,
    views: {
      'with its condition explained': {
        by: [{ press: '[part~=condition] button' }],
        // A popover, or a sheet in a narrow window.
        seen: { at: ':is([role=dialog], dialog)' },
      },
    },
  },
  {
    title: 'A fresh item: added to the cart without leaving the page',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <dp-buy-box data-variant="fresh" data-asin="B0APPLES01" data-offer-listing-id="OLB0APPLES01"
    data-cart-url="/cart">
    <button>Add to cart</button>
  </dp-buy-box>
</form>`,
    states: {
      adding: [{ hold: '/gp/product/handle-buy-box' }, addToCart],
    },
    views: {
      added: { by: [addToCart], seen: { says: 'Added to cart' } },
    },
    failures: freshFailures,
  },
]
