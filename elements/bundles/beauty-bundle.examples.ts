import type { Example } from '../../src/element/describe.ts'
import { beautyFailures } from './beauty-bundle.failures.ts'

const item = (asin: string, title: string, image: string | null, price: string, more = '') =>
  `{
        "asin": "${asin}", "offerListingId": "OL${asin}", "title": "${title}",
        "url": "/dp/${asin}", "imageUrl": ${JSON.stringify(image)}, "price": "${price}"${more}
      }`
const lipstick = item('B0LIPSTIK1', 'Velvet lipstick', '/images/lipstick.svg', '€18.90')
const polish = (image: string | null) =>
  item('B0NAILPOL1', 'Nail polish, 07 fig', image, '€11.90', image ? '' : ', "checked": false')
const soap = item('B0SOAP0001', 'Sea salt soap', '/images/soap.svg', '€9.90')

const bundle = (attributes: string, items: readonly string[], sums: Record<string, string>) =>
  `<dp-beauty-bundle${attributes}>
  <script type="application/json" data-dp-state="beauty-bundle">
    {"items": [
      ${items.join(',\n      ')}
    ],
    "possibleSums": ${JSON.stringify(sums)}}
  </script>
</dp-beauty-bundle>`

const three = {
  '111': '€40.70',
  '110': '€30.80',
  '101': '€28.80',
  '011': '€21.80',
  '100': '€18.90',
  '010': '€11.90',
  '001': '€9.90',
}
const press = { press: '[part=button]' }

export const beautyBundleExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Three items',
    html: bundle(
      ' data-tracking-url="/dp/beauty/track?bundle=B0LIPSTIK1"',
      [lipstick, polish('/images/nail-polish.svg'), soap],
      three,
    ),
    states: {
      horizontal: [],
      vertical: [{ press: '[part=toggle]' }],
      adding: [{ hold: '/dp/cart/add-items' }, press],
      added: [press],
    },
    views: {
      'with nothing checked': {
        by: [1, 2, 3].map(at => ({ press: `[part=item]:nth-child(${at}) input` })),
        seen: { at: '[part=button][aria-disabled=true]', says: 'Choose at least one item' },
      },
    },
    failures: beautyFailures,
  },
  {
    title: 'An item without a picture, which is not checked at first',
    html: bundle(' data-num-recommendations="2" data-cart-url="/cart"', [lipstick, polish(null)], {
      '11': '€30.80',
      '10': '€18.90',
      '01': '€11.90',
    }),
  },
  {
    title: 'One item',
    html: bundle(' data-num-recommendations="1"', [soap], { '1': '€9.90' }),
    states: { vertical: [] },
  },
  {
    title: 'No items',
    html: bundle(' data-num-recommendations="0"', [], {}),
    states: { empty: [] },
  },
]
