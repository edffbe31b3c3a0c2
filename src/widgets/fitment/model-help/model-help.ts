import message from '../../../parts/message.css'
import text from '../../../styles/text.css'
import { panel } from './model-help.view.tsx'
import own from './model-help.css'

export { messages } from './model-help.messages.ts'
export { model } from './model-help.model.ts'
export { View } from './model-help.view.tsx'
export const styles = [text, message, own]
export const late = { panel: { load: panel as () => Promise<object>, when: 'near' as const } }
