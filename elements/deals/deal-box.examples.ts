import type { Example } from '../../src/element/describe.ts'
import { dealFailures, planFailures } from './deal-box.failures.ts'

const box = (asin: string, more = '') => `<dp-deal-box data-asin="${asin}"
  data-offer-listing-id="OL${asin}" data-aapi-endpoint="/dp/deals/product"
  data-claim-endpoint="/dp/deals/claim/" data-cart-count-endpoint="/dp/cart/count"
  data-cart-add-endpoint="/dp/cart/add-items" data-polling-interval-ms="15000"
  data-cart-url="/cart"${more}></dp-deal-box>`
const single = '\n  data-layout="single"'
const button = '[part~=button]'

export const dealBoxExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A running deal, always open',
    html: box('B0HEADPH01', `${single} data-max-quantity="3"`),
    states: {
      available: [],
      processing: [{ hold: '/dp/deals/claim/' }, { press: button }],
      'in-cart': [{ press: button }],
    },
    views: {
      'with its quantities': { by: [{ press: '[part~=quantity]' }], seen: { at: '[role=option]' } },
    },
    failures: dealFailures,
  },
  {
    title: 'A running deal, as a row of the purchase options',
    html: box('B0HEADPH01'),
    states: { open: [{ press: '[part~=header]' }] },
  },
  {
    title: 'A deal with a protection plan chosen in the page',
    html: `<script type="application/json" data-dp-state="page">
  {"addOns": {"B0HEADPH01": [
    {"kind": "protection", "asin": "B0PLAN0002", "offerListingId": "OLB0PLAN0002", "addedBy": "form"}
  ]}}
</script>
${box('B0HEADPH01', single)}`,
    failures: planFailures,
  },
  {
    title: 'A deal that has not started',
    html: box('B0EARBUD01', single),
    states: { upcoming: [] },
  },
  {
    title: 'The last half hour of a deal',
    html: box('B0SPEAKER1', single),
    states: { ending: [] },
  },
  {
    title: 'All claimed, waiting list full',
    html: box('B0BLENDER1', single),
    states: { waitlistfull: [] },
  },
  {
    title: 'All claimed, waiting list open',
    html: box('B0BACKPCK1', single),
  },
  {
    title: 'A members-only deal, for other shoppers',
    html: box('B0WATCH001', `${single} data-join-url="/join"`),
  },
  {
    title: 'A members-only deal, for a member',
    html: box('B0WATCH001', `${single} data-has-prime-savings-benefit`),
    as: 'member',
  },
  {
    title: 'An app-only deal',
    html: box('B0TABLET01', `${single} data-show-app-only-deal-cx data-app-download-url="/gp/app"`),
  },
  {
    title: 'A deal that is no longer available',
    html: box('B0KEYBRD01', single),
    states: { unavailable: [] },
  },
]
