import { beforeNavigate } from '../../src/contract/events.ts'
import { introRequested, storeAndBrand } from '../../src/contract/fresh/fresh-events.ts'
import { storeIntro as storeIntroCall } from '../../src/contract/fresh/intro.ts'
import { asin, choice, describe, flag, text } from '../../src/element/describe.ts'
import { deviceView } from '../../src/element/device-view.ts'
import { url } from '../../src/element/formats.ts'
import { storeIntroExamples } from './store-intro.examples.ts'

export const storeIntro = describe({
  tag: 'dp-store-intro',
  about: 'Introduces a store in a sheet once a shopper has added their first item from it.',
  fields: {
    asin,
    storeId: text({ about: 'Id of the store, if the request names none.' }),
    brandId: text({ about: 'Id of the brand of the store, if the request names none.' }),
    offerListingDiscriminator: text({ about: 'Names the offer, if the request names none.' }),
    isDelivery: flag({ about: 'The store delivers.', default: false }),
    isAlmDetailPageBopis: flag({
      about: 'The page sells what the shopper collects.',
      default: false,
    }),
    newGlowAddressId: text({ about: 'Id of the address that the delivery moves to.' }),
    clientId: text({ about: 'Id of the part of your page that adds.' }),
    deliveryMessage: text({ about: 'What is said of the delivery.' }),
    storefrontUrl: text({
      about:
        'URL of the page of the store, if the request names none. Without it, there is no link to the store.',
      ...url,
    }),
    viewType: choice(['mobile', 'desktop'], {
      about:
        'mobile opens a low sheet at the bottom, desktop a sheet at the side. Default: by the device, or else by the width of the window.',
      store: deviceView,
    }),
  },
  events: {
    'dp-intro-opened': { about: 'The sheet stands open.', detail: storeAndBrand },
    'dp-intro-closed': { about: 'The sheet has closed.', detail: storeAndBrand },
    'dp-before-navigate': {
      about: 'The browser is about to open the page of the store.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  hears: {
    'dp-intro-requested': {
      about:
        'Introduces a store. With HTML, the sheet shows it. Without, the element loads the introduction, once per store and page view.',
      detail: introRequested,
    },
  },
  takes: ['dp-intro-requested'],
  calls: [storeIntroCall],
  states: { loading: 'The introduction is loading.', open: 'The sheet is open.' },
  parts: {
    sheet: 'The sheet.',
    content: 'The introduction.',
    storefront: 'The link to the page of the store.',
  },
  slots: {},
  keyboard: {
    Escape: 'Closes the sheet. Focus returns to where it was.',
  },
  examples: storeIntroExamples,
})
export type StoreIntro = typeof storeIntro
