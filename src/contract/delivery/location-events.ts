import * as v from 'valibot'
import { chosenLocationTypes, locationPageTypes, wireDeviceTypes } from './location.ts'
import { flag, object, optional, text } from '../schema.ts'

/** Details of the events about the delivery location (core.md, location.md). */

/** The shape of $location. If the shopper enters a zip code or country, most fields are unknown. */
export const deliveryLocation = object({
  addressLabel: text,
  addressId: optional(text),
  obfuscatedId: optional(text),
  countryCode: optional(text),
  zipCode: optional(text),
  state: optional(text),
  city: optional(text),
  district: optional(text),
  locationType: optional(text),
})

/** The location, and the place in the page where the shopper chose it. */
export const locationChanged = object({ ...deliveryLocation.entries, actionSource: text })

/** A request to change the location (LOC-028 to LOC-031). */
export const changeRequest = object({
  addressId: optional(text),
  zipCode: optional(text),
  countryCode: optional(text),
  isDefaultShippingAddress: flag,
  addressLabel: text,
  locationType: v.picklist(chosenLocationTypes),
  deviceType: v.picklist(wireDeviceTypes),
  pageType: v.picklist(locationPageTypes),
  actionSource: text,
})
export type ChangeRequest = v.InferOutput<typeof changeRequest>
