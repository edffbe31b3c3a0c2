import { cartAddItems, cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { claim, deal, dealClaimed, states } from '../../src/contract/deals/deal-events.ts'
import { dealProduct } from '../../src/contract/deals/deals.ts'
import { failure } from '../../src/contract/events.ts'
import { means, object, text as string } from '../../src/contract/schema.ts'
import {
  address,
  asin,
  cartUrl,
  choice,
  describe,
  flag,
  text,
  whole,
} from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { inApp, onMobileWeb } from '../../src/element/readings.ts'
import { dealBoxExamples } from './deal-box.examples.ts'

export const dealBox = describe({
  tag: 'dp-deal-box',
  about: 'Shows a limited-time deal with a countdown, and lets the shopper claim the deal.',
  fields: {
    aapiEndpoint: address(dealProduct, { about: 'URL that returns the deal.', required: true }),
    offerListingId: text({ about: 'Id of the offer that is on deal.', required: true }),
    claimEndpoint: address(dealClaim, {
      about:
        'URL for claims, with {dealId}. Or a base URL with a / at the end: the element appends {dealId}/claim-and-add-to-cart.',
      required: true,
    }),
    cartCountEndpoint: address(cartCount, {
      about: 'URL that returns the cart count.',
      required: true,
    }),
    cartAddEndpoint: address(cartAddItems, {
      about: 'URL that adds protection plans to the cart after a claim.',
      required: true,
    }),
    csrfToken: text({
      about: 'Anti-forgery token. Sent as a header.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    language: text({
      about: 'Accept-Language header of the deal call. Default: the locale of the element.',
      store: 'context.language',
    }),
    slateToken: text({ about: 'Slate token. Sent as a header if set.', meta: 'dp-slate-token' }),
    pollingIntervalMs: whole({
      about: 'Time between two polls.',
      unit: 'ms',
      required: true,
      min: 1000,
      clamp: true,
    }),
    systemTime: whole({
      about: "The server's time when it wrote the page. Default: the clock of the browser.",
      unit: 'epoch ms',
      store: 'context.systemTime',
    }),
    isMobile: flag({
      about: 'The page is on mobile web. Default: by the device.',
      store: onMobileWeb,
      default: false,
    }),
    isApp: flag({
      about: 'The page is in the shopping app. Default: by the device.',
      store: inApp,
      default: false,
    }),
    hasPrimeSavingsBenefit: flag({
      about: 'The shopper is a member.',
      store: 'shopper.prime',
      default: false,
    }),
    showAppOnlyDealCx: flag({
      about: 'App-only deals say that they are only in the app.',
      default: false,
    }),
    asin,
    dealId: text({ about: 'Id of the deal. Default: the id in the answer of the poll.' }),
    layout: choice(['accordion', 'single'], {
      about: 'accordion: a row of the purchase options. single: a box that is always open.',
      default: 'accordion',
    }),
    purchaseReftag: text({ about: 'Reference tag of a claim.', default: 'dp_deal_claim' }),
    cartReftag: text({
      about: 'Reference tag of the call that adds protection plans.',
      default: 'dp_deal_cart_add',
    }),
    installmentsProgramId: text({
      about: 'Id of an installments program. Sent with a claim if set.',
    }),
    devicePreRegistered: flag({
      about: 'Device preregistration. Sent with a claim.',
      default: false,
    }),
    appDownloadUrl: text({ about: 'URL of the page with the app.', ...url }),
    learnMoreUrl: text({ about: 'URL of the page that explains app-only deals.', ...url }),
    cartUrl,
    dealPriceText: text({
      about:
        'Price of the deal as your page writes it. Default: the price in the answer of the poll.',
    }),
    regularPriceText: text({
      about:
        'Price without the deal. Shows struck beside dealPriceText. Leave this out if the deal saves nothing.',
    }),
    joinUrl: text({ about: 'URL of the page where shoppers become members.', ...url }),
    maxQuantity: whole({
      about: 'Highest quantity in one claim.',
      unit: 'count',
      min: 1,
      max: 999,
      default: 1,
    }),
  },
  events: {
    'dp-before-claim-deal': {
      about: 'A claim is about to be sent.',
      detail: object(claim),
      cancelable: true,
    },
    'dp-deal-claimed': {
      about: 'The shopper has claimed the deal.',
      detail: dealClaimed,
    },
    'dp-deal-failed': {
      about: 'The claim failed.',
      detail: object({ ...claim, ...failure([dealClaim], ['not-claimed']) }),
    },
    'dp-deal-updated': {
      about: 'The state of the deal or of the customer has changed.',
      detail: object({ ...deal, ...states }),
    },
    'dp-deal-protection-failed': {
      about: 'The deal is claimed, but the chosen protection plan could not be added to the cart.',
      detail: object({
        ...deal,
        warrantyAsin: means(string, 'Product id of the protection plan.', 'B0WARRANTY'),
        ...failure([cartAddItems]),
      }),
    },
  },
  calls: [dealProduct, dealClaim, cartCount, cartAddItems],
  states: {
    available: 'The deal is running.',
    upcoming: 'The deal has not started.',
    waitlistfull: 'All units are claimed and the waiting list is full.',
    unavailable: 'The deal is no longer available.',
    ending: 'Less than 30 minutes are left.',
    processing: 'A claim or an update is under way.',
    'in-cart': 'The deal is in the cart.',
    open: 'The row is open.',
  },
  parts: {
    header: 'The header of the row.',
    body: 'The content of the row or box.',
    price: 'The price of the deal, and the regular price.',
    progress: 'The progress bar.',
    quantity: 'The button that opens the list of quantities.',
    list: 'The list of quantities.',
    item: 'A quantity in the list.',
    button: 'The add-to-cart button.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the deal is known.' },
  keyboard: {
    'Enter, Space':
      'On the header: opens the row. On the button: claims the deal. On the quantity: opens its list, then chooses.',
    '↑, ↓, Home, End': 'In the list of quantities: goes to another quantity.',
    '0 to 9': 'In the list of quantities: goes to the quantity that begins with the digits.',
    Escape: 'Closes the list of quantities without a change. Focus returns to its button.',
  },
  examples: dealBoxExamples,
})
export type DealBox = typeof dealBox
