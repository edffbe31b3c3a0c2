import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { list, means, object, optional, text, withRest } from '../schema.ts'

/** Calls of dp-scheduled-delivery: what can be delivered at a chosen time, and where (scheduled-delivery.md). */

const part = (about: string, example: string) => optional(means(text, about, example))

/** SCH-035 to SCH-038. */
export const sdAvailability = defineCall({
  id: 'sd-availability',
  about: 'Returns which items can be delivered at a time that the shopper chooses.',
  method: 'POST',
  path: '/gp/product/features/scheduled-delivery/is-sd-available-json.html',
  query: object({
    powerbar: optional(
      means(v.literal('0'), 'The page has no power bar. Missing: your own URL says it.'),
    ),
  }),
  encoding: 'form',
  body: withRest(
    { marketplaceID: means(text, 'Id of the marketplace.', 'DP-DE') },
    means(
      text,
      'For each item, with N from 0: requestItemIDN (N itself), asinN, merchantIDN, heavyBulkyN (true or false), skuN, fmidN. What is not known is empty.',
      'B0WASHER01',
    ),
  ),
  output: means(
    v.record(text, v.boolean()),
    'By the number of the item: true if it can be delivered at a chosen time. An item that is missing is not known.',
    { 0: true },
  ),
  headers: ['csrf', 'language'],
  timeout: 20_000,
})

/** A place that shoppers choose by its name. */
export const deliveryRegion = object({
  id: means(text, 'Id of the region.', 'north'),
  name: means(text, 'Name of the region, as shoppers read it.', 'Northern Germany'),
})

/** SCH-034, SCH-065. */
export const getRegions = defineCall({
  id: 'get-regions',
  about: 'Returns the regions to which an item can be delivered at a chosen time.',
  method: 'GET',
  path: '/dp/scheduled-delivery/regions',
  query: object({
    merchant: part('Id of the merchant.', 'M1'),
    marketplace: means(text, 'Id of the marketplace.', 'DP-DE'),
    ASIN: optional(asin),
    SKU: part("The merchant's own id of the product.", 'WM-9'),
    FMID: part('Id of the fulfillment.', 'F1'),
    regionRequest: means(v.literal('true'), 'The request is for regions.'),
  }),
  output: object({
    regions: means(
      list(deliveryRegion),
      'The regions, in the order of the list. Empty: the shopper enters a postal code.',
    ),
  }),
  headers: ['csrf', 'language'],
  timeout: 10_000,
})
