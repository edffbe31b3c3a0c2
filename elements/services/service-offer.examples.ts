import type { Example } from '../../src/element/describe.ts'
import {
  callFailures,
  chooseService,
  markerFailures,
  refreshFailures,
} from './service-offer.failures.ts'

const association = `"itemAssociationV2": {
        "associatedItemId": "B0WASHER01", "renderType": "renderAll", "programType": "HeavyBulky",
        "deleteConstraint": {"mutuallyInclusive": true}
      }`

const form = (tag: string) => `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0WASHER01">
  ${tag}
  <p><button>Add to cart</button></p>
</form>`

const service = `data-product-asin="B0WASHER01" data-service-asin-to-offer="B0SVCINST1"
    data-offer-listing-id="OLB0SVCINST1" data-merchant-id="MHARBORPINE" data-name="Installation"
    data-winning-service-min-price="€59.00" data-should-add-item-association`

export const serviceOfferExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Services of a washing machine, and sections of the page that follow',
    html: form(`<dp-service-offer data-winning-widget-name="twister_xl" data-option-count="4"
    data-product-asin="B0WASHER01" data-merchant-id="MHARBORPINE" data-should-add-item-association
    data-message="Have it installed by experts">
    <script type="application/json" data-dp-state="service-offer">
    {
      "vasTwisterOptions": [
        {"name": "Installation", "serviceAsin": "B0SVCINST1", "offerlistingId": "OLB0SVCINST1",
         "merchantId": "MHARBORPINE", "price": "€59.00"},
        {"name": "Haul-away", "serviceAsin": "B0SVCHAUL1", "offerlistingId": "OLB0SVCHAUL1",
         "merchantId": "MHARBORPINE", "price": "€19.00"},
        {"name": "Both", "serviceAsin": "B0SVCINST1", "upsellAsin": "B0SVCHAUL1",
         "offerData": {"offerListingId": "OLB0SVCINST1", "merchantId": "MHARBORPINE", "price": "€59.00"}},
        {"name": "By Waschwerk", "serviceAsin": "B0SVCINST1", "offerlistingId": "OLB0SVCINST1-3",
         "merchantId": "MWASCHWERK", "price": "€39.00"}
      ],
      "vasUpsellProductAsinAndOfferData": [
        {"upsellAsin": "B0SVCHAUL1", "offerlistingId": "OLB0SVCHAUL1", "merchantId": "MHARBORPINE", "price": "€19.00"}
      ],
      ${association}
    }
    </script>
  </dp-service-offer>
  <h2 data-dp-section="price">€649.00</h2>
  <h2 data-dp-section="seller">Harbor &amp; Pine</h2>`),
    states: {
      selected: [chooseService(3)],
      refreshing: [{ hold: '/gp/product/B0WASHER01' }, chooseService(5)],
    },
    failures: refreshFailures,
  },
  {
    title: 'With a service, or without',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0LAPTOP01">
  <dp-service-offer data-winning-widget-name="twister" data-product-asin="B0LAPTOP01"
    data-service-asin-to-offer="B0SVCMOVE1" data-offer-listing-id="OLB0SVCMOVE1" data-merchant-id="MHARBORPINE"
    data-name="Data transfer" data-winning-service-min-price="€29.00" data-message="Have your data moved">
    <script type="application/json" data-dp-state="service-offer">
    {
      "dynamicStringChangeOnTwisterSelection": {
        "unselected": "Have your data moved", "selected": "We will call you first"
      }
    }
    </script>
  </dp-service-offer>
  <p><button>Add to cart</button></p>
</form>`,
    states: { selected: [chooseService(2)] },
  },
  {
    title: 'A service, and another one that goes with it',
    html: form(`<dp-service-offer data-winning-widget-name="enhancedPPD" ${service}
    data-message="In one visit">
    <script type="application/json" data-dp-state="service-offer">
    {
      "upsellAsinOfferData": {
        "name": "Haul-away", "upsellAsin": "B0SVCHAUL1", "offerlistingId": "OLB0SVCHAUL1",
        "merchantId": "MHARBORPINE", "price": "€19.00"
      },
      "features": {"priceDetailsBottomSheet": true},
      ${association}
    }
    </script>
  </dp-service-offer>`),
    views: {
      'with the prices': {
        by: [{ press: '[part=prices]' }],
        seen: { at: '[part~=panel]', says: 'Haul-away' },
      },
    },
  },
  {
    title: 'A service outside a form, added by a call after the product',
    html: `<dp-service-offer data-winning-widget-name="regularPPD" data-product-asin="B0ARMCHR01"
    data-service-asin-to-offer="B0SVCCHAIR" data-offer-listing-id="OLB0SVCCHAIR" data-merchant-id="MHARBORPINE"
    data-name="Haul-away" data-winning-service-min-price="€15.00"
    data-winning-service-price-with-promotion-applied="€12.00" data-should-add-item-association
    data-cart-count-url="/dp/cart/count" data-impression-reftag="vas_seen">
  <script type="application/json" data-dp-state="service-offer">
  {"itemAssociationV2": {"associatedItemId": "B0ARMCHR01", "renderType": "renderAll", "programType": "HeavyBulky"}}
  </script>
</dp-service-offer>`,
    states: { selected: [{ press: '[part~=choice] input' }] },
    failures: callFailures,
  },
  {
    title: 'A service that comes with the product',
    html: `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0FRIDGE01">
  <dp-service-offer data-winning-widget-name="ppdBundle" data-product-asin="B0FRIDGE01"
    data-service-asin-to-offer="B0SVCNICHE" data-offer-listing-id="OLB0SVCNICHE" data-merchant-id="MHARBORPINE"
    data-name="Fitting" data-winning-service-min-price="€49.00"
    data-message="We fit it into your kitchen">
    <script type="application/json" data-dp-state="service-offer">
    {"baseAsinOfferData": {"isMandatory": true}}
    </script>
  </dp-service-offer>
  <p><button>Add to cart</button></p>
</form>`,
  },
  {
    title: 'A message of a brand',
    html: `<dp-service-offer data-winning-widget-name="brandMessagingDesktop" data-product-asin="B0WASHER01"
  data-message="Bergstrom repairs its machines for 15 years." data-details-url="/dp/B0WASHER01/services"
></dp-service-offer>`,
  },
  {
    title: 'A banner',
    html: `<dp-service-offer data-winning-widget-name="serviceBanner" data-product-asin="B0WASHER01"
  data-message="Two people carry the machine to your room." data-details-url="/dp/B0WASHER01/services"
  data-impression-reftag="vas_banner_seen"></dp-service-offer>`,
    failures: markerFailures,
  },
  {
    title: 'A message before the purchase',
    html: `<dp-service-offer data-winning-widget-name="prePurchase" data-product-asin="B0WASHER01"
  data-message="You can order installation at the checkout." data-details-url="/dp/B0WASHER01/services"
></dp-service-offer>`,
  },
  {
    title: 'A link that opens a text',
    html: `<dp-service-offer data-winning-widget-name="valueProp" data-product-asin="B0WASHER01"
  data-message="What is installation?"
  data-popover-text="We connect water, drain and power, and run the first program with you."
></dp-service-offer>`,
    views: {
      'with the text': {
        by: [{ press: '[part=opener]' }],
        seen: { at: '[part~=panel]', says: 'first program' },
      },
    },
  },
]
