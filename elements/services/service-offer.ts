import { cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaimed } from '../../src/contract/deals/deal-events.ts'
import { beforeNavigate, cartAdded } from '../../src/contract/events.ts'
import { asin as productId } from '../../src/contract/fields.ts'
import { list, means, object, text as string } from '../../src/contract/schema.ts'
import { givenAssociation } from '../../src/contract/services/association.ts'
import {
  changingText,
  offerData,
  offerDataList,
  offerFeatureFlags,
} from '../../src/contract/services/offer.ts'
import { refMarker } from '../../src/contract/services/ref-marker.ts'
import { sectionRefresh } from '../../src/contract/services/sections.ts'
import { serviceAddItems } from '../../src/contract/services/service-add.ts'
import {
  serviceAdded,
  serviceChoice,
  serviceFailed,
  sheetRequested,
} from '../../src/contract/services/services-events.ts'
import { address, choice, describe, flag, json, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { asinFormat } from '../../src/element/known-formats.ts'
import { inApp } from '../../src/element/readings.ts'
import { impressionReftag } from './marker.ts'
import { serviceOfferExamples } from './service-offer.examples.ts'

const noEffect = 'Only host.config tells it: the element does nothing with it.'
const unusedFlag = (what: string) => flag({ about: `${what} ${noEffect}`, default: false })
const unusedText = (what: string) => text({ about: `${what} ${noEffect}` })
const unusedPrice = (what: string) => text({ about: `${what} ${noEffect}`, unit: 'currency units' })
const merchant = means(string, 'Id of the merchant.', 'MWASCHWERK')

export const serviceOffer = describe({
  tag: 'dp-service-offer',
  about: 'Offers services with a product: as swatches, options, check boxes, or as a message.',
  storesOf: 'productAsin',
  fields: {
    winningWidgetName: choice(
      [
        'twister',
        'twister_xl',
        'enhancedPPD',
        'ppdBundle',
        'regularPPD',
        'brandMessagingDesktop',
        'serviceBanner',
        'prePurchase',
        'valueProp',
      ],
      {
        about:
          'What shows. twister: with the service, or without. twister_xl: several services, or none. enhancedPPD: a service, and another one that goes with it. ppdBundle, regularPPD: a check box. brandMessagingDesktop, serviceBanner, prePurchase: a message with a link. valueProp: a link that opens a text.',
        required: true,
        missedMetric: 'UnknownWinningWidget',
      },
    ),
    productAsin: text({
      about: 'Product id that the services are for. Default: the product of the page.',
      ...asinFormat,
      store: 'asin',
      required: true,
    }),
    name: text({ about: 'Name of the service. Default: a text of the element.' }),
    message: text({ about: 'Text above the choice, or the message.' }),
    popoverText: text({ about: 'Text that the link of valueProp opens.' }),
    detailsUrl: text({
      about: 'URL of the link of a message. Without the URL, there is no link.',
      ...url,
    }),
    serviceAsinToOffer: text({ about: 'Product id of the service.', ...asinFormat }),
    offerListingID: text({ about: 'Id of the offer of the service.' }),
    upsellAsin: text({
      about: 'Product id of the further service of enhancedPPD.',
      ...asinFormat,
    }),
    merchantId: text({
      about: 'Id of the merchant of the product. Also of a service that names none.',
      store: 'product.merchantId',
    }),
    winningServiceMinPrice: text({
      about: 'Lowest price of the service, as the shopper reads it.',
      unit: 'currency units',
    }),
    winningServicePriceWithPromotionApplied: text({
      about: 'Price of the service with a promotion, as the shopper reads it. Shows in its place.',
      unit: 'currency units',
    }),
    shouldSuppressWidget: flag({
      about: 'Nothing shows, and no service is chosen.',
      default: false,
    }),
    isProductAvailable: flag({
      about: 'false: nothing shows, and no service is chosen.',
      default: true,
    }),
    hasPrecheckEnabled: flag({
      about: 'The service is chosen from the start, if the feature precheck is on.',
      default: false,
    }),
    shouldAddItemAssociation: flag({
      about: 'Ties the service to its product in the cart, by itemAssociationV2.',
      default: false,
    }),
    mappingSet: text({
      about:
        'Set of services: heavybulky or retailheavybulky. Names the program of the service, if itemAssociationV2 does not.',
    }),
    optionCount: whole({
      about:
        'Number of services of twister_xl. Keeps their room until the code comes, and does nothing else.',
      unit: 'count',
      min: 0,
    }),
    productWDG: text({ about: 'Group of the product.' }),
    businessCustomer: flag({
      about: 'The shopper is a business.',
      store: 'shopper.business',
      default: false,
    }),
    multiQuantityPurchaseEnabled: flag({
      about: 'A business can order several: twister_xl then refreshes the page for each choice.',
      default: false,
    }),
    isMobbPresent: flag({
      about: 'The page has several offers: twister_xl then refreshes the page for each choice.',
      default: false,
    }),
    isVariationalParent: flag({
      about: 'The product stands for its variations. Sent with a refresh.',
      default: false,
    }),
    pageRefreshUrl: address(sectionRefresh, {
      about:
        'URL that returns the sections of the page, with {asin}. m, the merchant, is appended.',
    }),
    doRedirect: flag({
      about: 'The cart opens once a service has been added by a call, or could not be.',
      default: false,
    }),
    cartCountUrl: address(cartCount, {
      about:
        'URL that returns the cart count. It is read after a service was added by a call. Without the URL, the count stays.',
    }),
    reftag: text({ about: 'Reference tag of the page of the service.', default: 'vas_dp' }),
    impressionReftag,
    zipCode: text({
      about: 'Zip code, for warnings. Default: that of the location.',
      store: 'location.zipCode',
    }),
    slateToken: text({ about: 'Slate token. Sent as a header.', meta: 'dp-slate-token' }),
    sessionId: text({ about: `Id of the session. ${noEffect}`, store: 'context.sessionId' }),
    isApp: flag({ about: `The page is in the app. ${noEffect}`, store: inApp, default: false }),
    buyboxPrice: unusedPrice('Price of the product in the buy box.'),
    displayPrice: unusedPrice('Price of the product as it shows.'),
    baseAsin: unusedText('Product id of the product in view.'),
    encryptedMerchantId: unusedText('Id of the merchant, encrypted.'),
    selectedOfferFulfillmentType: unusedText('How the offer is shipped.'),
    siRatingWeblabTreatment: unusedText('Experiment with the rating of the merchant.'),
    promotionMessagingWeblab: unusedText('Experiment with promotions.'),
    isShipToStore: unusedFlag('The product ships to a store.'),
    isUpsellCritical: unusedFlag('The further service matters.'),
    isWarrantyPresent: unusedFlag('The page offers a warranty.'),
    showUnifiedGuruExperience: unusedFlag('The page shows experts.'),
    hijackATC: unusedFlag('The page takes over add to cart.'),
    attachToLdbb: unusedFlag('The service goes with the buy box of a deal.'),
    populateMBCATC: unusedFlag('Mobile pages add by an address of their own.'),
    showFakeTwisterBundles: unusedFlag('Bundles look like variations.'),
    showEnhancedUpsellBundle: unusedFlag('Bundles show more.'),
    showSTSServiceInterstitial: unusedFlag('The interstitial shows the address of a store.'),
    buyingOptionTypes: json(list(means(string, 'Name of a buying option.', 'NEW')), {
      about: `Buying options of the page. ${noEffect}`,
      from: 'state',
    }),
    dynamicStringChangeOnTwisterSelection: json(changingText, {
      about: 'Texts in place of the message, with a service and without.',
      from: 'state',
    }),
    baseAsinOfferData: json(offerData, { about: 'Offer of the service.', from: 'state' }),
    upsellAsinOfferData: json(offerData, {
      about: 'Offer of the further service.',
      from: 'state',
    }),
    vasTwisterOptions: json(offerDataList, {
      about: 'The services of twister_xl.',
      from: 'state',
      default: [],
    }),
    vasUpsellProductAsinAndOfferData: json(offerDataList, {
      about: 'Offers of the further services that options of twister_xl name.',
      from: 'state',
      default: [],
    }),
    itemAssociationV2: json(givenAssociation, {
      about:
        'Ties a service to its product in the cart, if programType (or mappingSet), renderType and associatedItemId are there.',
      from: 'state',
    }),
    itemCountGroups: json(list(means(string, 'Group of products.', 'gl_major_appliances')), {
      about: 'Groups of products for which no item count is submitted.',
      from: 'state',
      default: [],
    }),
    features: json(offerFeatureFlags, {
      about: 'Features of the page. One that is missing is as by default.',
      from: 'state',
      default: {
        itemAssociation: true,
        buyBackItemAssociation: true,
        precheck: false,
        priceDetailsBottomSheet: false,
      },
    }),
  },
  events: {
    'dp-service-selected': { about: 'The shopper has chosen a service.', detail: serviceChoice },
    'dp-service-removed': {
      about: 'The shopper has taken the choice of a service back.',
      detail: serviceChoice,
    },
    'dp-service-added': {
      about: 'A service is in the cart, by a call.',
      detail: serviceAdded,
    },
    'dp-service-failed': {
      about: 'A service could not be added by a call. The shopper sees nothing of it.',
      detail: serviceFailed,
    },
    'dp-sections-refreshed': {
      about: 'The sections of the page show the product as a merchant offers it with the service.',
      detail: object({ asin: productId, merchantId: merchant }),
    },
    'dp-sheet-requested': {
      about:
        'The shopper has pressed the link of a message. If no sheet takes the request, the link opens.',
      detail: sheetRequested,
      cancelable: true,
    },
    'dp-before-navigate': {
      about: 'The browser is about to go to the cart.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  hears: {
    'dp-cart-added': {
      about: 'Outside a form, adds the chosen services of the product.',
      detail: cartAdded,
    },
    'dp-deal-claimed': {
      about: 'Outside a form, adds the chosen services of the product.',
      detail: dealClaimed,
    },
  },
  calls: [serviceAddItems, sectionRefresh, cartCount, refMarker],
  form: {
    serviceAsin:
      'Product id of the chosen service. Without a service, none of the fields is submitted.',
    serviceOfferListingId: 'Id of the offer of the service.',
    serviceMerchantId: 'Id of the merchant of the service.',
    serviceQuantity: 'Quantity of the service: 1.',
    itemCount: 'Number of items: the product and its services.',
    itemAssociation: 'JSON that ties the service to its product.',
    'serviceAsin.2': 'Product id of the further service. Its other fields end in .2, too.',
    'serviceOfferListingId.2': 'Id of the offer of the further service.',
    'serviceMerchantId.2': 'Id of the merchant of the further service.',
    'serviceQuantity.2': 'Quantity of the further service: 1.',
    'itemCount.2': 'Number of items once more.',
    'itemAssociation.2': 'JSON that ties the further service to its product.',
  },
  standsAlone: true,
  states: {
    selected: 'A service is chosen.',
    refreshing: 'Sections of the page are being refreshed.',
  },
  parts: {
    box: 'The box.',
    message: 'The text above the choice, or the message.',
    choices: 'The swatches, options or check boxes.',
    choice: 'One of them.',
    name: 'The name of a service.',
    price: 'The price of a service.',
    details: 'A link to more about a service, or the link of a message.',
    failure: 'The message that a refresh has failed.',
    prices: 'The button that opens the prices.',
    opener: 'The link of valueProp.',
    panel: 'What the link of valueProp, or the button, opens.',
  },
  slots: {
    '': "Fallback: your server's own form field. It is disabled while the element shows.",
  },
  keyboard: {
    'Arrow keys': 'Between swatches or options: move the choice.',
    Space: 'On a check box: chooses the service, or takes the choice back.',
    'Enter, Space': 'On a link or a button: opens what it leads to.',
    Escape: 'Closes what a link or a button has opened.',
  },
  examples: serviceOfferExamples,
})
export type ServiceOffer = typeof serviceOffer
