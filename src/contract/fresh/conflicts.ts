import { defineCall, type CallSpec } from '../call.ts'
import { flag, means, object, text, withRest } from '../schema.ts'
import { cartCallTimeout } from './fresh-add.ts'

/** Calls about a cart that an address or a delivery time no longer suits (docs/spec/fresh.md). */

const query = withRest(
  {
    ref: means(text, 'Reference tag. Empty: none.', 'fs_conflicts'),
    client: means(text, 'Id of the part of the page that asks. Empty: none.', 'fresh-page'),
  },
  means(text, 'The fields of conflictData, by name.', 'HALL'),
)
const done = means(flag, 'The server has done it.')

const asking = {
  method: 'POST',
  query,
  body: object({}),
  headers: ['csrf'],
  timeout: cartCallTimeout,
} as const satisfies Partial<CallSpec>

/** FRS-042 to FRS-045. */
export const conflictSummary = defineCall({
  ...asking,
  id: 'conflict-summary',
  about: 'Says whether the cart holds items that the address or the delivery time does not suit.',
  path: '/afx/cartconflicts/getconflictsummary',
  output: object({
    isSuccess: means(flag, 'The cart could be checked.'),
    hasConflicts: means(flag, 'At least one item does not suit.'),
  }),
})

/** FRS-044, FRS-057. */
export const conflictResolve = defineCall({
  ...asking,
  id: 'conflict-resolve',
  about: 'Moves the cart to the address or the delivery time.',
  path: '/afx/cartconflicts/resolve',
  output: object({ isSuccess: done }),
})

/** FRS-046, FRS-059. */
export const slotCancel = defineCall({
  id: 'slot-cancel',
  about: 'Cancels the delivery time that the shopper has reserved.',
  method: 'POST',
  path: '/afx/slotselection/cancel',
  body: object({ token: means(text, 'The anti-forgery token of the page.', 'f3a1…') }),
  output: object({ isSuccess: done }),
  headers: ['csrf'],
  timeout: cartCallTimeout,
})
