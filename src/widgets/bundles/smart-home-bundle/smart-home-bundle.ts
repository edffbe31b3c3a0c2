import { busyButtonStyles } from '../../../parts/busy-button.tsx'
import { messageStyles } from '../../../parts/message.tsx'
import { movingHeightStyles } from '../../../parts/moving-height.tsx'
import own from './smart-home-bundle.css'

export { messages } from './smart-home-bundle.messages.ts'
export { model } from './smart-home-bundle.model.ts'
export { View } from './smart-home-bundle.view.tsx'
export const styles = [...busyButtonStyles, ...messageStyles, ...movingHeightStyles, own]
