import { checkListStyles } from '../../../parts/check-list.tsx'
import text from '../../../styles/text.css'
import own from './service-card.css'

export { messages } from './service-card.messages.ts'
export { model } from './service-card.model.ts'
export { View } from './service-card.view.tsx'
export const styles = [...checkListStyles, text, own]
