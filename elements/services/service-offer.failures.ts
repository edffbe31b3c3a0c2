import { cartCount } from '../../src/contract/buying/cart.ts'
import { sectionRefresh } from '../../src/contract/services/sections.ts'
import { serviceAddItems } from '../../src/contract/services/service-add.ts'
import type { Deed, Failure } from '../../src/element/describe.ts'
import { markerFailure } from './marker.ts'

/** `place`: from 1, which is that without a service. */
export const chooseService = (place: number): Deed => ({
  press: `[part~=choice]:nth-child(${place}) input`,
})
const check: Deed = { press: '[part~=choice] input' }
const buyProduct: Deed = { buys: 'B0ARMCHR01' }

export const refreshFailures: readonly Failure[] = [
  {
    call: sectionRefresh,
    when: 'when the shopper chooses a service of another merchant',
    by: [chooseService(5)],
    tells: 'ServiceRefreshFailed',
    ends: [
      {
        about: 'A text shows the error. The choice is as it was before, and so is the page.',
        at: '[part=failure]',
        says: 'The offer could not be updated.',
        onward: [chooseService(5)],
      },
    ],
    well: { state: 'selected', without: '[part=failure]' },
  },
]

export const callFailures: readonly Failure[] = [
  {
    call: serviceAddItems,
    when: 'when the product is in the cart',
    after: [check],
    by: [buyProduct],
    tells: 'dp-service-failed',
    ends: [
      {
        about: 'Nothing shows. The next add of the product tries it again.',
        state: 'selected',
        onward: [],
      },
    ],
    well: { state: 'selected' },
  },
  {
    call: cartCount,
    when: 'after a service was added',
    after: [check],
    by: [buyProduct],
    tells: 'CartCountFailed',
    ends: [
      {
        about: 'The service is in the cart. The cart count of the page does not change.',
        state: 'selected',
        onward: [],
      },
    ],
    well: { state: 'selected' },
  },
]

export const markerFailures: readonly Failure[] = [markerFailure('[part=box]')]
