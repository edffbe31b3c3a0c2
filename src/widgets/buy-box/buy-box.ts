import picker from '../../parts/picker.css'
import spinner from '../../styles/spinner.css'
import message from '../../parts/message.css'
import text from '../../styles/text.css'
import fields from '../../styles/fields.css'
import own from './buy-box.css'

export { messages } from './buy-box.messages.ts'
export { model } from './buy-box.model.ts'
export { View } from './buy-box.view.tsx'
export const styles = [text, fields, picker, spinner, message, own]
