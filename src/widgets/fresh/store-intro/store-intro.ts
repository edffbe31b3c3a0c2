import own from './store-intro.css'

export { late } from './store-intro.late.ts'
export { messages } from './store-intro.messages.ts'
export { model } from './store-intro.model.ts'
export { View } from './store-intro.view.tsx'
export const styles = [own]
