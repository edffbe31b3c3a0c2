import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { flag, means, object, optional, text, writtenFlag } from '../schema.ts'
import { asin } from '../fields.ts'

const maybe = optional(v.nullable(text))

/** A store that the product ships to. */
export const storeAddress = object({
  AddressLine1: means(maybe, 'Street and number.', 'Lindwurmstraße 88'),
  City: means(maybe, 'City.', 'München'),
  StateOrRegion: means(maybe, 'State or region.', 'BY'),
  PostalCode: means(maybe, 'Zip code.', '80337'),
})

const zipOffer = object({
  hasError: optional(
    means(v.picklist([0, 1]), '1: the service could not be checked for this zip code.', 0, 'count'),
  ),
  offerListingId: means(
    maybe,
    'Id of the offer. Empty: there is no offer for this zip code.',
    'OLB0SVCINST1-2',
  ),
  isCBM: means(optional(v.nullable(flag)), 'Kind of the merchant. Kept for metrics.', false),
  merchantId: means(maybe, 'Id of the merchant.', 'MISARHOMESERVICE'),
  merchantName: means(maybe, 'Name of the merchant.', 'Isar Home Service'),
  fulfillmentType: means(maybe, 'How it is done. in_store: in a store.', 'at_home'),
  price: means(maybe, 'Price as the shopper reads it.', '€69.00', 'currency units'),
  nextOfferPrice: means(
    maybe,
    'Price of the next offer, as the shopper reads it.',
    '€79.00',
    'currency units',
  ),
  positiveRatingHtml: means(maybe, 'HTML with the rating of the merchant.', '<b>96 %</b> positive'),
  sellerReviewLink: means(maybe, 'URL of the reviews of the merchant.', '/dp/B0SVCINST1#reviews'),
  merchantAddress: means(
    optional(v.nullable(storeAddress)),
    'The store that the product ships to, if the call asks for addresses.',
  ),
})
export type ZipOffer = v.InferOutput<typeof zipOffer>

/** Old libraries wrap JSON.parse, and mark what it returns: {"isParsed": true} (COR-096). */
const parserMark = means(v.boolean(), 'A mark of a library of the page. It is left out.', true)

/** ZIP_CLIENT_NAME */
const clientName = 'vasBuyableSiZipRefresh'

/** INT-023 to INT-028. */
export const zipRefresh = defineCall({
  id: 'zip-refresh',
  about: 'Returns the offers of services for a zip code.',
  method: 'GET',
  path: '/gp/ls/vas-ajax-handlers/vas-zipcode-refresh.html',
  query: object({
    asinlist: means(text, 'Product ids of services, separated by commas.', 'B0SVCINST1'),
    vasZipcode: means(text, 'The zip code.', '80331'),
    clientName: means(v.literal(clientName), 'Who asks.'),
    includeMerchantAddress: means(writtenFlag, 'The answer shall hold addresses.', 'false'),
  }),
  output: means(
    v.record(text, v.union([zipOffer, parserMark])),
    'The offers, by the product id of the service.',
    { B0SVCINST1: { hasError: 0, offerListingId: 'OLB0SVCINST1-2', price: '€69.00' } },
  ),
  timeout: 10_000,
})

const named = (about: string, example = '') => means(text, about, example)

/** INT-008: what the form of the buy box would post, by its old names. */
export const buyBoxFields = {
  'session-id': named('Id of the session.', '131-4552'),
  ASIN: named('Product id.', 'B0WASHER01'),
  offerListingID: named('Id of the offer of the product.', 'OLB0WASHER01'),
  isMerchantExclusive: named('1: one merchant alone sells it.', '0'),
  merchantID: named('Id of the merchant of the product.', 'MHARBORPINE'),
  isAddon: named('1: the product ships with others alone.', '0'),
  nodeID: named('Id of the category.', '13528133'),
  sellingCustomerID: named('Id of the seller.', ''),
  qid: named('Id of the search.', ''),
  sr: named('Place among the results of the search.', ''),
  storeID: named('Id of the store.', ''),
  tagActionCode: named('Code of the action.', ''),
  viewID: named('Id of the view.', 'glance'),
  rsid: named('Id of the session at the search.', ''),
  sourceCustomerOrgListID: named('Id of the list that the product comes from.', ''),
  sourceCustomerOrgListItemID: named('Id of the item in that list.', ''),
  wlPopCommand: named('Command of the list.', ''),
  quantity: named('Quantity of the product.', '1'),
  'submit.add-to-cart': named('The pressed button.', 'Add to cart'),
} as const
export type BuyBoxField = keyof typeof buyBoxFields

/** INT-007 to INT-011. */
export const handleBuyBox = defineCall({
  id: 'handle-buy-box',
  about: 'Adds the product to the cart, before the page of the service opens.',
  method: 'POST',
  path: '/gp/product/handle-buy-box/ref=vas_dphbb_{ids}',
  params: object({
    ids: means(
      text,
      'Product id, an underscore, product id of the service.',
      'B0WASHER01_B0SVCINST1',
    ),
  }),
  body: object(buyBoxFields),
  encoding: 'form',
  output: null,
  headers: ['csrf'],
  refusals: { incomplete: { about: 'The product could not be added.', status: 422 } },
  timeout: 10_000,
  creates: true,
})

/** INT-012, INT-044. The page names the address, with all that the server needs. */
export const mobileCartAdd = defineCall({
  id: 'mobile-cart-add',
  about: 'Adds the product to the cart, in place of handle-buy-box.',
  method: 'GET',
  path: '/gp/mobile/cart/add',
  query: object({ asin: optional(asin) }),
  output: null,
  headers: ['csrf'],
  writes: true,
  refusals: { incomplete: { about: 'The product could not be added.', status: 422 } },
  timeout: 10_000,
})
