import type { Example, Step } from '../../src/element/describe.ts'
import { changeFailures, listFailures } from '../failures/location-popover.ts'

const here = `data-address-label="Seattle 98101" data-zip-code="98101"
  data-country-code="US" data-location-type="IP2LOCATION" data-asin="B0HEADPH01"`

const change: Step[] = [
  { press: '[part~=trigger]' },
  { type: '10001', into: 'input' },
  { press: '.place-entry [part~=button]' },
]

export const locationPopoverExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Where it is delivered',
    html: `<dp-location-popover ${here}></dp-location-popover>`,
    states: {
      open: [{ press: '[part~=trigger]' }],
      changing: [{ hold: '/gp/delivery/ajax/address-change.html' }, ...change],
      refreshing: [{ hold: '/gp/product/features/unified-location/' }, ...change],
    },
    failures: changeFailures,
  },
  {
    title: 'With saved addresses, and the countries that the shop delivers to',
    html: `<dp-location-popover ${here} data-recognized>
  <script type="application/json" data-dp-state="location-popover">
    {"primarySelections": ["US"], "secondarySelections": ["CA", "MX"]}
  </script>
</dp-location-popover>`,
    as: 'signed-in',
    failures: listFailures,
  },
]
