import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { flag, means, object, optional, text, whole, writtenFlag } from '../schema.ts'

/**
 * Calls that list and change the delivery location (location.md). Their bodies are forms, because the servers behind
 * these addresses expect forms: every value is text, and flags are `true` or `false`.
 */

/** Source of a location (LOC-032, LOC-033). */
export const locationTypes = [
  'DEFAULT_ADDRESS',
  'ACCOUNT_ADDRESS',
  'LOCKER_ADDRESS',
  'LOCATION_INPUT',
  'REALM_DEFAULT',
  'REGION',
  'COUNTRY',
  'IP2LOCATION',
] as const
export type LocationType = (typeof locationTypes)[number]

/** Types of location that a shopper can choose (LOC-032). */
export const chosenLocationTypes = [
  'DEFAULT_ADDRESS',
  'ACCOUNT_ADDRESS',
  'LOCKER_ADDRESS',
  'LOCATION_INPUT',
  'REGION',
  'COUNTRY',
] as const
export type ChosenLocationType = (typeof chosenLocationTypes)[number]

/** Names of devices in calls (LOC-034). */
export const wireDeviceTypes = [
  'desktop',
  'mobileApp',
  'tabletApp',
  'tabletLargeApp',
  'iPad',
] as const
export type WireDeviceType = (typeof wireDeviceTypes)[number]

export const locationPageTypes = ['detail', 'search', 'offer-listing'] as const

const deviceType = means(
  v.picklist(wireDeviceTypes),
  'Kind of device. Mobile web counts as mobileApp.',
)
const pageType = means(v.picklist(locationPageTypes), 'Kind of page.')
const part = (about: string, example: string) => optional(means(v.nullable(text), about, example))

/** LOC-041. A part that is null or missing is unknown. */
export const answeredAddress = object({
  addressLabel: part('Name of the location, as shoppers see it.', 'Seattle 98101'),
  addressId: part('Id of the saved address.', 'A1'),
  obfuscatedId: part('Obfuscated id of the saved address.', 'O1'),
  countryCode: part('Country, ISO 3166-1 alpha-2.', 'US'),
  zipCode: part('Zip code.', '98101'),
  state: part('State or province.', 'WA'),
  city: part('City.', 'Seattle'),
  district: part('District.', 'Downtown'),
})
export type AnsweredAddress = v.InferOutput<typeof answeredAddress>

const choice = {
  addressId: optional(means(text, 'Id of the saved address. Only for a saved address.', 'A1')),
  zipCode: optional(means(text, 'Zip code. Only without addressId.', '98101')),
  countryCode: optional(
    means(text, 'Country, ISO 3166-1 alpha-2. Only for a region or country.', 'US'),
  ),
}
/** What a request to change the location carries, as a call and as an event (LOC-028 to LOC-031). */
export const changeFields = {
  ...choice,
  addressLabel: means(
    text,
    'Name of the saved address. Empty for a zip code, region or country.',
    'Home',
  ),
  locationType: means(v.picklist(chosenLocationTypes), 'What the shopper chose.'),
  deviceType,
  pageType,
  actionSource: means(
    text,
    'Name of the place in the page where the shopper made the change.',
    'dp-location-popover',
  ),
}

/** LOC-028 to LOC-031, LOC-039. Send addressId for a saved address, otherwise zipCode or countryCode. */
export const addressChange = defineCall({
  id: 'address-change',
  about: 'Changes the delivery location of the shopper.',
  method: 'POST',
  path: '/gp/delivery/ajax/address-change.html',
  encoding: 'form',
  body: object({
    ...changeFields,
    isDefaultShippingAddress: means(
      writtenFlag,
      'The saved address is the default address.',
      'false',
    ),
  }),
  output: object({
    sembuUpdated: means(flag, 'The location has changed. false: it has not.'),
    isValidAddress: optional(means(flag, 'false: the zip code does not exist.')),
    address: optional(
      means(
        v.nullable(answeredAddress),
        'The new location. Missing or null: what the request asked for.',
      ),
    ),
  }),
  headers: ['csrf'],
  timeout: 10_000,
})

