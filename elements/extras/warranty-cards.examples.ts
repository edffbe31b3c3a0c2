import type { Example } from '../../src/element/describe.ts'
import { buyProduct, choose, warrantyFailures } from './warranty-cards.failures.ts'

const plans = `<script type="application/json" data-dp-state="warranty-cards">
    {"warranties": [
      {
        "asin": "B0PLAN0002", "offerListingId": "OLB0PLAN0002", "shortDisplayTitle": "2 years",
        "title": "Two-year protection plan", "price": 19.9,
        "covers": ["Drops, spills and wear.", "Repair or replacement at no extra cost."],
        "detailsHtml": "<p>Covers drops, spills and wear from the first day.</p>"
      },
      {
        "asin": "B0PLAN0003", "offerListingId": "OLB0PLAN0003", "shortDisplayTitle": "3 years",
        "title": "Three-year protection plan", "price": 27.9,
        "covers": ["Drops, spills and wear.", "You can return the plan within 30 days."],
        "detailsHtml": "<p>Covers drops, spills and wear from the first day.</p>"
      }
    ]}
  </script>`
const form = (tag: string) => `<form action="/gp/product/handle-buy-box" method="post">
  ${tag}
  <p><button>Add to cart</button></p>
</form>`

export const warrantyCardsExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Two plans, added with the form',
    html: form(`<dp-warranty-cards data-asin="B0HEADPH01" data-buying-option="NEW" data-currency-code="EUR">
  ${plans}
  </dp-warranty-cards>`),
    states: { selected: [choose] },
    views: {
      expanded: { by: [{ press: '[part=header]' }], seen: { at: '.covers' } },
      'with the details of a plan': {
        by: [{ press: '[part=header]' }, { press: '[data-subject=details]' }],
        seen: { at: 'dialog' },
      },
    },
  },
  {
    title: 'Plans that are added by calls, after the product',
    html: `<dp-warranty-cards data-asin="B0HEADPH01" data-offer-listing-id="OLB0HEADPH01"
  data-buying-option="NEW" data-add-mode="call" data-currency-code="EUR" data-cart-url="/cart">
  ${plans}
</dp-warranty-cards>`,
    states: {
      adding: [{ hold: '/gp/product/amazon-protect/' }, choose, buyProduct],
      added: [choose, buyProduct],
    },
    failures: warrantyFailures,
  },
  {
    title: 'A plan that your server has chosen',
    html: form(`<dp-warranty-cards data-asin="B0HEADPH01" data-buying-option="NEW" data-currency-code="EUR">
    <input type="hidden" name="warrantyAsin" value="B0PLAN0003">
  ${plans}
  </dp-warranty-cards>`),
  },
  {
    title: 'A buying option that takes no plan',
    html: form(`<dp-warranty-cards data-asin="B0HEADPH01" data-currency-code="EUR"
    data-buying-option="USED">
  ${plans}
  </dp-warranty-cards>`),
    states: { unsupported: [] },
  },
  {
    title: 'A product without plans',
    html: form(
      '<dp-warranty-cards data-asin="B0COFFEE01" data-plan-count="0"></dp-warranty-cards>',
    ),
    states: { empty: [] },
  },
]
