import type { Example } from '../../src/element/describe.ts'

const asins = ['B0GIFTCRD1', 'B0GIFTCRD2', 'B0GIFTCRD3']
const pictures = ['gift-card', 'birthday-card', 'flower-card', 'winter-card', 'wedding-card']
const names = ['Ribbon', 'Birthday cake', 'Flowers', 'Winter village', 'Rings']
const lines = (entries: readonly string[]) => entries.join(',\n        ')

const combination = (key: string, asin: string, design: number) =>
  `"${key}": {"asin": "${asin}", "title": "${names[design]} gift card", "canonicalUrl": "/dp/${asin}", "imageUrl": "/images/${pictures[design]}.svg"}`
const combinations = lines([
  ...asins.map((asin, design) => combination(`0_${design}`, asin, design)),
  combination('1_3', 'B0GIFTWN25', 3),
  combination('2_3', 'B0GIFTWN50', 3),
  combination('0_4', 'B0GIFTCRD4', 4),
])

const any = [25, 50, 100, 150].map(value => `{"value": ${value}, "denominationIndex": 0}`).join()
const fixed = [25, 50]
  .map((value, n) => `{"value": ${value}, "denominationIndex": ${n + 1}}`)
  .join()

const card = (attributes: string, more = '') => `<form action="/">
  <dp-gift-card-picker data-currency-symbol="€" data-design-count="5"${attributes}>
    <script type="application/json" data-dp-state="gift-card-picker">
    {
      "dimensions": {
        "denomination": ["any", "25", "50"],
        "design_name": ["${names.join('", "')}"],
        "occasion_type": ["Birthday", "Thank you", "Winter holidays", "Easter"]
      },
      "combinations": {
        ${combinations}
      },
      "amountSwatches": {
        "0": [${any}],
        "1": [${any}],
        "2": [${any}],
        "3": [${fixed}]
      },
      "designOccasions": {"0": [0, 1, 2], "1": [0], "2": [1], "3": [2]},
      "designVisibility": {"4": "VGC_OUT_OF_STOCK"}${more}
    }
    </script>
  </dp-gift-card-picker>
  <p><button id="add-to-cart-button">Add to cart</button></p>
</form>`

const limits = `,
      "constraints": {"gcCustomAmount": [
        {"method": "atLeast", "value": 1, "errorId": "amount-range"},
        {"method": "atMost", "value": 2000, "errorId": "amount-range"}
      ]},
      "strings": {"amount-range": "Enter an amount from 1 to 2,000."}`

const box = '[part=box]'
/** Typed, and read at once. */
const amount = (text: string) =>
  [
    { type: text, into: box },
    { key: 'Enter', at: box },
  ] as const

export const giftCardPickerExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A gift card for any amount',
    html: card('', limits),
    states: {
      none: [],
      swatch: [{ press: '[part=swatch] input[value="1"]' }],
      custom: amount('37'),
      invalid: amount('5000'),
      filtering: [{ press: '[part=filter]' }],
    },
    views: {
      'of an occasion': {
        by: [{ press: '[part=filter]' }, { press: '[part=occasions] input[value="1"]' }],
        seen: { at: '[part=filter]', says: 'Thank you' },
      },
      'of an occasion without designs': {
        by: [{ press: '[part=filter]' }, { press: '[part=occasions] input[value="3"]' }],
        seen: { says: 'No designs for this occasion.' },
      },
      'with the hint at the button': {
        by: [{ press: '#add-to-cart-button' }],
        seen: { at: '[part=hint]' },
        leavesTo: '#add-to-cart-button',
      },
    },
  },
  {
    title: 'A design with fixed amounts',
    html: card(' data-selected-combination="2_3" data-amount-count="2"'),
  },
  {
    title: 'An amount to start with',
    html: card(
      ' data-selected-combination="0_1" data-initial-variable-amount="50" data-formatter="strictAmount"',
      limits,
    ),
  },
  {
    title: 'The claim code of a card',
    html: card(' data-claim-code="ABCDEFGHIJKLM"', limits),
  },
]
