import { choiceGroupStyles } from '../../../parts/choice-group.tsx'
import { imageStyles } from '../../../parts/image.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import fields from '../../../styles/fields.css'
import own from './gift-card-picker.css'

export { late } from './gift-card-picker.late.ts'
export { messages } from './gift-card-picker.messages.ts'
export { model } from './gift-card-picker.model.ts'
export { View } from './gift-card-picker.view.tsx'
export const styles = [...choiceGroupStyles, ...imageStyles, ...messageStyles, fields, own]
