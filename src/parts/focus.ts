/** For views of widgets, which do not reach below the parts: a group that takes focus when it comes, and gives it back. */
export { keepFocus, takeFocus } from '../overlay/focus.ts'
