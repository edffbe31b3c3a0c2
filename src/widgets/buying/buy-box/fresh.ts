export { fresh } from './buy-box.fresh.ts'
export { Outcome } from './fresh.view.tsx'
export { freshMessages as messages } from './messages.fresh.ts'
