export { minimumMessages as messages } from './messages.minimum.ts'
export { MinimumOrder } from './minimum-order.view.tsx'
