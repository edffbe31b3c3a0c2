import { cartCount } from '../../src/contract/buying/cart.ts'
import {
  groceryAdd,
  groceryWeblabTrigger,
  reservationConflict,
} from '../../src/contract/fresh/grocery-add.ts'
import {
  assistantListAdd,
  listLogEvents,
  shoppingListAdd,
} from '../../src/contract/fresh/grocery-lists.ts'
import type { Deed, Failure, Sight } from '../../src/element/describe.ts'

export const add: Deed = { press: '[part=button]' }
export const openList: Deed = { press: '[part=list-button]' }
export const addToList: Deed = { press: '[part=list-add]' }
export const addToAssistant: Deed = { press: '[part=assistant-button]' }

const added: Sight = { at: '[part=message]', says: 'Added to cart' }
/** The shopper closes the dialog, and the button works again. */
const again: readonly Deed[] = [
  { press: '[part~=dialog] .close' },
  { see: '[part=button]:not([aria-disabled=true])' },
  add,
]

export const addFailures: readonly Failure[] = [
  {
    call: groceryAdd,
    when: 'when the shopper presses the button',
    by: [add],
    tells: 'dp-cart-failed',
    ends: [
      {
        about:
          'A dialog says that the item is not added. The shopper closes it, and can press the button again.',
        at: '[part~=dialog] .server-html',
        onward: again,
      },
    ],
    well: added,
  },
  {
    call: reservationConflict,
    when: 'after an add has failed',
    because: groceryAdd,
    by: [add],
    tells: 'ReservationConflictFailed',
    ends: [
      {
        about: 'The dialog says in general words that the item is not added.',
        at: '[part~=dialog]',
        says: 'This item could not be added.',
        onward: again,
      },
    ],
    well: added,
  },
  {
    call: cartCount,
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
]

export const listFailures: readonly Failure[] = [
  {
    call: shoppingListAdd,
    when: 'when the shopper adds to the shopping list',
    after: [openList],
    by: [addToList],
    tells: 'dp-list-item-failed',
    ends: [
      {
        about: 'A text in the dialog says so. The shopper can press the button again.',
        says: 'Your list could not be reached.',
        onward: [addToList],
      },
    ],
    well: { says: 'Added to your list' },
  },
  {
    call: assistantListAdd,
    when: "when the shopper adds to the voice assistant's list",
    by: [addToAssistant],
    tells: 'dp-assistant-item-failed',
    ends: [
      {
        about: 'A text says so. The shopper can press the button again.',
        says: "could not be added to the voice assistant's list",
        onward: [addToAssistant],
      },
      {
        about: 'After 401, the browser goes to the sign-in page.',
        at: '[part=assistant-button][aria-busy=false]',
        onward: [addToAssistant],
      },
    ],
    well: { at: '[part=assistant-button]', says: 'Added' },
  },
  {
    call: listLogEvents,
    when: "after an add to the voice assistant's list",
    by: [addToAssistant],
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [
      {
        about: 'Nothing shows: the item is on the list.',
        at: '[part=assistant-button]',
        says: 'Added',
        onward: [],
      },
    ],
    well: { at: '[part=assistant-button]', says: 'Added' },
  },
  {
    call: groceryWeblabTrigger,
    when: 'once at the start, if there is an experiment',
    with: { 'data-weblab-value': 'GROCERY_COUPON_1' },
    by: [],
    tells: [],
    untold: ['offline', 'timeout', 'unavailable'],
    ends: [{ about: 'Nothing shows.', at: '[part=button]', onward: [] }],
    well: { at: '[part=button]' },
  },
]
