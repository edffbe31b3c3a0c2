import picker from '../../../parts/picker.css'
import text from '../../../styles/text.css'
import fields from '../../../styles/fields.css'
import { loadSteps } from '../../../page/owner-form.ts'
import own from './buy-box.css'
import { namesItself } from './buy-box.submission.ts'
import type { BuyBoxPorts } from './buy-box.shown.ts'
import { code, loads } from './code.ts'

export { firstMessages as messages } from './messages.first.ts'
export { model } from './buy-box.model.ts'
export { View } from './buy-box.view.tsx'
export const styles = [text, fields, picker, own]

/** What a press needs. */
export const prefetch = loadSteps

/** What the box is configured to be besides a regular one. */
export function prepare(config: BuyBoxPorts['config']): Promise<unknown> | undefined {
  const { giftWrapAvailable, showLocation, variant } = config
  const needsExtras = variant === 'used' || giftWrapAvailable || showLocation || namesItself(config)
  const coming = [
    needsExtras && !code.extras && loads.extras(),
    variant === 'fresh' && !code.fresh && loads.fresh(),
  ].filter(Boolean)
  return coming[0] ? Promise.all(coming) : undefined
}
