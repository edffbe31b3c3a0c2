import { imageStyles } from '../../../parts/image.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import own from './free-sample.css'

export { late } from './free-sample.late.ts'
export { messages } from './free-sample.messages.ts'
export { model } from './free-sample.model.ts'
export { View } from './free-sample.view.tsx'
export const styles = [...imageStyles, ...messageStyles, own]
