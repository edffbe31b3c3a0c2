import { messageStyles } from '../../../parts/message.tsx'
import { quantityPickerStyles } from '../../../parts/quantity-picker.tsx'
import choices from '../../../styles/choices.css'
import spinner from '../../../styles/spinner.css'
import text from '../../../styles/text.css'
import own from './buy-box.css'

export { late } from './buy-box.late.ts'
export { messages } from './buy-box.messages.ts'
export { model } from './buy-box.model.ts'
export { View } from './buy-box.view.tsx'
export const styles = [...quantityPickerStyles, ...messageStyles, text, spinner, choices, own]
