import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { means, object, optional, text, writtenFlag } from '../schema.ts'
import { brandId, freshStoreId } from './fresh-events.ts'

/** SIS-004. */
export const storeIntro = defineCall({
  id: 'store-intro',
  about:
    'Returns what introduces a store, as HTML. Its first heading becomes the title of the sheet.',
  method: 'GET',
  path: '/fmc/sis',
  query: object({
    almBrandId: brandId,
    almStoreId: freshStoreId,
    asin,
    offerListingDiscriminator: means(text, 'Names the offer that was added.', 'OLB0MILK0001'),
    isDelivery: means(writtenFlag, 'The store delivers.'),
    isAlmDetailPageBopis: means(writtenFlag, 'The page sells what the shopper collects.'),
    newGlowAddressId: optional(means(text, 'Id of the address that the delivery moves to.', 'A1')),
    clientId: optional(means(text, 'Id of the part of the page that adds.', 'fresh-page')),
    deliveryMessage: optional(means(text, 'What is said of the delivery.', 'Today by 8 pm')),
  }),
  output: means(text, 'HTML with something to see.', '<h2>Welcome</h2><p>…</p>'),
  answer: 'html',
  refusals: { unknown: { about: 'The brand has no such store.', status: 404 } },
  timeout: 3_000,
})
