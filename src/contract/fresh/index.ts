import { conflictResolve, conflictSummary, slotCancel } from './conflicts.ts'
import {
  freshAdd,
  freshAddMultiple,
  freshCartCount,
  freshOrderAdd,
  freshOrderAddRef,
  genericErrorModal,
} from './fresh-add.ts'
import { glowAddressChange, glowAddressSelections } from './glow.ts'
import { groceryAdd, groceryWeblabTrigger, reservationConflict } from './grocery-add.ts'
import { assistantListAdd, listLogEvents, shoppingListAdd } from './grocery-lists.ts'
import { storeIntro } from './intro.ts'

export const freshCartCalls = [
  freshAdd,
  freshAddMultiple,
  freshOrderAdd,
  freshOrderAddRef,
  genericErrorModal,
  freshCartCount,
  conflictSummary,
  conflictResolve,
  slotCancel,
  glowAddressSelections,
  glowAddressChange,
] as const
export const groceryCalls = [
  groceryAdd,
  reservationConflict,
  groceryWeblabTrigger,
  shoppingListAdd,
  assistantListAdd,
  listLogEvents,
] as const
export const freshCalls = [...freshCartCalls, storeIntro, ...groceryCalls] as const
