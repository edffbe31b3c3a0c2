import type { FinderName, Hint, StripePorts } from './stripe.ts'

/** FIT-019. */
const isEvaluated = (search: string): boolean =>
  new URLSearchParams(search).get('pcpIsAccessibilityEvaluator') === '1'

/** What explains the input of this finder on a page of this address (FIT-014, FIT-017 to FIT-019). */
export function hintOf(
  { enableV2CalloutBox }: StripePorts['config'],
  finder: FinderName,
  search: string,
): Hint | null {
  if (finder === 'smartbox') return 'smartPopover'
  if (isEvaluated(search)) return null
  return enableV2CalloutBox ? 'callout' : 'enterModelPopover'
}
