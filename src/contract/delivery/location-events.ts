import * as v from 'valibot'
import { chosenLocationTypes, locationPageTypes, wireDeviceTypes } from './location.ts'
import { flag, object, optional, text } from '../schema.ts'

/** Details of the events about the place that an item shall go to (core.md, location.md). */

/** The $location shape; of a place chosen by zip or country most is not known. */
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

/** The same, and where in the page it was chosen. */
export const locationChanged = object({ ...deliveryLocation.entries, actionSource: text })

/** What a change asks for (LOC-028 to LOC-031). */
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
