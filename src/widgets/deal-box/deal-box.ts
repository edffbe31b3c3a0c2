import own from './deal-box.css'

export { messages } from './deal-box.messages.ts'
export { model } from './deal-box.model.ts'
export { View } from './deal-box.view.tsx'
export const styles = [own]
