import busyButton from '../../parts/busy-button.css'
import message from '../../parts/message.css'
import spinner from '../../styles/spinner.css'
import own from './invite-button.css'

export { messages } from './invite-button.messages.ts'
export { model } from './invite-button.model.ts'
export { View } from './invite-button.view.tsx'
export const styles = [spinner, busyButton, message, own]
