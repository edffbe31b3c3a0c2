import message from '../../../parts/message.css'
import text from '../../../styles/text.css'
import own from './location-popover.css'
import { loadPanel } from './location-popover.view.tsx'

export { messages } from './location-popover.messages.ts'
export { model } from './location-popover.model.ts'
export { View } from './location-popover.view.tsx'
export const late = { panel: { load: loadPanel as () => Promise<object>, when: 'near' as const } }
export const styles = [text, message, own]
