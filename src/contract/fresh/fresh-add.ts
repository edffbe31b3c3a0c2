import * as v from 'valibot'
import { defineCall, type CallSpec } from '../call.ts'
import { asin, cartCount, refTag } from '../fields.ts'
import { flag, known, list, means, object, optional, text, whole, withRest } from '../schema.ts'

/** Calls that add groceries to the cart of a store, or to an order that the shopper has placed (docs/spec/fresh.md). */

/** CART_CALL_TIMEOUT_MS (FRS-041). */
export const cartCallTimeout = 5_000

/** ERROR_STATUS_CODES (FRS-038). */
export const errorStatusCodes = [
  'ITEM_NOT_AVAILABLE',
  'ITEM_PARTIALLY_AVAILABLE',
  'ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION',
  'ADDRESS_NOT_SELECTED',
  'INPUT_INVALID',
  'ITEM_NOT_AVAILABLE_FOR_RESERVATION',
  'INTERNAL_SERVER_ERROR',
  'PRICE_UNAVAILABLE',
  'QUANTITY_OVERFLOW',
] as const
export type ErrorStatusCode = (typeof errorStatusCodes)[number]

const storeId = means(text, 'Id of the store that sells the item.', 'HALL')
const brandId = means(text, 'Id of the brand that the store belongs to.', 'HARBOR')
/** 0 takes the item out of the cart (FRS-049). */
const quantity = means(
  v.pipe(whole, v.minValue(0), v.maxValue(999)),
  'Quantity. 0 takes the item out of the cart.',
  2,
  'count',
)
const discriminator = optional(
  means(text, 'Names the offer. Missing: the first offer of the product.', 'OLB0MILK0001'),
)
const given = (about: string, example: string) => optional(means(text, about, example))

/** FRS-005. The names of the list are discoveredAsins.0, discoveredAsins.1 and so on. */
const query = withRest(
  {
    ref_: means(text, 'Reference tag: says where in the shop it began. Empty: none.', 'fs_qs_atc'),
    almBrandId: brandId,
  },
  means(text, 'gsc, and discoveredAsins.N: a discovered product each.', 'B0BREAD001'),
)

/** What the body of every add holds, beside the item or the items (FRS-001 to FRS-004). */
const shared = {
  brandId,
  clientID: given('Id of the part of the page that adds.', 'fresh-page'),
  sessionID: given('Id of the session, as the page has it.', 'c2Vzc2lvbg'),
  qsUID: given('Id of the quantity selector.', 'quantity-B0MILK0001'),
  prevSelectedQty: optional(
    means(v.nullable(whole), 'Quantity before the change. null: there was none.', 1, 'count'),
  ),
  isStepperFlag: optional(means(flag, 'The shopper used a stepper.')),
  setQuantityFlag: optional(
    means(flag, 'true: the cart shall hold this quantity. Else the quantity is added.'),
  ),
  reftag: optional(refTag),
  queryLogInfoParams: optional(
    means(v.record(text, v.unknown()), 'What your page says of the search.', { query: 'milk' }),
  ),
  additionalParams: optional(
    means(
      object({
        csrfToken: given('The anti-forgery token of the page.', 'f3a1…'),
        shouldRenderSIS: optional(means(flag, 'The page wants an introduction of the store.')),
        sisDeliveryMessage: given('What the introduction says of the delivery.', 'Today by 8 pm'),
      }),
      'Further parameters.',
    ),
  ),
  pickingStrategy: given('How the store picks the item.', 'ripe'),
}

const one = {
  asin,
  storeId,
  quantity,
  offerListingDiscriminator: discriminator,
}

/** The body of an add of one item. */
export const freshBody = object({
  ...one,
  amountInUom: optional(
    means(
      v.pipe(v.number(), v.finite(), v.minValue(0)),
      'Amount in the unit of the item, for an item that is not sold by count.',
      1.5,
      'count',
    ),
  ),
  isItemSoldByCount: means(flag, 'The item is sold by count, not by weight.'),
  ...shared,
})

const items = means(
  list(
    object({
      ASIN: asin,
      storeId,
      amountInCart: means(v.number(), 'Quantity of the item in the cart now.', 3, 'count'),
    }),
  ),
  'The items of the request.',
)
const clientResponseModel = means(
  object({
    items,
    uberCartStatus: means(
      object({
        errorStatusCode: optional(means(known(errorStatusCodes), 'Why an item is not added.')),
      }),
      'The state of the cart.',
    ),
  }),
  'What the cart holds now.',
)

