import { atom } from 'nanostores'
import type { Subject } from './plan.rules.ts'

/** The dialog with a text of a plan. `lost`: tells that the text could not be shown. */
export function planText<Plan>(lost: () => void) {
  /** null: the dialog is closed. */
  const $shown = atom<{ plan: Plan; subject: Subject } | null>(null)
  /** true: the last text could not be shown. */
  const $lost = atom(false)
  return {
    $shown,
    $lost,
    open(plan: Plan, subject: Subject): void {
      $lost.set(false)
      $shown.set({ plan, subject })
    },
    close: () => $shown.set(null),
    /** Closes the dialog of a plan that is no longer there. */
    keepOnly(plans: readonly Plan[]): void {
      const shown = $shown.get()
      if (shown && !plans.includes(shown.plan)) $shown.set(null)
    },
    /** The code of the dialog did not load. */
    lose(): void {
      $shown.set(null)
      $lost.set(true)
      lost()
    },
  }
}
