import { listButtonStyles } from '../../../parts/list-button.tsx'
import spinner from '../../../styles/spinner.css'
import text from '../../../styles/text.css'
import own from './quantity-selector.css'

export { late } from './quantity-selector.late.ts'
export { messages } from './quantity-selector.messages.ts'
export { model } from './quantity-selector.model.ts'
export { View } from './quantity-selector.view.tsx'
export const styles = [text, spinner, ...listButtonStyles, own]
