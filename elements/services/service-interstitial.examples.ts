import type { Example } from '../../src/element/describe.ts'
import {
  addToCart,
  interstitialFailures,
  pageFailures,
  typed,
} from './service-interstitial.failures.ts'

const form = (tag: string) => `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0WASHER01">
  <p><button>Add to cart</button></p>
  ${tag}
</form>`

export const serviceInterstitialExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Installation of a washing machine',
    html: form(`<dp-service-interstitial
    data-product-asin="B0WASHER01"
    data-service-asin="B0SVCINST1"
    data-service-name="installation"
    data-offer-listing-id="OLB0SVCINST1"
    data-price="€59.00"
    data-merchant-name="Harbor & Pine"
    data-mapping-set="heavybulky"
    data-zip-pattern="\\d{5}"
    data-impression-reftag="vas_interstitial"
  ></dp-service-interstitial>`),
    states: {
      open: [addToCart],
      checking: [{ hold: '/gp/ls/vas-ajax-handlers/' }, addToCart, ...typed('50667')],
    },
    views: {
      'with another offer': {
        by: [addToCart, ...typed('50667')],
        seen: { at: '[part=merchant]', says: 'Isar Home Service' },
      },
      'without an offer for the zip code': {
        by: [addToCart, ...typed('01067')],
        seen: { at: '[part=message]', says: 'not available for this zip code' },
      },
    },
    failures: interstitialFailures,
  },
  {
    title: 'A service with a page of its own, in a store',
    html: form(`<dp-service-interstitial
    data-product-asin="B0WASHER01"
    data-service-asin="B0SVCINST1"
    data-service-name="installation"
    data-price="€39.00"
    data-merchant-name="Waschwerk"
    data-fulfillment-type="in_store"
    data-show-sts-service-interstitial
    data-si-rating-weblab-treatment="T1"
    data-seller-review-link="/dp/B0SVCINST1#reviews"
    data-buyable="false"
    data-mobile-cart-add-url="/gp/mobile/cart/add?asin=B0WASHER01"
  >
    <script type="application/json" data-dp-state="service-interstitial">
      {
        "positiveRatingHtml": "<b>94 %</b> positive (218 ratings)",
        "merchantAddress": {
          "AddressLine1": "Lindwurmstraße 88", "City": "München",
          "StateOrRegion": "BY", "PostalCode": "80337"
        },
        "buyBoxFields": {"offerListingID": "OLB0WASHER01", "merchantID": "MHARBORPINE"}
      }
    </script>
  </dp-service-interstitial>`),
    states: { open: [addToCart] },
    failures: pageFailures,
  },
]
