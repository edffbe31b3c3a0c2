import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import text from '../../../styles/text.css'
import own from './fresh-cart.css'

export { late } from './fresh-cart.late.ts'
export { messages } from './fresh-cart.messages.ts'
export { model } from './fresh-cart.model.ts'
export { View } from './fresh-cart.view.tsx'
export const styles = [...busyButtonStyles, ...messageStyles, ...movingHeightStyles, text, own]
