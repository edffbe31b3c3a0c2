import * as v from 'valibot'
import { changeFields, locationTypes } from './location.ts'
import { flag, known, means, object, optional, text } from '../schema.ts'

/** Details of the events about the delivery location (core.md, location.md). */

const part = (about: string, example: string) => optional(means(text, about, example))

/** The shape of $location. If the shopper enters a zip code or country, most fields are unknown. */
export const deliveryLocation = object({
  addressLabel: means(text, 'Name of the location, as shoppers see it.', 'Seattle 98101'),
  addressId: part('Id of the saved address.', 'A1'),
  obfuscatedId: part('Obfuscated id of the saved address.', 'O1'),
  countryCode: part('Country, ISO 3166-1 alpha-2.', 'US'),
  zipCode: part('Zip code.', '98101'),
  state: part('State or province.', 'WA'),
  city: part('City.', 'Seattle'),
  district: part('District.', 'Downtown'),
  locationType: optional(means(known(locationTypes), 'Source of the location.')),
})

/** The location, and the place in the page where the shopper chose it. */
export const locationChanged = object({
  ...deliveryLocation.entries,
  actionSource: changeFields.actionSource,
})

/** A request to change the location (LOC-028 to LOC-031). */
export const changeRequest = object({
  ...changeFields,
  isDefaultShippingAddress: means(flag, 'The saved address is the default address.', false),
})
export type ChangeRequest = v.InferOutput<typeof changeRequest>
