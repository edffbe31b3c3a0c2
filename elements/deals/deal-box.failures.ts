import { cartAddItems, cartCount } from '../../src/contract/buying/cart.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { dealProduct } from '../../src/contract/deals/deals.ts'
import type { Deed, Failure, Sight } from '../../src/element/describe.ts'

/** It has come. */
const deal: Deed = { see: '[part~=button]' }
const press: readonly Deed[] = [{ press: '[part~=button]' }]
const claimable: Sight = { at: '[part~=button]', state: 'available' }
const inCart = { state: 'in-cart', says: 'In your cart' }
const polled = { with: { 'data-polling-interval-ms': '1000' }, resent: true } as const
/** Meanwhile the deal is not to be asked for. */
const unpolled = { 'data-polling-interval-ms': '60000' }

export const dealFailures: readonly Failure[] = [
  {
    ...polled,
    call: dealProduct,
    when: 'the first time',
    by: [],
    tells: 'DealProductFailed',
    ends: [
      {
        about: 'The fallback shows; it is asked for again at the next poll.',
        without: '[part~=body]',
        onward: [],
      },
    ],
    well: claimable,
  },
  {
    ...polled,
    call: dealProduct,
    when: 'in a poll',
    after: [deal],
    by: [],
    tells: 'DealProductFailed',
    ends: [
      {
        about: 'The deal shows as it was; it is asked for again at the next poll.',
        ...claimable,
        onward: [],
      },
    ],
    well: claimable,
  },
  {
    call: dealClaim,
    when: 'at a press',
    with: { 'data-polling-interval-ms': '1000' },
    after: [deal],
    by: press,
    tells: 'dp-deal-failed',
    ends: [
      { about: 'Of a claim that had arrived the deal itself tells.', ...inCart, onward: [] },
      {
        about: 'It says so; the button can be pressed again.',
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
    ends: [{ about: 'The deal is in the cart all the same.', ...inCart, onward: [] }],
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
    ends: [{ about: 'The deal is in the cart, without the plan.', ...inCart, onward: [] }],
    well: inCart,
  },
]
