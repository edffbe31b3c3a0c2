import own from './climate-badge.css'

export { late } from './climate-badge.late.ts'
export { messages } from './climate-badge.messages.ts'
export { model } from './climate-badge.model.ts'
export { View } from './climate-badge.view.tsx'
export const styles = [own]
