export { oneClick } from './buy-box.one-click.ts'
export { oneClickMessages as messages } from './messages.one-click.ts'
export { OrderUnderWay } from './one-click.view.tsx'
