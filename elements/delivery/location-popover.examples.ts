import type { Example, Step } from '../../src/element/describe.ts'
import { changeFailures, listFailures } from './location-popover.failures.ts'

const here = `data-address-label="Seattle 98101" data-zip-code="98101"
  data-country-code="US" data-location-type="IP2LOCATION" data-asin="B0HEADPH01"`

const send: Step = { press: '.place-entry [part~=button]' }
const change: Step[] = [{ press: '[part~=trigger]' }, { type: '10001', into: 'input' }, send]

export const locationPopoverExamples: readonly [Example, ...Example[]] = [
  {
    title: 'The delivery location of a visitor',
    html: `<dp-location-popover ${here}></dp-location-popover>`,
    states: {
      open: [{ press: '[part~=trigger]' }],
      changing: [{ hold: '/gp/delivery/ajax/address-change.html' }, ...change],
      refreshing: [{ hold: '/gp/product/features/unified-location/' }, ...change],
    },
    views: {
      'with an invalid zip code': {
        by: [{ press: '[part~=trigger]' }, { type: '1', into: 'input' }, send],
        seen: { at: '[part~=message]' },
      },
    },
    failures: changeFailures,
  },
  {
    title: 'Saved addresses, and the countries that the shop delivers to',
    html: `<dp-location-popover ${here} data-recognized>
  <script type="application/json" data-dp-state="location-popover">
    {"primarySelections": ["US"], "secondarySelections": ["CA", "MX"]}
  </script>
</dp-location-popover>`,
    as: 'signed-in',
    views: {
      'with addresses': {
        by: [{ press: '[part~=trigger]' }],
        seen: { at: '[part~=address]' },
      },
      'in a modal': {
        with: { 'data-global-modal-eligible': '' },
        by: [{ press: '[part~=trigger]' }],
        seen: { at: '[part~=address]' },
      },
    },
    failures: listFailures,
  },
]
