import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { comboboxStyles } from '../../../parts/combobox.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import textStyles from '../../../styles/text.css'
import own from './fitment-stripe.css'
import result from './result.css'

export { late } from './fitment-stripe.late.ts'
export { messages } from './fitment-stripe.messages.ts'
export { model } from './fitment-stripe.model.ts'
export { View } from './fitment-stripe.view.tsx'
export const styles = [
  textStyles,
  ...busyButtonStyles,
  ...messageStyles,
  ...comboboxStyles,
  own,
  result,
]
