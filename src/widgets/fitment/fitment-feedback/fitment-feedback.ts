import own from './fitment-feedback.css'

export { late } from './fitment-feedback.late.ts'
export { messages } from './fitment-feedback.messages.ts'
export { model } from './fitment-feedback.model.ts'
export { View } from './fitment-feedback.view.tsx'
export const styles = [own]
