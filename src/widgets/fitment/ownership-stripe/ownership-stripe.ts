import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import message from '../../../parts/message.css'
import text from '../../../styles/text.css'
import { preview } from './ownership-stripe.view.tsx'
import own from './ownership-stripe.css'

export { messages } from './ownership-stripe.messages.ts'
export { model } from './ownership-stripe.model.ts'
export { View } from './ownership-stripe.view.tsx'
export const styles = [text, ...busyButtonStyles, message, own]
export const late = { preview: { load: preview as () => Promise<object>, when: 'near' as const } }
