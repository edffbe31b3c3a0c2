import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import combobox from '../../../parts/combobox.css'
import message from '../../../parts/message.css'
import fields from '../../../styles/fields.css'
import textStyles from '../../../styles/text.css'
import { finderNamed, finders, loadFinder } from './finders.ts'
import own from './fitment-stripe.css'
import { loadActs } from './fitment-stripe.model.ts'
import { loadResult } from './result.ts'
import type { StripePorts } from './stripe.ts'
import { text } from './text.ts'

finders.text = text

export { firstMessages as messages } from './messages.first.ts'
export { model } from './fitment-stripe.model.ts'
export { View } from './fitment-stripe.view.tsx'
export const styles = [textStyles, fields, ...busyButtonStyles, message, combobox, own]

export const late = {
  near: { load: () => Promise.all([loadActs(), loadResult()]), when: 'near' as const },
  finder: {
    load: async () => (await loadFinder('text')) ?? {},
    when: ({ brands, finderName }: StripePorts['config']) =>
      loadFinder(finderNamed(finderName, brands)),
  },
  result: {
    load: loadResult as () => Promise<object>,
    when: ({ stripeState }: StripePorts['config']) => stripeState && stripeState !== 'enter-model',
  },
}
