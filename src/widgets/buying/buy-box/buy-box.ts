import picker from '../../../parts/picker.css'
import text from '../../../styles/text.css'
import fields from '../../../styles/fields.css'
import { loadSteps } from '../../../page/owner-form.ts'
import own from './buy-box.css'
import { namesItself } from './buy-box.submission.ts'
import type { BuyBoxPorts } from './buy-box.shown.ts'
import { loads } from './code.ts'

export { firstMessages as messages } from './messages.first.ts'
export { model } from './buy-box.model.ts'
export { View } from './buy-box.view.tsx'
export const styles = [text, fields, picker, own]

export const late = {
  steps: { load: loadSteps as () => Promise<object>, when: 'near' as const },
  extras: {
    load: loads.extras,
    when: (config: BuyBoxPorts['config']) =>
      config.variant === 'used' ||
      config.giftWrapAvailable ||
      config.showLocation ||
      namesItself(config),
  },
  fresh: {
    load: loads.fresh,
    when: ({ variant }: BuyBoxPorts['config']) => variant === 'fresh',
  },
}
