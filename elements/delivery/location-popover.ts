import { beforeNavigate, failed } from '../../src/contract/events.ts'
import { changeRequest, locationChanged } from '../../src/contract/delivery/location-events.ts'
import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  locationPageTypes,
  unifiedRefresh,
  wireDeviceTypes,
} from '../../src/contract/delivery/location.ts'
import {
  flag as bool,
  list,
  object,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, flag, json, raw, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { wireDevice } from '../../src/element/readings.ts'
import { locationPopoverExamples } from './location-popover.examples.ts'

const codes = (about: string) => json(list(string), { about, from: 'state', default: [] })

export const locationPopover = describe({
  tag: 'dp-location-popover',
  about:
    'Says where an item goes, and lets the shopper change that: by saved address, zip code, region or country.',
  fields: {
    addressLabel: text({
      about:
        'Name of the current place, as it is shown; like all parts of the place: default $location.',
    }),
    addressId: text({ about: 'Its saved address.' }),
    obfuscatedId: text({ about: 'The same, as pages may name it.' }),
    countryCode: text({ about: 'Its country, ISO 3166-1 alpha-2.' }),
    zipCode: text({ about: 'Its zip code.' }),
    state: text({ about: 'Its state.', attribute: 'data-address-state' }),
    city: text({ about: 'Its city.' }),
    district: text({ about: 'Its district.' }),
    locationType: text({ about: 'How the place came about: DEFAULT_ADDRESS, IP2LOCATION …' }),
    relatedRequestId: text({ about: 'Of the unified location state.' }),
    smid: text({ about: 'Of the unified location state.' }),
    wdg: text({ about: 'Of the unified location state.' }),
    exMerchId: text({ about: 'Of the unified location state.' }),
    urlParams: text({ about: 'Of the unified location state.' }),
    asin,
    merchantId: text({ about: 'Merchant of the product.', store: 'product.merchantId' }),
    oneClick: flag({ about: 'Names the form field of a one-click purchase.', default: false }),
    deviceType: choice(wireDeviceTypes, {
      about: 'Kind of device, as the server names it.',
      store: wireDevice,
      default: 'desktop',
    }),
    recognized: flag({
      about: 'The shopper is signed in: saved addresses show.',
      store: 'shopper.recognized',
      default: false,
    }),
    pageType: choice(locationPageTypes, {
      about: 'Kind of page.',
      store: 'context.pageType',
      default: 'detail',
    }),
    actionSource: text({ about: 'Where a change came from.', default: 'dp-location-popover' }),
    zipRule: choice(['strict', 'extended'], {
      about: 'Five digits, or also nine; default strict in the popover, extended in the modal.',
    }),
    refreshMode: choice(['features', 'full'], {
      about: 'After a change: features of the page are refreshed, or the page reloads.',
      default: 'features',
    }),
    addressSource: choice(['list', 'selections'], {
      about: 'The call that gives saved addresses.',
      default: 'list',
    }),
    retryBudget: whole({ about: 'How often a failed refresh is sent again.', min: 0, default: 2 }),
    globalModalEligible: flag({
      about: 'On a desktop a modal opens in place of the popover.',
      default: false,
    }),
    signInUrl: text({ about: 'Where a shopper signs in.', store: 'context.signInUrl', ...url }),
    manageAddressUrl: text({
      about: 'Where saved addresses are managed; without it no link shows.',
      ...url,
    }),
    updateFailure: raw({ about: 'Function that hears of a failed change.', from: 'state' }),
    primarySelections: codes('Regions and countries that are offered.'),
    primarySelectionsOrder: codes('Their order.'),
    secondarySelections: codes('Those that are offered after them.'),
  },
  events: {
    'dp-location-opened': { about: 'Popover or modal has opened.', detail: object({}) },
    'dp-location-closed': { about: 'It has closed.', detail: object({}) },
    'dp-before-change-location': {
      about: 'Another place was chosen, and is about to be sent.',
      detail: object({ request: changeRequest }),
      cancelable: true,
    },
    'dp-location-changed': { about: 'The place has changed.', detail: locationChanged },
    'dp-location-failed': {
      about: 'It has not.',
      detail: object({ ...failed.entries, request: changeRequest }),
    },
    'dp-location-refreshed': {
      about: 'Features of the page were refreshed, or could not be.',
      detail: object({ success: bool, attempt: integer, retriesLeft: integer }),
    },
    'dp-before-navigate': {
      about: 'The page is about to be loaded anew.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  calls: [addressChange, addressList, addressSelections, countrySelections, unifiedRefresh],
  standsAlone: true,
  form: {
    addressId: 'The saved address, where the place is one.',
    'dropdown-selection': 'The same, in a one-click context.',
  },
  states: {
    open: 'Popover or modal is open.',
    changing: 'A change runs.',
    refreshing: 'Features of the page are refreshed.',
  },
  parts: {
    trigger: 'The button that names the place.',
    popover: 'The popover, or modal.',
    addresses: 'The list of saved addresses.',
    address: 'One of them.',
    input: 'The field for a zip code.',
    button: 'Buttons that change the place.',
    country: 'The choice of a country.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback.' },
  keyboard: {
    'Enter, Space': 'Opens the choice of places; chooses a saved address.',
    Enter: 'Sends the zip code, in its field.',
    Escape: 'Closes the popover or modal; focus goes back.',
  },
  examples: locationPopoverExamples,
})
export type LocationPopover = typeof locationPopover
