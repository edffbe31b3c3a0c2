import type { Example } from '../../src/element/describe.ts'
import { protectionFailures } from './protection-plan.failures.ts'

const plans = `<script type="application/json" data-dp-state="protection-plan">
    {"plans": [
      {
        "asin": "B0PLAN0002", "offerListingId": "OLB0PLAN0002", "shortDisplayTitle": "2 years",
        "title": "Two-year protection plan", "price": 19.9,
        "imageUrl": "/images/shield.svg",
        "detailsHtml": "<p>Covers drops, spills and wear.</p>",
        "reviewsHtml": "<p>4.2 out of 5 stars.</p>",
        "learnMoreHtml": "<p>The plan begins when your product arrives.</p>",
        "explainHtml": "<p>Covers drops, spills and wear from the first day.</p>"
      },
      {
        "asin": "B0PLANMON1", "offerListingId": "OLB0PLANMON1", "shortDisplayTitle": "Monthly",
        "title": "Monthly protection plan", "price": 1.99,
        "monthly": true, "explainHtml": "<p>Covers one item for as long as you pay.</p>"
      }
    ]}
  </script>`
const form = (tag: string) => `<form action="/gp/product/handle-buy-box" method="post">
  ${tag}
  <p><button>Add to cart</button></p>
</form>`

export const protectionPlanExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Plans from the page',
    html: form(`<dp-protection-plan data-asin="B0HEADPH01" data-currency-code="EUR">
  ${plans}
  </dp-protection-plan>`),
    states: {
      expanded: [{ press: '[part=header]' }],
      chosen: [{ press: '[part=header]' }, { press: 'input[value="1"]' }],
    },
    views: {
      'with the details of a plan': {
        by: [{ press: '[part=header]' }, { press: '[data-subject=details]' }],
        seen: { at: 'dialog' },
      },
    },
  },
  {
    title: 'Plans from the server',
    html: form('<dp-protection-plan data-asin="B0HEADPH01"></dp-protection-plan>'),
    failures: protectionFailures,
  },
  {
    title: 'An open list',
    html: form(`<dp-protection-plan data-asin="B0SPEAKER1" data-currency-code="EUR"
    data-variant="attach" data-plan-count="2">
  ${plans}
  </dp-protection-plan>`),
    views: {
      'with the explanation of a plan': {
        by: [{ press: '[data-subject=explain]' }],
        seen: { at: 'dialog' },
      },
    },
  },
  {
    title: 'A quantity of two',
    html: form(`<input type="hidden" id="quantity" name="quantity" value="2">
  <dp-protection-plan data-asin="B0EARBUD01" data-currency-code="EUR">
  ${plans}
  </dp-protection-plan>`),
    views: {
      expanded: { by: [{ press: '[part=header]' }], seen: { at: '.choice-note' } },
    },
  },
  {
    title: 'A plan that your server has chosen',
    html: form(`<dp-protection-plan data-asin="B0HEADPH01" data-currency-code="EUR">
    <input type="hidden" name="warrantySelection" value='{"asin": "B0PLAN0002"}'>
  ${plans}
  </dp-protection-plan>`),
  },
  {
    title: 'A product without plans',
    html: form(`<dp-protection-plan data-asin="B0COFFEE01" data-plan-count="0">
    <script type="application/json" data-dp-state="protection-plan">{"plans": []}</script>
  </dp-protection-plan>`),
    states: { empty: [] },
  },
]