/** LOC-059 to LOC-061. Both counts are integers, as text. */
export const addressList = defineCall({
  id: 'address-list',
  about: 'Returns the next saved addresses of the shopper, as HTML.',
  method: 'POST',
  path: '/gp/delivery/ajax/get-customer-address-list.html',
  encoding: 'form',
  body: object({
    currentAddressCount: means(text, 'Number of addresses that show, an integer.', '0', 'count'),
    loadCount: means(text, 'Number of addresses to return, an integer.', '5', 'count'),
    selectedAddressId: means(text, 'Id of the current saved address. Empty: none.', 'A1'),
    deviceType,
  }),
  output: object({
    loadedAddressCount: means(
      v.pipe(whole, v.minValue(0)),
      'Number of addresses in html.',
      5,
      'count',
    ),
    html: means(
      text,
      'HTML of the addresses. Each has data-address-id, data-address-label and data-location-type.',
      '<div data-address-id="A1" data-address-label="Home" data-location-type="DEFAULT_ADDRESS">Home</div>',
    ),
    hasMore: means(flag, 'The shopper has more saved addresses.'),
  }),
  headers: ['csrf'],
  timeout: 10_000,
})

/** LOC-063. */
export const addressSelections = defineCall({
  id: 'address-selections',
  about: 'Returns the saved addresses of the shopper, as HTML, in place of address-list.',
  method: 'GET',
  path: '/gp/delivery/ajax/get-address-selections.html',
  query: object({
    currentAddressId: means(text, 'Id of the current saved address. Empty: none.', 'A1'),
    deviceType,
    isOneClickFromContext: means(writtenFlag, 'The page sells by one click.', 'false'),
    clientPage: pageType,
  }),
  output: object({
    html: means(
      text,
      'HTML of the addresses, as in address-list.',
      '<div data-address-id="A1" data-address-label="Home" data-location-type="DEFAULT_ADDRESS">Home</div>',
    ),
  }),
  timeout: 10_000,
})

const codes = (about: string, example: string) =>
  means(text, `${about} Commas between the codes.`, example)

/** LOC-010: each list is text, with commas between the codes. */
export const countrySelections = defineCall({
  id: 'country-selections',
  about: 'Returns the regions and countries that the shopper can choose, as HTML.',
  method: 'POST',
  path: '/gp/delivery/ajax/get-country-selections.html',
  encoding: 'form',
  body: object({
    deviceType,
    primarySelections: codes(
      'Codes of the regions and countries to offer first.',
      'DE_MAINLAND,US',
    ),
    primarySelectionsOrder: codes('The same codes, in the order to show.', 'US,DE_MAINLAND'),
    secondarySelections: codes('Codes of the regions and countries to offer next.', 'CA,MX'),
  }),
  output: object({
    html: means(
      text,
      'HTML with one option per code. Each has data-code, and data-kind: region or country.',
      '<option data-code="CA" data-kind="country">Canada</option>',
    ),
  }),
  headers: ['csrf'],
  timeout: 10_000,
})

const stateText = (about: string, example: string) =>
  means(text, `${about} Empty: unknown.`, example)
const setting = (name: string) => stateText(`Setting ${name} of the element.`, 'x1')

/** LOC-048, LOC-049: the unified location state. A field without a value is empty text. */
export const unifiedState = object({
  addressId: stateText('Id of the saved address.', 'A1'),
  zipCode: stateText('Zip code.', '98101'),
  city: stateText('City.', 'Seattle'),
  state: stateText('State or province.', 'WA'),
  district: stateText('District.', 'Downtown'),
  countryCode: stateText('Country, ISO 3166-1 alpha-2.', 'US'),
  quantity: means(text, 'Quantity that the shopper has chosen, an integer.', '1', 'count'),
  relatedRequestId: setting('relatedRequestId'),
  asin,
  merchantId: stateText('Id of the merchant of the product.', 'M1'),
  deviceType,
  smid: setting('smid'),
  wdg: setting('wdg'),
  exMerchId: setting('exMerchId'),
  oneClick: means(writtenFlag, 'The page sells by one click.', 'false'),
  urlParams: setting('urlParams'),
})
export type UnifiedState = v.InferOutput<typeof unifiedState>

/** LOC-051 to LOC-055: any 2xx is success. */
export const unifiedRefresh = defineCall({
  id: 'unified-refresh',
  about: 'Tells the server the new location, so that it can update parts of the page.',
  method: 'POST',
  path: '/gp/product/features/unified-location/udp/refresh-features.html',
  query: object({ _encoding: means(v.literal('UTF-8'), 'Encoding of the body.') }),
  encoding: 'form',
  body: unifiedState,
  output: null,
  headers: ['csrf'],
  timeout: 10_000,
})
