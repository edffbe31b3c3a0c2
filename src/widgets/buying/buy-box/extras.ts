export { extras } from './buy-box.extras.ts'
export { ConditionLine, GiftWrap, Place } from './extras.view.tsx'
export { extraMessages as messages } from './messages.extras.ts'
