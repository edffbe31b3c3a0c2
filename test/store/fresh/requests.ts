import type { freshCalls } from '../../../src/contract/fresh/index.ts'
import type { RequestsOf } from '../requests.ts'

const item = { asin: 'B0MILK0001', storeId: 'HALL', quantity: 1 }
const body = { ...item, brandId: 'HARBOR', isItemSoldByCount: true }
const query = 'ref_=fs_qs_atc&almBrandId=HARBOR'
const conflict = 'ref=fs&client=fresh&storeId=HALL'
const needs = { freshOrder: {} }
const coffee = {
  asin: 'B0COFFEE01',
  offerListingID: 'OLB0COFFEE01',
  sessionID: 'session',
  quantity: 2,
  reftag: 'dp_grocery_add',
}
const listed = { asin: 'B0COFFEE01', title: 'House blend coffee' }

export const freshRequests: RequestsOf<typeof freshCalls> = {
  'fresh-add': {
    path: `/alm/addtofreshcart?${query}&gsc=1&discoveredAsins.0=B0BREAD001`,
    body,
    wrong: [{ ...body, quantity: 1_000 }, 'quantity'],
  },
  'fresh-add-multiple': {
    path: `/alm/addtocart/multiple?${query}`,
    body: { brandId: 'HARBOR', items: [item, { ...item, asin: 'B0BREAD001' }] },
    wrong: [{ brandId: 'HARBOR', items: [] }, 'items'],
  },
  'fresh-order-add': { path: '/fom/add-to-fresh-order?csrf={token}', body, needs },
  'fresh-order-add-ref': {
    path: '/fom/add-to-fresh-order/ref=fs_qs_atc?csrf={token}',
    body: { ...body, setQuantityFlag: true },
    needs,
  },
  'generic-error-modal': { path: '/alm/atfcGenericErrorModal/', body: {} },
  'fresh-cart-count': { path: '/alm/addtofreshcart/cartcount' },
  'conflict-summary': { path: `/afx/cartconflicts/getconflictsummary?${conflict}`, body: {} },
  'conflict-resolve': { path: `/afx/cartconflicts/resolve?${conflict}`, body: {} },
  'store-intro': {
    path: '/fmc/sis?almBrandId=ALDER&almStoreId=FARM&asin=B0MILK0001&offerListingDiscriminator=OL1&isDelivery=true&isAlmDetailPageBopis=false',
  },
  'slot-cancel': { path: '/afx/slotselection/cancel', body: { token: '{token}' } },
  'glow-address-selections': {
    path: '/portal-migration/hz/glow/get-rendered-address-selections?deviceType=desktop&pageType=browse&storeContext=&actionSource=',
  },
  'glow-address-change': {
    path: '/portal-migration/hz/glow/address-change',
    body: {
      addressId: 'A1',
      almBrandId: 'HARBOR',
      actionSource: '',
      locationType: '',
      deviceType: 'desktop',
      pageType: 'browse',
    },
  },
  'grocery-add': {
    path: '/dp/grocery/add',
    body: coffee,
    wrong: [{ ...coffee, quantity: 0 }, 'quantity'],
  },
  'reservation-conflict': {
    path: '/afx/cart/reservation_conflict?title=Coffee&asin=B0COFFEE01&offerListingID=OLB0COFFEE01&sessionID=session&reasonCode=ITEM_PARTIALLY_AVAILABLE&quantityAdded=3&quantityRequested=5',
  },
  'grocery-weblab-trigger': {
    path: '/ussx/weblab-trigger?weblabValue=GROCERY_COUPON_1&treatment=T1',
  },
  'shopping-list-add': {
    path: '/afx/lists/json/shoppinglists/additem',
    body: { asin: 'B0COFFEE01', listID: 'DEMO', token: 'demo' },
    wrong: [{ asin: 'B0COFFEE01', listID: 'DEMO' }, 'token'],
  },
  'assistant-list-add': {
    path: '/dp/assistant/list/items',
    body: { items: [{ ...listed, locale: 'en-GB', marketplaceId: '' }] },
    wrong: [{ items: [] }, 'items'],
  },
  'list-log-events': {
    path: '/alexashoppinglists/api/logevents',
    body: {
      eventName: 'ADD_ITEM_SUCCESS',
      eventType: 'ADD_ITEM',
      pageName: 'detail',
      listType: 'SHOPPING_LIST',
      sessionId: 'session',
      item: listed,
    },
  },
}
