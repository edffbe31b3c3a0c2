import { checkListStyles } from '../../../parts/check-list.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import text from '../../../styles/text.css'
import own from './scheduled-delivery.css'

export { late } from './scheduled-delivery.late.ts'
export { messages } from './scheduled-delivery.messages.ts'
export { model } from './scheduled-delivery.model.ts'
export { View } from './scheduled-delivery.view.tsx'
export const styles = [text, ...movingHeightStyles, ...checkListStyles, own]
