import * as v from 'valibot'
import { beforeAddToCart, cartAdded, items } from '../events.ts'
import { asin } from '../fields.ts'
import { flag, list, means, object, optional, text, whole } from '../schema.ts'

/** Details of events about groceries, and what a page says of them (docs/spec/fresh.md). */

export const brandId = means(text, 'Id of the brand that the store belongs to.', 'HARBOR')
export const freshStoreId = means(text, 'Id of the store that sells the item.', 'HALL')
const discriminator = means(text, 'Names the offer. Empty: none is named.', 'OLB0MILK0001')

/** FRS-006, FRS-008. The call takes no longer list and no other quantity. */
export const storedItems = v.pipe(
  list(
    object({
      asin,
      storeId: freshStoreId,
      quantity: optional(
        means(v.pipe(whole, v.minValue(1), v.maxValue(999)), 'Quantity. Default: 1.', 2, 'count'),
      ),
      offerListingDiscriminator: optional(discriminator),
    }),
  ),
  v.maxLength(50),
)

/** FRS-004. */
export const additionalParams = object({
  csrfToken: optional(means(text, 'The anti-forgery token of the page.', 'f3a1…')),
  shouldRenderSIS: optional(means(flag, 'The page wants an introduction of the store.')),
  sisDeliveryMessage: optional(
    means(text, 'What the introduction says of the delivery.', 'Today by 8 pm'),
  ),
})

export const anything = v.record(text, v.unknown())
export const conflictData = means(
  anything,
  'What the cart is to suit, as your server calls it. Sent as the query of the calls.',
  { storeId: 'HALL' },
)

/** FRS-067. */
export const conflictsRequested = object({ data: conflictData })

/** FRS-012. */
export const beforeFreshAdd = object({
  ...beforeAddToCart.entries,
  mode: means(v.picklist(['cart', 'order', 'multi']), 'What the items are added to.'),
})

/** FRS-015. */
export const freshAdded = object({
  ...cartAdded.entries,
  delivery: means(flag, 'true: the store delivers. false: the shopper collects.'),
})
export const freshItems = items

/** FRS-022. */
export const storeAndBrand = object({ storeId: freshStoreId, brandId })
export const itemOfStore = object({ asin, storeId: freshStoreId })

/** FRS-023, SIS-003. */
export const introRequested = object({
  html: optional(
    means(
      text,
      'HTML to show. Missing: it has to be loaded.',
      '<p>Welcome to the market hall.</p>',
    ),
  ),
  storefrontUrl: optional(means(text, 'URL of the page of the store.', '/fresh')),
  asin,
  brandId,
  storeId: freshStoreId,
  offerListingDiscriminator: discriminator,
  isDelivery: means(flag, 'The store delivers.'),
  newGlowAddressId: optional(means(text, 'Id of the address that the delivery moves to.', 'A1')),
  clientId: optional(means(text, 'Id of the part of the page that adds.', 'fresh-page')),
  deliveryMessage: optional(means(text, 'What is said of the delivery.', 'Today by 8 pm')),
  isAlmDetailPageBopis: optional(means(flag, 'The page sells what the shopper collects.')),
})
