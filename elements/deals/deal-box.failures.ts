import { cartAddItems, cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { dealProduct } from '../../src/contract/deals/deals.ts'
import type { Deed, Failure, Sight } from '../../src/element/describe.ts'

/** Waits until the deal shows. */
const deal: Deed = { see: '[part~=button]' }
const press: readonly Deed[] = [{ press: '[part~=button]' }]
const claimable: Sight = { at: '[part~=button]', state: 'available' }
const inCart = { state: 'in-cart', says: 'In your cart' }
const polled = { with: { 'data-polling-interval-ms': '1000' }, resent: true } as const
/** Polls so rarely that no poll disturbs the failure. */
const unpolled = { 'data-polling-interval-ms': '60000' }

export const dealFailures: readonly Failure[] = [
  {
    ...polled,
    call: dealProduct,
    when: 'on the first request',
    by: [],
    tells: 'DealProductFailed',
    ends: [
      {
        about: 'The fallback shows. The next poll asks again.',
        without: '[part~=body]',
        onward: [],
      },
    ],
    well: claimable,
  },
  {
    ...polled,
    call: dealProduct,
    when: 'on a later poll',
    after: [deal],
    by: [],
    tells: 'DealProductFailed',
    ends: [
      {
        about: 'The deal stays as it was. The next poll asks again.',
        ...claimable,
        onward: [],
      },
    ],
    well: claimable,
  },
  {
    call: dealClaim,
    when: 'when the shopper presses the button',
    with: { 'data-polling-interval-ms': '1000' },
    after: [deal],
    by: press,
    tells: 'dp-deal-failed',
    ends: [
      {
        about: 'If the claim did reach the server, the next poll shows the deal in the cart.',
        ...inCart,
        onward: [],
      },
      {
        about: 'The shopper sees an error message and can press the button again.',
        says: 'This deal could not be added to your cart.',
        onward: press,
      },
    ],
    well: inCart,
  },
  {
    call: cartCount,
    when: 'after a claim',
    with: unpolled,
    by: press,
    tells: 'CartCountFailed',
    ends: [
      {
        about: 'The deal is in the cart. The cart count of the page does not change.',
        ...inCart,
        onward: [],
      },
    ],
    well: inCart,
  },
]

export const planFailures: readonly Failure[] = [
  {
    call: cartAddItems,
    when: 'after a claim',
    with: unpolled,
    after: [deal, { tell: 'dp-page-state-changed', detail: { name: 'page' } }],
    by: press,
    tells: 'dp-deal-protection-failed',
    ends: [
      { about: 'The deal is in the cart without the protection plan.', ...inCart, onward: [] },
    ],
    well: inCart,
  },
]
