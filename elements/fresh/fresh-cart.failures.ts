import { conflictResolve, conflictSummary, slotCancel } from '../../src/contract/fresh/conflicts.ts'
import {
  freshAdd,
  freshAddMultiple,
  freshCartCount,
  freshOrderAdd,
  freshOrderAddRef,
  genericErrorModal,
} from '../../src/contract/fresh/fresh-add.ts'
import { glowAddressChange, glowAddressSelections } from '../../src/contract/fresh/glow.ts'
import type { Deed, Ending, Failure, Sight } from '../../src/element/describe.ts'

export const add: Deed = { press: '[part=button]' }
const ok: Deed = { press: '[data-ok]' }
const added: Sight = { at: '[part=message]', says: 'Added to' }

const dialog = (of: 'cart' | 'order'): Ending => ({
  about:
    'A dialog says that the item is not added. The shopper closes it, and can press the button again.',
  at: '[part~=dialog]',
  says: `Item was not added to the ${of}`,
  onward: [ok, add],
})
const reloads = (status: number): Ending => ({
  about: `After ${status}, the page loads again.`,
  at: '[part=button][aria-busy=false]',
  onward: [add],
})
const addFailure = (call: Failure['call'], of: 'cart' | 'order', status: number): Failure => ({
  call,
  when: 'when the shopper presses the button',
  by: [add],
  tells: 'dp-cart-failed',
  ends: [dialog(of), reloads(status)],
  well: added,
})

export const check = (data: object): readonly [Deed, Deed] => [
  { tell: 'dp-cart-conflicts-requested', detail: { data } },
  { see: 'dp-fresh-cart:not(:state(checking))' },
]

const conflictFailure = (call: Failure['call'], when: string, tells: string): Failure => ({
  call,
  when,
  by: [check({ storeId: 'HALL' })[0]],
  tells,
  ends: [
    {
      about: 'A dialog says that the cart could not be checked. The shopper can try again.',
      at: '[part~=dialog]',
      says: 'Your cart could not be checked.',
      onward: [ok],
    },
  ],
  well: { at: '[part=button]', without: '[part~=dialog]' },
})

export const cartFailures: readonly Failure[] = [
  addFailure(freshAdd, 'cart', 403),
  {
    call: genericErrorModal,
    when: 'after an add has failed',
    because: freshAdd,
    by: [add],
    tells: 'GenericModalFailed',
    ends: [dialog('cart')],
    well: added,
  },
  {
    call: freshCartCount,
    when: 'after an add',
    by: [add],
    tells: 'CartCountFailed',
    ends: [
      {
        about: 'The item is in the cart. The cart count of the page does not change.',
        ...added,
        onward: [],
      },
    ],
    well: added,
  },
  conflictFailure(conflictSummary, 'when the page asks for a check', 'ConflictSummaryFailed'),
  conflictFailure(conflictResolve, 'when the cart has no conflicts', 'ConflictResolveFailed'),
]

export const multiFailures: readonly Failure[] = [addFailure(freshAddMultiple, 'cart', 403)]

export const orderFailures: readonly Failure[] = [
  addFailure(freshOrderAdd, 'order', 401),
  { ...addFailure(freshOrderAddRef, 'order', 401), with: { 'data-reftag': 'fresh_order' } },
]

/** The shopper holds a delivery time of another store, which keeps the item out. */
export const otherSlot: readonly Deed[] = check({ storeId: 'FARM', slotId: 'next' })
export const cancel: readonly Deed[] = [add, { press: '[data-dp-action=cancel-slot]' }]

export const slotFailures: readonly Failure[] = [
  {
    call: slotCancel,
    when: 'when the shopper cancels the delivery time that keeps an item out',
    after: otherSlot,
    by: cancel,
    tells: 'SlotCancelFailed',
    ends: [{ ...dialog('cart'), says: "We're sorry", onward: [ok, ...otherSlot, ...cancel] }],
    well: added,
  },
]

export const addressFailures: readonly Failure[] = [
  {
    call: glowAddressChange,
    when: 'after an add of a store that delivers to another address of the shopper',
    by: [add],
    tells: 'AddressChangeFailed',
    ends: [
      {
        about: 'The item is in the cart. A text says that the address has not changed.',
        says: 'The delivery address could not be changed.',
        onward: [add],
      },
    ],
    well: { ...added, without: '[data-tone=error]' },
  },
  {
    call: glowAddressSelections,
    when: 'after the delivery has moved',
    by: [add],
    tells: 'AddressSelectionsFailed',
    ends: [
      {
        about: 'The item is in the cart. The name of the location does not change.',
        ...added,
        onward: [],
      },
    ],
    well: added,
  },
]
