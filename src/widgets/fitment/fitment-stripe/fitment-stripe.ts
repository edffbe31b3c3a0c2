import { busyButtonStyles } from '../../../parts/busy-button.styles.ts'
import combobox from '../../../parts/combobox.css'
import message from '../../../parts/message.css'
import fields from '../../../styles/fields.css'
import textStyles from '../../../styles/text.css'
import { finderNamed, finders, loadFinder } from './finders.ts'
import own from './fitment-stripe.css'
import { loadActs } from './fitment-stripe.model.ts'
import { loadResult, result } from './result.ts'
import type { StripePorts } from './stripe.ts'
import { text } from './text.ts'

finders.text = text

export { firstMessages as messages } from './messages.first.ts'
export { model } from './fitment-stripe.model.ts'
export { View } from './fitment-stripe.view.tsx'
export const styles = [textStyles, fields, ...busyButtonStyles, message, combobox, own]

/** What the first pick needs. */
export const prefetch = () => Promise.all([loadActs(), loadResult()])

/** What the first view needs beyond the entry: its finder, and the result that the page has found. */
export function prepare(config: StripePorts['config']): Promise<unknown> | undefined {
  const { brands, finderName, stripeState } = config
  const finder = loadFinder(finderNamed(finderName, brands))
  const isFound = stripeState && stripeState !== 'enter-model'
  const coming = [finder, isFound && !result() && loadResult()].filter(Boolean)
  return coming[0] ? Promise.all(coming) : undefined
}
