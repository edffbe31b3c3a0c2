import type { Example } from '../../src/element/describe.ts'
import { smartHomeFailures } from './smart-home-bundle.failures.ts'

const box = (asin: string, price: string, name: string, shown: string, more = '') =>
  `  <p><label><input type="checkbox" data-asin="${asin}" data-offerlistingid="OL${asin}" data-price="${price}"${more}> ${name} <b>${shown}</b></label></p>`

const euros =
  'data-currency-code="EUR" data-price-format="{amount} €" data-currency-decimal-separator="," data-currency-thousands-separator="."'
const words =
  'data-message-none="Select items to add" data-message-one="Add 1 item to cart" data-message-many="Add {count} items to cart"'

const bundle = (attributes: string, boxes: readonly string[]) => `<dp-smart-home-bundle
  ${attributes}
  ${words}>
${boxes.join('\n')}
</dp-smart-home-bundle>`

const bulb = { press: '[data-asin=B0BULB0001]' }
const press = { press: '[part=button]' }

export const smartHomeBundleExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Three accessories',
    html: bundle(euros, [
      box('B0BULB0001', '29.90', 'Bulb, two-pack', '29,90 €'),
      box('B0PLUG0001', '44.90', 'Smart plug, four-pack', '44,90 €'),
      box('B0LOCK0001', '159.00', 'Door lock', '159,00 €'),
    ]),
    states: {
      some: [bulb, { press: '[data-asin=B0PLUG0001]' }],
      adding: [bulb, { hold: '/dp/cart/add-items' }, press],
      added: [bulb, press],
    },
    failures: smartHomeFailures,
  },
  {
    title: 'Amounts in yen',
    html: bundle(
      'data-currency-code="JPY" data-price-format="￥{amount}" data-currency-thousands-separator=","',
      [
        box('B0BULB0001', '3200', 'Bulb, two-pack', '￥3,200'),
        box('B0PLUG0001', '4800', 'Smart plug, four-pack', '￥4,800'),
      ],
    ),
    states: { none: [] },
  },
  {
    title: 'An accessory that is checked at the start',
    html: bundle(`${euros} data-cart-url="/cart"`, [
      box('B0BULB0001', '29.90', 'Bulb, two-pack', '29,90 €', ' checked'),
      box('B0PLUG0001', '44.90', 'Smart plug, four-pack', '44,90 €'),
    ]),
    states: { some: [] },
  },
]
