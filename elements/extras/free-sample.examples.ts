import type { Example } from '../../src/element/describe.ts'
import { freeSampleFailures } from './free-sample.failures.ts'

const sample = (asin: string, title: string, image: string | null) =>
  `{
        "asin": "${asin}", "offerListingId": "OL${asin}", "title": "${title}",
        "image": ${JSON.stringify(image)}, "trackingUrl": "/dp/samples/track?choice=${asin}"
      }`
const rosewood = sample('B0SMPLLIP1', 'Rosewood lipstick, 1 g', '/images/lipstick.svg')
const cream = sample('B0SMPLCRM1', 'Oat hand cream, 5 ml', '/images/lotion-bottle.svg')
const soap = sample('B0SMPLSOP1', 'Sea salt soap, 20 g', '/images/soap.svg')

const form = (
  attributes: string,
  items: readonly string[],
) => `<form action="/gp/product/handle-buy-box" method="post">
  <dp-free-sample data-asin="B0LIPSTIK1"${attributes}>
  <script type="application/json" data-dp-state="free-sample">
    {"items": [
      ${items.join(',\n      ')}
    ]}
  </script>
  </dp-free-sample>
  <p><button>Add to cart</button></p>
</form>`

const several = [rosewood, cream, soap]
const pick = (value: string) => [
  { press: '[part=control]' },
  { press: `[part~=picker] input[value="${value}"]` },
]
const decline = ' data-decline-tracking-url="/dp/samples/track?choice=none"'

export const freeSampleExamples: readonly [Example, ...Example[]] = [
  {
    title: 'One of three samples',
    html: form(decline, several),
    states: {
      changing: [{ press: '[part=control]' }],
      selected: pick('1'),
      declined: pick('none'),
    },
    failures: freeSampleFailures,
  },
  {
    title: 'A sample that is already chosen',
    html: form(' data-selected-asin="B0SMPLCRM1" data-offer-listing-id="OLB0SMPLCRM1"', several),
    views: {
      'with the picker': {
        by: [{ press: '[part=control]' }],
        seen: { at: '[part~=picker] input[value="1"]:checked' },
      },
    },
  },
  {
    title: 'One sample',
    html: form(' data-item-count="1"', [soap]),
    states: { undecided: [], selected: [{ press: '[part=control]' }] },
  },
  {
    title: 'A shopper who wants none, and a sample without a picture',
    html: form(' data-declined data-item-count="1"', [
      sample('B0SMPLSOP1', 'Sea salt soap, 20 g', null),
    ]),
  },
  {
    title: 'A product without samples',
    html: form(' data-item-count="0"', []).replace('\n      \n    ', ''),
    states: { empty: [] },
  },
]
