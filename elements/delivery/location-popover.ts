import { beforeNavigate, failure } from '../../src/contract/events.ts'
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
  means,
  object,
  text as string,
  whole as integer,
} from '../../src/contract/schema.ts'
import { asin, choice, describe, flag, json, raw, text, whole } from '../../src/element/describe.ts'
import { url } from '../../src/element/formats.ts'
import { wireDevice } from '../../src/element/readings.ts'
import { locationPopoverExamples } from './location-popover.examples.ts'

const request = means(changeRequest, 'The request to change the location.')

const codes = (about: string) => json(list(string), { about, from: 'state', default: [] })

export const locationPopover = describe({
  tag: 'dp-location-popover',
  about:
    'Shows the delivery location, and lets the shopper choose a saved address, zip code, region or country.',
  fields: {
    addressLabel: text({
      about:
        'Name of the location that the shopper sees. Default for this and all other fields of the location: the page store $location.',
    }),
    addressId: text({ about: 'Id of the saved address of the location.' }),
    obfuscatedId: text({
      about: 'Obfuscated id of the saved address.',
    }),
    countryCode: text({ about: 'Country of the location, ISO 3166-1 alpha-2.' }),
    zipCode: text({ about: 'Zip code of the location.' }),
    state: text({ about: 'State of the location.', attribute: 'data-address-state' }),
    city: text({ about: 'City of the location.' }),
    district: text({ about: 'District of the location.' }),
    locationType: text({ about: 'Source of the location: DEFAULT_ADDRESS, IP2LOCATION …' }),
    relatedRequestId: text({ about: 'Sent as relatedRequestId when the page refreshes.' }),
    smid: text({ about: 'Sent as smid when the page refreshes.' }),
    wdg: text({ about: 'Sent as wdg when the page refreshes.' }),
    exMerchId: text({ about: 'Sent as exMerchId when the page refreshes.' }),
    urlParams: text({ about: 'Sent as urlParams when the page refreshes.' }),
    asin,
    merchantId: text({
      about: 'Id of the merchant of the product.',
      store: 'product.merchantId',
    }),
    oneClick: flag({
      about: 'The page sells by one click: the form field has the name dropdown-selection.',
      default: false,
    }),
    deviceType: choice(wireDeviceTypes, {
      about: 'Kind of device that the calls send to the server.',
      store: wireDevice,
      default: 'desktop',
    }),
    recognized: flag({
      about: 'The shopper is signed in. Saved addresses show.',
      store: 'shopper.recognized',
      default: false,
    }),
    pageType: choice(locationPageTypes, {
      about: 'Kind of page.',
      store: 'context.pageType',
      default: 'detail',
    }),
    actionSource: text({
      about: 'Name of the place in the page where the shopper made a change.',
      default: 'dp-location-popover',
    }),
    zipRule: choice(['strict', 'extended'], {
      about:
        'strict: five digits. extended: five or nine digits. Default: strict in the popover, extended in the modal.',
    }),
    refreshMode: choice(['features', 'full'], {
      about: 'After a change, features refreshes parts of the page, full reloads the page.',
      default: 'features',
    }),
    addressSource: choice(['list', 'selections'], {
      about: 'The call that returns the saved addresses.',
      default: 'list',
    }),
    retryBudget: whole({
      about: 'How often the element sends a failed refresh again.',
      unit: 'count',
      min: 0,
      default: 2,
    }),
    globalModalEligible: flag({
      about: 'On a desktop, a modal opens instead of the popover.',
      default: false,
    }),
    signInUrl: text({
      about: 'URL of the sign-in page.',
      store: 'context.signInUrl',
      ...url,
    }),
    manageAddressUrl: text({
      about: 'URL of the page where shoppers manage their addresses. Without a URL, no link shows.',
      ...url,
    }),
    updateFailure: raw({
      about: 'Function that the element calls after a failed change.',
      from: 'state',
    }),
    primarySelections: codes('Codes of the regions and countries to offer first.'),
    primarySelectionsOrder: codes('The codes of primarySelections, in the order to show.'),
    secondarySelections: codes(
      'Codes of the regions and countries to offer after primarySelections.',
    ),
  },
  events: {
    'dp-location-opened': { about: 'The popover or modal has opened.', detail: object({}) },
    'dp-location-closed': { about: 'The popover or modal has closed.', detail: object({}) },
    'dp-before-change-location': {
      about: 'The shopper chose another location. The element is about to send the change.',
      detail: object({ request }),
      cancelable: true,
    },
    'dp-location-changed': { about: 'The location has changed.', detail: locationChanged },
    'dp-location-failed': {
      about: 'The location could not be changed.',
      detail: object({ ...failure([addressChange], ['not-updated']), request }),
    },
    'dp-location-refreshed': {
      about: 'The refresh of the page has succeeded or failed.',
      detail: object({
        success: means(bool, 'The refresh has succeeded.'),
        attempt: means(integer, 'Number of this attempt, from 1.', 1, 'count'),
        retriesLeft: means(integer, 'How many attempts are left.', 2, 'count'),
      }),
    },
    'dp-before-navigate': {
      about: 'The page is about to reload.',
      detail: beforeNavigate,
      cancelable: true,
    },
  },
  calls: [addressChange, addressList, addressSelections, countrySelections, unifiedRefresh],
  standsAlone: true,
  form: {
    addressId: 'The id of the saved address, if the location is a saved address.',
    'dropdown-selection': 'The id of the saved address, if oneClick is set.',
  },
  states: {
    open: 'The popover or modal is open.',
    changing: 'The change is under way.',
    refreshing: 'The page is being refreshed.',
  },
  parts: {
    trigger: 'The button that shows the location.',
    popover: 'The popover or modal.',
    addresses: 'The list of saved addresses.',
    address: 'A saved address.',
    input: 'The field for a zip code.',
    button: 'The buttons that change the location.',
    country: 'The drop-down of countries.',
    message: 'A message to the shopper.',
  },
  slots: { '': 'Fallback: shows until the element is ready, or if it cannot load.' },
  keyboard: {
    'Enter, Space': 'On the trigger: opens the popover. On an address: chooses the address.',
    Enter: 'In the zip code field: sends the zip code.',
    Escape: 'Closes the popover or modal. Focus returns to the trigger.',
  },
  examples: locationPopoverExamples,
})
export type LocationPopover = typeof locationPopover
