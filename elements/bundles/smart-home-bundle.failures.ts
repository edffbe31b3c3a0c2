import { cartAddItems } from '../../src/contract/buying/cart.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const press: readonly Deed[] = [{ press: '[part=button]' }]

export const smartHomeFailures: readonly Failure[] = [
  {
    call: cartAddItems,
    when: 'when the shopper presses the button',
    after: [{ press: '[data-asin=B0BULB0001]' }],
    by: press,
    tells: 'dp-cart-failed',
    ends: [
      {
        about: 'A text shows the error. The selection stays, and the shopper can press again.',
        says: 'These items could not be added.',
        onward: press,
      },
      {
        about: 'The store could not add every item, so it has added none. The selection stays.',
        says: 'Some of these items are not available now.',
        onward: press,
      },
    ],
    well: { state: 'added' },
  },
]
