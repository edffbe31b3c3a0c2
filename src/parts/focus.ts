/** For views that take and give back focus themselves. Views may import parts, but not the overlay code below them. */
export { keepFocus, leadOut, takeFocus } from '../overlay/focus.ts'
