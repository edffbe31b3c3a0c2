import { lastAddedCartItem, warrantyService } from '../../src/contract/extras/warranty.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'

export const choose: Deed = { press: '[part=select]' }
export const buyProduct: Deed = { buys: 'B0HEADPH01' }

const failureOf = (call: Failure['call']): Failure => ({
  call,
  when: 'when the product is in the cart',
  after: [choose],
  by: [buyProduct],
  tells: 'dp-warranty-failed',
  ends: [
    {
      about: 'A text shows the error. The shopper can try again.',
      at: '[part=message]',
      says: 'could not be added to your cart.',
      onward: [{ press: '[part=message] button' }],
    },
  ],
  well: { state: 'added' },
})

export const warrantyFailures: readonly Failure[] = [
  failureOf(lastAddedCartItem),
  failureOf(warrantyService),
]
