import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import text from '../../../styles/text.css'
import own from './ownership-stripe.css'

export { late } from './ownership-stripe.late.ts'
export { messages } from './ownership-stripe.messages.ts'
export { model } from './ownership-stripe.model.ts'
export { View } from './ownership-stripe.view.tsx'
export const styles = [text, ...busyButtonStyles, ...messageStyles, ...movingHeightStyles, own]
