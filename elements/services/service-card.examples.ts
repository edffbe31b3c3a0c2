import type { Example } from '../../src/element/describe.ts'
import { markerFailure } from './marker.ts'

const form = (tag: string) => `<form action="/gp/product/handle-buy-box" method="post">
  ${tag}
  <p><button>Add to cart</button></p>
</form>`

export const serviceCardExamples: readonly [Example, ...Example[]] = [
  {
    title: 'A bundle of services',
    html: form(`<dp-service-card data-kind="vsx-bundle" data-base-asin="B0WASHER01" data-asin="B0SVCBUND1"
    data-offer-listing-id="OLB0SVCBUND1" data-price="€59.00" data-title="Installation and haul-away"
    data-message="We connect the new machine and take the old one with us."
    data-impression-reftag="vas_card"></dp-service-card>`),
    states: { selected: [{ press: '[part~=choice] input' }] },
    failures: [markerFailure('[part=card]')],
  },
  {
    title: 'A bundle that your server has chosen',
    html: form(`<dp-service-card data-kind="vsx-bundle" data-base-asin="B0LAPTOP01" data-asin="B0SVCSETUP"
    data-offer-listing-id="OLB0SVCSETUP" data-price="€35.00" data-title="Setup at home">
    <input type="hidden" name="selectedServices" value='[{"asin": "B0SVCSETUP"}]'>
  </dp-service-card>`),
  },
  {
    title: 'A message with a link',
    html: `<dp-service-card data-kind="simple-messaging" data-base-asin="B0WASHER01"
  data-message="We connect your machine and take the old one with us."
  data-link-url="/dp/B0WASHER01/services" data-link-text="See our services"></dp-service-card>`,
  },
]
