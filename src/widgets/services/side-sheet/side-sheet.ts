import { messageStyles } from '../../../parts/message.tsx'
import own from './side-sheet.css'

export { late } from './side-sheet.late.ts'
export { messages } from './side-sheet.messages.ts'
export { model } from './side-sheet.model.ts'
export { View } from './side-sheet.view.tsx'
export const styles = [...messageStyles, own]
