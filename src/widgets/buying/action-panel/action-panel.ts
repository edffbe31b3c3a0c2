import own from './action-panel.css'

export { late } from './action-panel.late.ts'
export { messages } from './action-panel.messages.ts'
export { model } from './action-panel.model.ts'
export { View } from './action-panel.view.tsx'
export const styles = [own]
