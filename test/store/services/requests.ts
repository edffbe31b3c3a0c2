import type { servicesCalls } from '../../../src/contract/services/index.ts'
import { oldForm, serviceItem } from '../../support/services.ts'
import type { RequestsOf } from '../requests.ts'

export const servicesRequests = {
  'service-add-items': {
    path: '/cart/carts/retail/items?ref=vas_add_upsell',
    body: { items: [serviceItem('B0SVCINST1', 'B0WASHER01')] },
    headers: { 'content-type': 'application/vnd.api+json;type="cart.add-items.request/v1"' },
    wrong: [
      { items: [{ ...serviceItem('B0SVCINST1', 'B0WASHER01'), quantity: 2 }] },
      'items.0.quantity',
    ],
  },
  'service-content': {
    path: `/gp/product/ajax?${new URLSearchParams({
      asin: 'B0WASHER01',
      showFeatures: 'serviceOptions',
      experienceId: 'serviceOptionsAjaxExperience',
      userExperienceType: 'BUNDLE_V2',
      vasProductData: JSON.stringify({ options: [{ asin: 'B0SVCINST1' }] }),
      buyingOptionIndex: '0',
      psc: '1',
    })}`,
  },
  'zip-refresh': {
    path: '/gp/ls/vas-ajax-handlers/vas-zipcode-refresh.html?asinlist=B0SVCINST1&vasZipcode=80331&clientName=vasBuyableSiZipRefresh&includeMerchantAddress=true',
  },
  'handle-buy-box': {
    path: '/gp/product/handle-buy-box/ref=vas_dphbb_B0WASHER01_B0SVCINST1',
    form: oldForm('B0WASHER01'),
    wrong: [{ ASIN: 'B0WASHER01' }, 'session-id'],
  },
  'mobile-cart-add': { path: '/gp/mobile/cart/add?asin=B0WASHER01' },
  'section-refresh': {
    path: '/gp/product/B0WASHER01?m=MWASCHWERK',
    body: { isVariationalParent: false },
    wrong: [{ isVariationalParent: 'no' }, 'isVariationalParent'],
  },
  'ref-marker': { path: '/hctp/log/refMarker?ref_=vas_seen' },
  'sheet-content': { path: '/gp/services/about.html?asin=B0WASHER01' },
} satisfies RequestsOf<typeof servicesCalls>
