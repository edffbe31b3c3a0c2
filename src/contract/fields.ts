import * as v from 'valibot'
import { means, text, whole } from './schema.ts'

/** Values that many calls and events carry, with their meaning. */

export const asin = means(text, 'Product id: ten characters from A-Z and 0-9.', 'B0HEADPH01')
export const asinOrNull = means(
  v.nullable(text),
  'Product id. null: the element belongs to no product.',
  'B0HEADPH01',
)
export const offerListingId = means(text, 'Id of the offer.', 'OLB0HEADPH01')
export const refTag = means(
  text,
  'Reference tag: says where in the shop it began.',
  'dp_deal_claim',
)
/** How many products a shopper orders at once. */
export const orderedQuantity = means(
  v.pipe(whole, v.minValue(1), v.maxValue(999)),
  'Quantity to add.',
  2,
  'count',
)
export const cartCount = means(whole, 'Number of items in the cart.', 3, 'count')

export const brand = means(text, 'Brand of the machine.', 'BERGSTROM')
export const series = means(text, 'Series of the machine. Empty: unknown.', 'GS 60')
export const model = means(text, 'Model number of the machine.', 'GS60-4210W')
export const scope = means(
  text,
  'Scope of the models: the category of machines that the page is about.',
  'default',
)
export const category = means(text, 'Category of the machine.', 'grill')
export const productType = means(text, 'Product type of the machine.', 'DISHWASHER')
