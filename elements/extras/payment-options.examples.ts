import type { Example } from '../../src/element/describe.ts'
import { paymentFailures } from './payment-options.failures.ts'

const info = (id: string) =>
  `{"marketplaceId": "DE", "asin": "B0HEADPH01", "buyingOptionType": "NEW", "optionId": "${id}"}`

/** `price`: of one month. `interest`: over all months. As the store works them out for 199 €. */
const plan = (count: number, price: string, most: number, interest = '', more = '') => `{
      "optionId": "equalPay${count}", "offerGroup": "plans", "price": ${price}, "termCount": ${count}, "maxQuantity": ${most},
      "priceAndTermCountDisplayString": "€${price} a month for ${count} months",
      "interestDisplayString": "${interest ? `€${interest} interest` : 'No interest'}", "interestAmount": ${interest || 0},
      "orderSummaryDisplayString": "You pay €${price} a month for ${count} months.",
      "bottomSheetFootnoteDisplayString": "The amounts are for one item.",${more}
      "executionInfo": ${info(`equalPay${count}`)},
      "formData": [{"itemType": "paymentOfferInfo"}]
    }`

const once = `{
      "optionId": "oneTimePayment", "price": 199, "interestAmount": 0,
      "priceAndTermCountDisplayString": "€199.00", "interestDisplayString": "",
      "orderSummaryDisplayString": "", "bottomSheetFootnoteDisplayString": "",
      "executionInfo": ${info('oneTimePayment')},
      "formData": [{"itemType": "paymentOfferInfo"}]
    }`

const all = [
  once,
  plan(3, '66.34', 5),
  plan(6, '33.17', 3),
  plan(12, '16.59', 2),
  plan(24, '8.79', 1, '11.74', '\n      "cardName": "Harbor & Pine Card",'),
]

const state = (
  options: readonly string[],
) => `<script type="application/json" data-dp-state="payment-options">
    {"options": [${options.join(', ')}]}
  </script>`

const form = (
  attributes: string,
  content: string,
) => `<form action="/gp/product/handle-buy-box" method="post">
  <dp-payment-options data-asin="B0HEADPH01"${attributes}>
  ${content}
  </dp-payment-options>
  <p><button>Add to cart</button></p>
  <p><button data-dp-buy-now>Buy now</button></p>
</form>`

const header = [{ press: '[part=header]' }]

export const paymentOptionsExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Ways to pay for headphones',
    html: form('', state(all)),
    states: {
      expanded: header,
      sheet: [...header, { press: '[data-sheet=compare]' }],
    },
    views: {
      'with all plans': {
        by: [...header, { press: '[data-sheet=compare]' }],
        seen: { at: '[part~=sheet] [data-option-id=equalPay24]' },
      },
      'with help': {
        by: [...header, { press: '[data-sheet=learn-more]' }],
        seen: { at: '[part~=sheet] ol' },
      },
    },
    failures: paymentFailures,
  },
  {
    title: 'A quantity that some plans do not allow, with a link beside the price',
    html: `<section data-dp-price>€199.00</section>
${form(' data-price-block="[data-dp-price]" data-quantity="3" data-selected-option="equalPay3"', state(all.slice(0, 4)))}`,
    states: { plan: [] },
    views: {
      'with its options': { by: header, seen: { at: 'input[value=equalPay6]' } },
      'with the modal': {
        by: [{ press: '[data-dp-price] + [data-dp-outlet] >>> button' }],
        seen: { at: '[part~=modal] input[value=equalPay12]:disabled' },
        leavesTo: '[data-dp-price] + [data-dp-outlet] >>> button',
      },
    },
  },
  {
    title: 'Options that are still to come',
    html: form('', 'Pay once, or in instalments'),
    states: { loading: header },
  },
]
