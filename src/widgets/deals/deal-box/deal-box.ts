import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { disclosureStyles } from '../../../parts/disclosure.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { priceStyles } from '../../../parts/price.tsx'
import { progressBarStyles } from '../../../parts/progress-bar.tsx'
import { quantityList } from '../../../parts/quantity-list.ts'
import { quantityPickerStyles } from '../../../parts/quantity-picker.tsx'
import text from '../../../styles/text.css'
import own from './deal-box.css'

export { messages } from './deal-box.messages.ts'
export { model } from './deal-box.model.ts'
export { View } from './deal-box.view.tsx'
export const late = { quantityList }
export const styles = [
  text,
  ...quantityPickerStyles,
  ...busyButtonStyles,
  ...messageStyles,
  ...priceStyles,
  ...progressBarStyles,
  ...disclosureStyles,
  own,
]
