/** Elements that do something of their own when pressed (EXP-014). */
const interactive = 'a[href], area, button, input, label, select, summary, textarea, [tabindex]'

/** true: a press on the content itself. Presses that use a control, follow a link or select text do not count. */
export function isPlainPress({ target, defaultPrevented }: Event, host: Element): boolean {
  const control = target instanceof Element && target.closest(interactive)
  const isOnControl = control && control !== host && host.contains(control)
  return !isOnControl && !defaultPrevented && getSelection()?.isCollapsed !== false
}

/**
 * true: the mouse has left. Lifting a finger or a pen does not count (EXP-017), nor does leaving while focus is inside
 * (EXP-004).
 */
export const isMouseLeaving = ({ pointerType }: PointerEvent, host: Element): boolean =>
  pointerType === 'mouse' && !host.matches(':focus-within')
