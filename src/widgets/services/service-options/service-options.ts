import { messageStyles } from '../../../parts/message.tsx'
import skeleton from '../../../styles/skeleton.css'
import text from '../../../styles/text.css'
import own from './service-options.css'

export { late } from './service-options.late.ts'
export { messages } from './service-options.messages.ts'
export { model } from './service-options.model.ts'
export { View } from './service-options.view.tsx'
export const styles = [...messageStyles, skeleton, text, own]
