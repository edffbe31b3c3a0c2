import * as v from 'valibot'
import { failure } from '../events.ts'
import { asin, offerListingId } from '../fields.ts'
import { flag, means, object, optional, text } from '../schema.ts'
import { association } from './association.ts'
import { handleBuyBox, mobileCartAdd } from './interstitial.ts'
import { serviceAddItems } from './service-add.ts'

/** Details of events that several elements of the family send or hear. */

const url = means(
  text,
  'Address of the content. Empty: the sheet shows its own content.',
  '/gp/services/about.html?asin=B0WASHER01',
)
export const sheetUrl = object({ url })
export const sheetRequested = object({
  url,
  title: optional(means(text, 'Title of the sheet.', 'Delivery and installation')),
})
export const sheetFailed = object({
  url,
  error: means(
    text,
    'Why: timeout, offline, malformed (no HTML, or nothing that can show), unknown (there is none), unavailable (any other error answer), or unsafe (no http(s) address).',
    'timeout',
  ),
})

/** A service that the shopper has chosen, or has taken back (SVC-067, OPT-023, CRD-005). */
export const serviceChoice = object({
  serviceAsin: means(asin, 'Product id of the service.', 'B0SVCINST1'),
  productAsin: means(asin, 'Product id that the service is for.', 'B0WASHER01'),
  offerListingId: means(offerListingId, 'Id of the offer of the service.', 'OLB0SVCINST1'),
  price: means(text, 'Price as the shopper reads it.', '€49.00', 'currency units'),
  source: means(text, 'Tag of the element.', 'dp-service-card'),
  selection: means(
    object({
      itemType: means(v.literal('asin'), 'Kind of the item.'),
      asin: means(asin, 'Product id of the service.', 'B0SVCINST1'),
      offerListingId: means(offerListingId, 'Id of the offer of the service.', 'OLB0SVCINST1'),
      quantity: means(v.literal(1), 'Quantity.', 1, 'count'),
      price: means(text, 'Price as the shopper reads it.', '€49.00', 'currency units'),
      selectionType: means(v.picklist(['add', 'delete']), 'Chosen, or taken back.'),
      enableIa: means(flag, 'true: the cart ties the service to its product.', true),
      iaData: optional(means(association, 'What ties them.')),
    }),
    'What the form submits of it.',
  ),
})

/** Which service is for which product. */
export const serviceIds = {
  serviceAsin: means(asin, 'Product id of the service.', 'B0SVCINST1'),
  productAsin: means(asin, 'Product id that the service is for.', 'B0WASHER01'),
}
export const serviceAdded = object({
  ...serviceIds,
  offerListingId: means(offerListingId, 'Id of the offer of the service.', 'OLB0SVCINST1'),
})
export const serviceFailed = object({
  ...serviceIds,
  ...failure([serviceAddItems, handleBuyBox, mobileCartAdd]),
})
export const zipUpdated = object({
  zipCode: means(text, 'The zip code.', '80331'),
  available: means(flag, 'There is an offer for it.'),
  serviceAsin: serviceIds.serviceAsin,
  offerListingId: optional(means(offerListingId, 'Id of the offer.', 'OLB0SVCINST1-2')),
  price: optional(means(text, 'Price as the shopper reads it.', '€69.00', 'currency units')),
})
