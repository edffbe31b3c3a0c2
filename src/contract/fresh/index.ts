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
export const freshCalls = [...freshCartCalls, storeIntro] as const
