import { beautyTracking } from '../../src/contract/bundles/beauty.ts'
import { cartAddItems } from '../../src/contract/buying/cart.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const press: readonly Deed[] = [{ press: '[part=button]' }]

export const beautyFailures: readonly Failure[] = [
  {
    call: cartAddItems,
    when: 'when the shopper presses the button',
    by: press,
    tells: 'dp-cart-failed',
    ends: [
      {
        about: 'A text shows the error. The selection stays, and the shopper can press again.',
        says: 'We could not add these items.',
        onward: press,
      },
      {
        about: 'The store could not add every item, so it has added none. The selection stays.',
        says: 'Not all of these items can be added now.',
        onward: press,
      },
    ],
    well: { state: 'added' },
  },
  {
    call: beautyTracking,
    when: 'when the shopper shows or hides the details',
    by: [{ press: '[part=toggle]' }],
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [{ about: 'Nothing shows: the details are there.', state: 'vertical', onward: [] }],
    well: { state: 'vertical' },
  },
]
