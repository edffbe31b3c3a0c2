import { modal, popover } from './fitment-feedback.view.tsx'
import own from './fitment-feedback.css'

export { messages } from './fitment-feedback.messages.ts'
export { model } from './fitment-feedback.model.ts'
export { View } from './fitment-feedback.view.tsx'
export const styles = [own]
export const late = {
  near: { load: () => Promise.all([popover(), modal()]), when: 'near' as const },
}
