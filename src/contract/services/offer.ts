import * as v from 'valibot'
import { flag, lenientList, means, object, optional, text } from '../schema.ts'

/** What a page says of the offer of a service (SVC-004, SVC-005). */

const maybe = optional(v.nullable(text))
const maybeFlag = optional(v.nullable(flag))
/** A value that the element judges itself, so that one wrong option does not cost the others. */
const judged = optional(v.unknown())

const price = means(judged, 'Price as the shopper reads it.', '€59.00', 'currency units')
const merchantId = means(judged, 'Id of the merchant of the service.', 'MHARBORPINE')

const innerOffer = object({
  offerListingId: means(judged, 'Id of the offer of the service.', 'OLB0SVCINST1'),
  merchantId,
  price,
})

/** The offer of a service. Values in `offerData` go before the others. */
export const offerData = object({
  name: means(maybe, 'Name of the service.', 'Installation'),
  serviceAsin: means(judged, 'Product id of the service.', 'B0SVCINST1'),
  asin: means(judged, 'Product id of the service, if serviceAsin is missing.', 'B0SVCINST1'),
  upsellAsin: means(
    judged,
    'Product id of a further service that is chosen with it. Of a further service: its own product id.',
    'B0SVCHAUL1',
  ),
  offerlistingId: means(judged, 'Id of the offer of the service.', 'OLB0SVCINST1'),
  merchantId,
  price,
  isMandatory: means(maybeFlag, 'true: the product comes with it.', false),
  isOfferAvailable: means(maybeFlag, 'false: it cannot be chosen.', true),
  baseOfferMerchantId: means(
    maybe,
    'Id of the merchant of the product that the service is for. Missing: of any.',
    'MHARBORPINE',
  ),
  offerData: means(
    optional(v.nullable(innerOffer)),
    'The offer. Goes before the values beside it.',
    {
      offerListingId: 'OLB0SVCINST1',
      merchantId: 'MHARBORPINE',
      price: '€59.00',
    },
  ),
})
export type GivenOffer = v.InferOutput<typeof offerData>

export const offerDataList = means(
  lenientList(offerData),
  'Offers of services, in the order to show.',
)

/** SVC-017. */
export const changingText = object({
  selected: means(maybe, 'Text while a service is chosen.', 'We will call you for a date.'),
  unselected: means(maybe, 'Text while none is.', 'Have it installed by experts.'),
})

/** SVC-063. A feature that is missing is as by default. */
export const offerFeatureFlags = object({
  itemAssociation: means(maybeFlag, 'false: nothing ties the service to its product.', true),
  buyBackItemAssociation: means(maybeFlag, 'Kept for the server.', true),
  precheck: means(maybeFlag, 'true: hasPrecheckEnabled chooses the service from the start.', false),
  priceDetailsBottomSheet: means(maybeFlag, 'true: a button opens the prices.', false),
})
