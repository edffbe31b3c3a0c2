import { cartAddItems, cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { dealProduct } from '../../src/contract/deals/deals.ts'
import { failed } from '../../src/contract/events.ts'
import { object, text as string, whole as integer } from '../../src/contract/schema.ts'
import * as v from 'valibot'
import { asin, choice, describe, flag, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { inApp, onMobileWeb } from '../../src/element/readings.ts'
import { dealBoxExamples } from './deal-box.examples.ts'

const claim = { dealId: string, asin: string, quantity: integer }
const states = { dealState: string, customerState: string }

export const dealBox = describe({
  tag: 'dp-deal-box',
  about:
    'Shows a limited-time deal with its countdown and lets the shopper claim it into the cart.',
  fields: {
    aapiEndpoint: text({
      about: 'Address that is asked for the deal.',
      required: true,
      ...url,
    }),
    offerListingId: text({ about: 'The offer that the deal is for.', required: true }),
    claimEndpoint: text({
      about: 'Address under which deals are claimed, up to the deal id.',
      required: true,
      ...url,
    }),
    cartCountEndpoint: text({ about: 'Address of the cart count.', required: true, ...url }),
    cartAddEndpoint: text({
      about: 'Address that adds protection plans after a claim.',
      required: true,
      ...url,
    }),
    csrfToken: text({
      about: 'Anti-forgery token, sent as a header.',
      required: true,
      meta: 'dp-csrf-token',
    }),
    language: text({
      about: 'Accept-Language of the deal call, default the locale.',
      store: 'context.language',
    }),
    slateToken: text({ about: 'Sent as a header where there is one.', meta: 'dp-slate-token' }),
    pollingIntervalMs: whole({
      about: 'Milliseconds from one poll to the next.',
      required: true,
      min: 1000,
      clamp: true,
    }),
    systemTime: whole({
      about: "The server's time when the page was made, epoch ms, default the client's clock.",
      store: 'context.systemTime',
    }),
    isMobile: flag({
      about: 'On mobile web, default by the device.',
      store: onMobileWeb,
      default: false,
    }),
    isApp: flag({
      about: 'In the shopping app, default by the device.',
      store: inApp,
      default: false,
    }),
    hasPrimeSavingsBenefit: flag({
      about: 'The shopper is a member.',
      store: 'shopper.prime',
      default: false,
    }),
    showAppOnlyDealCx: flag({ about: 'Whether app-only deals say so.', default: false }),
    asin,
    dealId: text({ about: 'Id of the deal, default that of the polled details.' }),
    layout: choice(['accordion', 'single'], {
      about: 'One row of the purchase options, or a box that is always open.',
      default: 'accordion',
    }),
    purchaseReftag: text({ about: 'Reference tag of a claim.', default: 'dp_deal_claim' }),
    cartReftag: text({
      about: 'Reference tag of the add that follows.',
      default: 'dp_deal_cart_add',
    }),
    installmentsProgramId: text({ about: 'Sent with a claim where there is one.' }),
    devicePreRegistered: flag({ about: 'Sent with a claim.', default: false }),
    appDownloadUrl: text({ about: 'Where the app is to be had.', ...url }),
    learnMoreUrl: text({ about: 'Where app-only deals are explained.', ...url }),
    joinUrl: text({ about: 'Where a shopper becomes a member.', ...url }),
    maxQuantity: whole({ about: 'Highest quantity of one claim.', min: 1, max: 999, default: 1 }),
  },
  events: {
    'dp-before-claim-deal': {
      about: 'A claim is about to be sent.',
      detail: object(claim),
      cancelable: true,
    },
    'dp-deal-claimed': {
      about: 'The deal is claimed.',
      detail: object({
        ...claim,
        ...states,
        offerListingId: string,
        expiresAt: v.nullable(v.number()),
      }),
    },
    'dp-deal-failed': {
      about: 'The claim failed.',
      detail: object({ ...claim, ...failed.entries }),
    },
    'dp-deal-updated': {
      about: 'Deal or customer state changed.',
      detail: object({ dealId: string, asin: string, ...states }),
    },
    'dp-deal-protection-failed': {
      about: 'The deal is claimed, but a plan chosen with it could not be added.',
      detail: object({ dealId: string, asin: string, warrantyAsin: string, ...failed.entries }),
    },
  },
  calls: [dealProduct, dealClaim, cartCount, cartAddItems],
  states: {
    available: 'The deal runs.',
    upcoming: 'The deal has not started.',
    waitlistfull: 'All are claimed and the waiting list is full.',
    unavailable: 'There is no deal any more.',
    ending: 'Under 30 minutes are left.',
    processing: 'A claim or an update is under way.',
    'in-cart': 'The deal is in the cart.',
    open: 'The row is open.',
  },
  parts: {
    header: "The row's header.",
    body: 'What the row holds.',
    progress: 'The progress bar.',
    button: 'The add-to-cart button.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: what shows until the deal is known.' },
  keyboard: {
    'Enter, Space': 'Opens the row, at its header; claims the deal, at its button.',
    '↑, ↓': 'Changes the quantity, at its drop-down.',
  },
  examples: dealBoxExamples,
})
export type DealBox = typeof dealBox