/** What a refused add holds (FRS-025 to FRS-027). */
export const notAddedBody = object({
  clientResponseModel: optional(clientResponseModel),
  errorModalHtml: optional(
    means(
      text,
      'HTML that tells the shopper why: header, message and footer. A control with data-dp-action="cancel-slot" cancels the delivery time.',
      '<header>Sold out</header><p>No milk is left.</p>',
    ),
  ),
})

/** The answer to every add. */
export const freshAnswer = object({
  clientResponseModel,
  refreshGlowLabel: means(flag, 'The name of the delivery location has changed.'),
  storefrontUrl: given('URL of the page of the store.', '/fresh'),
  shouldRedirectToOgs: means(flag, 'The browser shall go to ogsUrl.'),
  ogsUrl: given('URL of the page of the order.', '/cart'),
  storeIntroductionSheetHtml: given(
    'HTML that introduces the store.',
    '<p>Welcome to the market hall.</p>',
  ),
  renderUFGCartProgressIndicator: means(flag, 'The page shall show how far the cart has come.'),
  newGlowAddressId: given('Id of the address that the delivery moves to.', 'A1'),
  delivery: means(flag, 'true: the store delivers. false: the shopper collects.'),
})

const notAdded = {
  about: 'The item is not added. The element shows errorModalHtml.',
  status: 400,
  body: notAddedBody,
} as const

const add = {
  method: 'POST',
  output: freshAnswer,
  headers: ['csrf'],
  timeout: cartCallTimeout,
  creates: true,
} as const satisfies Partial<CallSpec>

const sessionOver = {
  about: 'The page belongs to a session that is over. The element loads the page again.',
  status: 403,
} as const

/** FRS-001 to FRS-005. */
export const freshAdd = defineCall({
  ...add,
  id: 'fresh-add',
  about: 'Adds an item to the cart of a store, or sets its quantity there.',
  path: '/alm/addtofreshcart',
  query,
  body: freshBody,
  refusals: { notAdded, sessionOver },
})

/** FRS-006. */
export const freshAddMultiple = defineCall({
  ...add,
  id: 'fresh-add-multiple',
  about: 'Adds several items to the cart of a store: all of them, or none.',
  path: '/alm/addtocart/multiple',
  query,
  body: object({
    items: means(v.pipe(list(object(one)), v.minLength(1), v.maxLength(50)), 'The items to add.'),
    ...shared,
  }),
  refusals: { notAdded, sessionOver },
})

const orderAdd = {
  ...add,
  query: object({
    csrf: means(text, 'The anti-forgery token of the page.', 'f3a1…'),
    orderId: given(
      'Id of the order, if your page puts it into the address of the call. Missing: the open order of the store that closes next.',
      'HP-2K7M-9QXA',
    ),
  }),
  body: freshBody,
  refusals: {
    notAdded,
    signedOut: {
      about: 'The shopper is no longer signed in. The element loads the page again.',
      status: 401,
    },
  },
} as const satisfies Partial<CallSpec>

/** FRS-009. */
export const freshOrderAdd = defineCall({
  ...orderAdd,
  id: 'fresh-order-add',
  about: 'Adds an item to the order that the shopper has placed.',
  path: '/fom/add-to-fresh-order',
})

/** FRS-009: with a reference tag, which belongs to the path. */
export const freshOrderAddRef = defineCall({
  ...orderAdd,
  id: 'fresh-order-add-ref',
  about: 'Adds an item to the order that the shopper has placed, with a reference tag.',
  path: '/fom/add-to-fresh-order/ref={reftag}',
  params: object({ reftag: refTag }),
})

/** FRS-032. The answer is in the language of the shopper. */
export const genericErrorModal = defineCall({
  id: 'generic-error-modal',
  about: 'Returns HTML that tells the shopper that an item is not added.',
  method: 'POST',
  path: '/alm/atfcGenericErrorModal/',
  body: object({}),
  output: object({
    errorModalHtml: means(
      text,
      'HTML with header, message and footer.',
      '<header>Item was not added to the cart</header><p>Please try again.</p>',
    ),
  }),
  headers: ['csrf', 'language'],
  timeout: cartCallTimeout,
})

/** FRS-016. */
export const freshCartCount = defineCall({
  id: 'fresh-cart-count',
  about: 'Returns the number of items in the cart.',
  method: 'GET',
  path: '/alm/addtofreshcart/cartcount',
  output: object({ cartCount }),
  timeout: cartCallTimeout,
})
