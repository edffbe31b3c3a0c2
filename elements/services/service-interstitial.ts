import * as v from 'valibot'
import { beforeAddToCart, beforeNavigate } from '../../src/contract/events.ts'
import { givenAssociation } from '../../src/contract/services/association.ts'
import {
  buyBoxFields,
  handleBuyBox,
  mobileCartAdd,
  storeAddress,
  zipRefresh,
} from '../../src/contract/services/interstitial.ts'
import { refMarker } from '../../src/contract/services/ref-marker.ts'
import { serviceAddItems } from '../../src/contract/services/service-add.ts'
import {
  serviceAdded,
  serviceFailed,
  serviceIds,
  zipUpdated,
} from '../../src/contract/services/services-events.ts'
import {
  flag as boolean,
  means,
  object,
  optional,
  text as string,
} from '../../src/contract/schema.ts'
import { address, asin, describe, flag, json, text } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { inApp } from '../../src/element/readings.ts'
import { serviceInterstitialExamples } from './service-interstitial.examples.ts'

const ids = object(serviceIds)
const param = (about: string, example: string) => optional(means(string, about, example))
const unused = (what: string) =>
  flag({
    about: `${what} Only host.config tells it: the element does nothing with it.`,
    default: false,
  })

export const serviceInterstitial = describe({
  tag: 'dp-service-interstitial',
  about:
    'Offers a service when the shopper adds a product to the cart, before the product is added.',
  fields: {
    productAsin: {
      ...asin,
      about: 'Product id that the service is for. Default: the product of the page.',
      required: true,
    },
    serviceAsin: text({
      about: 'Product id of the service.',
      pattern: asin.pattern,
      expected: asin.expected,
      required: true,
    }),
    serviceName: text({
      about: 'Name of the service, for the title. Default: the title names no service.',
    }),
    offerListingId: text({
      about:
        'Id of the offer of the service. Without it, a service that can be bought needs a zip code first.',
    }),
    merchantId: text({ about: 'Id of the merchant of the service.' }),
    merchantName: text({ about: 'Name of the merchant of the service.' }),
    price: text({
      about: 'Price of the service, as the shopper reads it.',
      unit: 'currency units',
    }),
    nextOfferPrice: text({
      about: 'Price of the next offer, as the shopper reads it.',
      unit: 'currency units',
    }),
    fulfillmentType: text({ about: 'How the service is done. in_store: in a store.' }),
    sellerReviewLink: text({ about: 'URL of the reviews of the merchant.', ...url }),
    zipCode: text({
      about: 'Zip code in the field at the start. Default: that of the location.',
      store: 'location.zipCode',
    }),
    zipPattern: text({
      about:
        'Regular expression for a whole zip code, such as \\d{5}. Without it, there is no field for a zip code.',
    }),
    buyable: flag({
      about:
        'The service can be put into the cart at once. false: Continue opens the page of the service.',
      default: true,
    }),
    isApp: flag({
      about: 'The page is in the app. Counted with each Continue.',
      store: inApp,
      default: false,
    }),
    isShipToStore: flag({ about: 'The product ships to a store.', default: false }),
    showSTSServiceInterstitial: flag({
      about: 'Shows the address of the store that the product ships to.',
      default: false,
    }),
    isCBM: flag({ about: 'Kind of the merchant. Counted with each Continue.', default: false }),
    populateMBCATC: flag({
      about: 'The product is added by mobileCartAddUrl, if the service has a page of its own.',
      default: false,
    }),
    doRedirect: unused('The page redirects after an add.'),
    hijackATC: unused('The page takes over add to cart.'),
    attachToLdbb: unused('The service goes with the buy box of a deal.'),
    siRatingWeblabTreatment: text({
      about: 'Experiment with the rating of the merchant. Empty or C: the rating does not show.',
    }),
    mappingSet: text({
      about:
        'Set of services: heavybulky or retailheavybulky. Names the program of the service, if itemAssociationV2 does not.',
    }),
    sessionId: text({
      about: 'Id of the session. Default: the session of the page.',
      store: 'context.sessionId',
    }),
    reftag: text({
      about: 'Reference tag of the pages of the service.',
      default: 'vas_si',
    }),
    impressionReftag: text({ about: 'Marker that is sent when the popover opens.' }),
    slateToken: text({ about: 'Slate token. Sent as a header.', meta: 'dp-slate-token' }),
    mobileCartAddUrl: address(mobileCartAdd, {
      about: 'URL that adds the product to the cart by GET, for populateMBCATC.',
    }),
    itemAssociationV2: json(givenAssociation, {
      about:
        'Ties the service to its product in the cart. Default of associatedItemId: productAsin. Default of renderType: renderAll.',
      from: 'state',
    }),
    positiveRatingHtml: text({ about: 'HTML with the rating of the merchant.', from: 'state' }),
    merchantAddress: json(storeAddress, {
      about: 'The store that the product ships to.',
      from: 'state',
    }),
    buyBoxFields: json(object(v.partial(object(buyBoxFields)).entries), {
      about:
        'Fields of the buy box that are posted before the page of the service opens. Default: from the product of the page. The quantity is the one that the shopper has chosen.',
      from: 'state',
    }),
    redirectParams: json(
      object({
        dsc: param('Description of the service.', 'installation'),
        itemID: param('Id of the item in the cart.', '4711'),
        newItems: param('Items that are new in the cart.', '1'),
        isHUC: param('The next page is a page about the cart.', 'false'),
        area: param('Area of the page.', 'detail'),
      }),
      { about: 'Sent to the page of the service, in vas.', from: 'state' },
    ),
  },
  storesOf: 'productAsin',
  events: {
    'dp-interstitial-opened': { about: 'The popover is open. The add waits.', detail: ids },
    'dp-interstitial-continued': {
      about: 'The shopper wants the service.',
      detail: object({
        ...serviceIds,
        buyable: means(boolean, 'The service can be put into the cart at once.'),
      }),
    },
    'dp-interstitial-skipped': { about: 'The shopper does not want the service.', detail: ids },
    'dp-interstitial-dismissed': { about: 'The shopper has closed the popover.', detail: ids },
    'dp-service-added': { about: 'The service is in the cart.', detail: serviceAdded },
    'dp-service-failed': {
      about:
        'The service could not be added, or its page could not open. The product is added all the same.',
      detail: serviceFailed,
    },
    'dp-zip-updated': { about: 'There is an answer for another zip code.', detail: zipUpdated },
    'dp-before-navigate': {
      about: 'The browser is about to go to the page of the service.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  hears: {
    'dp-before-add-to-cart': {
      about:
        'Of an element in the same form that adds by a call of its own: the add waits, too, while the popover is open.',
      detail: beforeAddToCart,
    },
  },
  calls: [serviceAddItems, zipRefresh, handleBuyBox, mobileCartAdd, refMarker],
  states: {
    open: 'The popover is open. The add waits.',
    checking: 'The offer for a zip code is being asked for.',
  },
  parts: {
    dialog: 'The popover.',
    price: 'The price of the service.',
    'next-price': 'The price of the next offer.',
    merchant: 'The name of the merchant.',
    rating: 'The rating of the merchant.',
    store: 'The address of the store that the product ships to.',
    details: 'The link to more about the service.',
    input: 'The field for a zip code.',
    update: 'The button that asks for the offer for the zip code.',
    message: 'A message about the zip code.',
    continue: 'The button that takes the service.',
    skip: 'The button that goes on without the service.',
  },
  pageFormats: ['.price', '[part=next-price]', '.rating', '.store', '.visually-hidden'],
  slots: { '': 'Fallback: shows without scripts, or if the element cannot load.' },
  keyboard: {
    'Enter, Space': 'On a button: does what it says. On the link: opens more in a new tab.',
    Enter: 'In the field for a zip code: asks for the offer.',
    Escape: 'Closes the popover. The product is added without the service.',
  },
  examples: serviceInterstitialExamples,
})
export type ServiceInterstitial = typeof serviceInterstitial
