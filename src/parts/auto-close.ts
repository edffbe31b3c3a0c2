/** For views that close by themselves. Views may import parts, but not the overlay code below them. */
export { autoClose } from '../overlay/auto-close.ts'
