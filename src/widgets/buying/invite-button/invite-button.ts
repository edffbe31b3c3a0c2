import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import own from './invite-button.css'

export { messages } from './invite-button.messages.ts'
export { model } from './invite-button.model.ts'
export { View } from './invite-button.view.tsx'
export const styles = [...busyButtonStyles, ...messageStyles, own]
