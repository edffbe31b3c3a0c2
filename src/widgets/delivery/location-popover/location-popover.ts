import { messageStyles } from '../../../parts/message.tsx'
import text from '../../../styles/text.css'
import own from './location-popover.css'

export { late } from './location-popover.late.ts'
export { messages } from './location-popover.messages.ts'
export { model } from './location-popover.model.ts'
export { View } from './location-popover.view.tsx'
export const styles = [text, ...messageStyles, own]
