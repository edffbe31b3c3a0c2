import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import { pagerStyles } from '../../../parts/pager.tsx'
import { quantityEntryStyles } from '../../../parts/quantity-entry.tsx'
import { quantityPickerStyles } from '../../../parts/quantity-picker.tsx'
import text from '../../../styles/text.css'
import own from './grocery-add.css'

export { late } from './grocery-add.late.ts'
export { messages } from './grocery-add.messages.ts'
export { model } from './grocery-add.model.ts'
export { View } from './grocery-add.view.tsx'
export const styles = [
  ...busyButtonStyles,
  ...messageStyles,
  ...movingHeightStyles,
  ...quantityPickerStyles,
  ...quantityEntryStyles,
  ...pagerStyles,
  text,
  own,
]
