import text from '../../../styles/text.css'
import own from './renewed-sheet.css'

export { late } from './renewed-sheet.late.ts'
export { messages } from './renewed-sheet.messages.ts'
export { model } from './renewed-sheet.model.ts'
export { View } from './renewed-sheet.view.tsx'
export const styles = [text, own]
