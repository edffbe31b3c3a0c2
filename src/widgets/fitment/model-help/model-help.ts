import { messageStyles } from '../../../parts/message.tsx'
import text from '../../../styles/text.css'
import own from './model-help.css'

export { late } from './model-help.late.ts'
export { messages } from './model-help.messages.ts'
export { model } from './model-help.model.ts'
export { View } from './model-help.view.tsx'
export const styles = [text, ...messageStyles, own]
