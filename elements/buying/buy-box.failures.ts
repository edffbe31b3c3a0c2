import { buyBoxAdd } from '../../src/contract/buying/buy-box-add.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

const press: readonly Deed[] = [{ press: 'dp-buy-box > button' }]

export const freshFailures: readonly Failure[] = [
  {
    call: buyBoxAdd,
    when: 'when the shopper presses the button',
    by: press,
    tells: 'dp-cart-failed',
    ends: [
      {
        about: 'The shopper sees an error message and can press the button again.',
        at: '[part~=message]',
        says: 'We could not add this item to your cart.',
        onward: press,
      },
    ],
    well: { says: 'Added to cart' },
  },
]
