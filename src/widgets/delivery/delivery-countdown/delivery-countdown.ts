import own from './delivery-countdown.css'

export { messages } from './delivery-countdown.messages.ts'
export { model } from './delivery-countdown.model.ts'
export { View } from './delivery-countdown.view.tsx'
export const styles = [own]
