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

export const freshCalls = [
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
