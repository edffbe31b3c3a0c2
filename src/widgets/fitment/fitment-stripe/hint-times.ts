import type { Hint } from './stripe.ts'

/** How long a hint stands, ms (FIT-014, FIT-015, FIT-017, FIT-018). */
export function hintMs(hint: Hint, isExtended: boolean): number {
  if (hint === 'smartPopover') return 2000
  return hint === 'callout' || isExtended ? 10_000 : 1000
}
