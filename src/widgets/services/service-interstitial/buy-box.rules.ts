import type { CallInput } from '../../../contract/call.ts'
import type { handleBuyBox } from '../../../contract/services/interstitial.ts'
import type { Product, Quantity } from '../../../page/shapes.ts'
import type { InterstitialConfig } from './service-interstitial.ports.ts'

type Form = CallInput<typeof handleBuyBox>['body']

const nothing: Form = {
  'session-id': '',
  ASIN: '',
  offerListingID: '',
  isMerchantExclusive: '',
  merchantID: '',
  isAddon: '',
  nodeID: '',
  sellingCustomerID: '',
  qid: '',
  sr: '',
  storeID: '',
  tagActionCode: '',
  viewID: '',
  rsid: '',
  sourceCustomerOrgListID: '',
  sourceCustomerOrgListItemID: '',
  wlPopCommand: '',
  quantity: '1',
  'submit.add-to-cart': 'Add to cart',
}

/** INT-008. Fields that the page does not give come from the page stores. The quantity is what the shopper has chosen. */
export function buyBoxForm(
  { buyBoxFields, productAsin, sessionId }: InterstitialConfig,
  product: Product | null,
  quantity: Quantity,
): Form {
  const given = Object.entries(buyBoxFields ?? {}).filter(
    ([name, value]) => Object.hasOwn(nothing, name) && typeof value === 'string',
  )
  return {
    ...nothing,
    'session-id': sessionId ?? '',
    ASIN: productAsin,
    offerListingID: product?.offerListingId ?? '',
    merchantID: product?.merchantId ?? '',
    ...Object.fromEntries(given),
    ...(quantity && { quantity: `${quantity}` }),
  }
}
