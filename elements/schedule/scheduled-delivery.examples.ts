import type { Deed, Example } from '../../src/element/describe.ts'
import { months } from './months.ts'
import { availabilityFailures, regionsFailures } from './scheduled-delivery.failures.ts'

const button = `
  <p><button id="add-to-cart-button">Add to cart</button></p>`

const form = (attributes: string, state = '', after = button) =>
  `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0WASHER01">
  <dp-scheduled-delivery data-asin="B0WASHER01" data-marketplace-id="DP-DE"
    ${attributes}>${state}
    <dp-delivery-calendar slot="calendar" data-buy-box
      ${months}></dp-delivery-calendar>
    We call you about the time.
  </dp-scheduled-delivery>${after}
</form>`

const scheduled = 'data-shipoption="scheduled"'

const want: Deed = { press: '[part=intent] input' }
const enter = (zip: string): Deed[] => [
  { type: zip, into: '[part=postal-code]' },
  { press: '[part=go]' },
]

export const scheduledDeliveryExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A delivery at a chosen time',
    html: form(`${scheduled} data-help-id="scheduled"`),
    states: {
      enabled: [{ see: '[part=intent]' }],
      intent: [want],
    },
    views: {
      'with times for a postal code': {
        by: [want, ...enter('20095'), { see: 'dp-delivery-calendar >>> [part=trigger]' }],
        seen: { state: 'intent' },
      },
      'with a postal code that is none': {
        by: [want, ...enter('20')],
        seen: { at: '[part=postal-message]', says: 'Enter a valid postal code.' },
      },
      'with a postal code where no van goes': {
        by: [want, ...enter('25980')],
        seen: { at: '[part=postal-message]', says: 'Scheduled delivery is not offered' },
      },
    },
    failures: availabilityFailures,
  },
  {
    title: 'A delivery that needs a time',
    // Without a button: what stands at it would move what follows.
    html: form(`${scheduled} data-required`, '', ''),
    states: { required: [{ see: '[part=postal-code]' }] },
  },
  {
    title: 'A region in place of a postal code',
    html: form(`${scheduled} data-destination="region"`),
    views: {
      'with a chosen region': {
        by: [want, { choose: 'north', from: '[part=region]' }],
        seen: { at: '[part=region]' },
      },
    },
    failures: regionsFailures,
  },
  {
    title: 'Every slot is taken, and the shop calls',
    html: form(
      'data-shipoption="full" data-hide-on-error="false"',
      `
    <script type="application/json" data-dp-state="scheduled-delivery">
      {"phoneMessageMarketplaceId": "DP-DE", "phoneNumber": "040 5550 123", "phoneChangeUrl": "/account"}
    </script>`,
    ),
    views: {
      'with what comes next': {
        by: [want, ...enter('20095'), { see: '[part=message]' }],
        seen: { at: '[part=message]', says: 'We will call you' },
      },
    },
  },
]
