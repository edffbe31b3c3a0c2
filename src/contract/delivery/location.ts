import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { flag, object, optional, text, whole } from '../schema.ts'

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

const deviceType = v.picklist(wireDeviceTypes)
const pageType = v.picklist(locationPageTypes)
const written = v.picklist(['true', 'false'])
const part = optional(v.nullable(text))

/** LOC-041. A part that is null or missing is unknown. */
export const answeredAddress = object({
  addressLabel: part,
  addressId: part,
  obfuscatedId: part,
  countryCode: part,
  zipCode: part,
  state: part,
  city: part,
  district: part,
})
export type AnsweredAddress = v.InferOutput<typeof answeredAddress>

/** LOC-028 to LOC-031, LOC-039. Send addressId for a saved address, otherwise zipCode or countryCode. */
export const addressChange = defineCall({
  id: 'address-change',
  method: 'POST',
  path: '/gp/delivery/ajax/address-change.html',
  encoding: 'form',
  body: object({
    addressId: optional(text),
    zipCode: optional(text),
    countryCode: optional(text),
    isDefaultShippingAddress: written,
    addressLabel: text,
    locationType: v.picklist(chosenLocationTypes),
    deviceType,
    pageType,
    actionSource: text,
  }),
  output: object({
    sembuUpdated: flag,
    isValidAddress: optional(flag),
    address: optional(v.nullable(answeredAddress)),
  }),
  headers: ['csrf'],
  timeout: 10_000,
})

/** LOC-059 to LOC-061. Both counts are integers, as text. */
export const addressList = defineCall({
  id: 'address-list',
  method: 'POST',
  path: '/gp/delivery/ajax/get-customer-address-list.html',
  encoding: 'form',
  body: object({
    currentAddressCount: text,
    loadCount: text,
    selectedAddressId: text,
    deviceType,
  }),
  output: object({ loadedAddressCount: v.pipe(whole, v.minValue(0)), html: text, hasMore: flag }),
  headers: ['csrf'],
  timeout: 10_000,
})

/** LOC-063. */
export const addressSelections = defineCall({
  id: 'address-selections',
  method: 'GET',
  path: '/gp/delivery/ajax/get-address-selections.html',
  query: object({
    currentAddressId: text,
    deviceType,
    isOneClickFromContext: written,
    clientPage: pageType,
  }),
  output: object({ html: text }),
  timeout: 10_000,
})

/** LOC-010: each list is text, with commas between the codes. */
export const countrySelections = defineCall({
  id: 'country-selections',
  method: 'POST',
  path: '/gp/delivery/ajax/get-country-selections.html',
  encoding: 'form',
  body: object({
    deviceType,
    primarySelections: text,
    primarySelectionsOrder: text,
    secondarySelections: text,
  }),
  output: object({ html: text }),
  headers: ['csrf'],
  timeout: 10_000,
})

/** LOC-048, LOC-049: the unified location state. A field without a value is empty text. */
export const unifiedState = object({
  addressId: text,
  zipCode: text,
  city: text,
  state: text,
  district: text,
  countryCode: text,
  quantity: text,
  relatedRequestId: text,
  asin: text,
  merchantId: text,
  deviceType,
  smid: text,
  wdg: text,
  exMerchId: text,
  oneClick: written,
  urlParams: text,
})
export type UnifiedState = v.InferOutput<typeof unifiedState>

/** LOC-051 to LOC-055: any 2xx is success. */
export const unifiedRefresh = defineCall({
  id: 'unified-refresh',
  method: 'POST',
  path: '/gp/product/features/unified-location/udp/refresh-features.html',
  query: object({ _encoding: v.literal('UTF-8') }),
  encoding: 'form',
  body: unifiedState,
  output: null,
  headers: ['csrf'],
  timeout: 10_000,
})
