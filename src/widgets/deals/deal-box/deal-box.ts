import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { progressBarStyles } from '../../../parts/progress-bar.tsx'
import { quantityPickerStyles } from '../../../parts/quantity-picker.tsx'
import text from '../../../styles/text.css'
import own from './deal-box.css'

export { messages } from './deal-box.messages.ts'
export { model } from './deal-box.model.ts'
export { View } from './deal-box.view.tsx'
export const styles = [
  text,
  ...quantityPickerStyles,
  ...busyButtonStyles,
  ...messageStyles,
  ...progressBarStyles,
  ...disclosureStyles,
  own,
]
