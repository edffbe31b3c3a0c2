/** What does something of its own when it is pressed (EXP-014). */
const interactive = 'a[href], area, button, input, label, select, summary, textarea, [tabindex]'

/** A press on the content itself, that neither follows a link nor marks text. */
export function isPlainPress({ target, defaultPrevented }: Event, host: Element): boolean {
  const control = target instanceof Element && target.closest(interactive)
  const isOnControl = control && control !== host && host.contains(control)
  return !isOnControl && !defaultPrevented && getSelection()?.isCollapsed !== false
}

/** Lifting a finger or a pen is no leaving (EXP-017), nor is it one while focus is inside (EXP-004). */
export const isMouseLeaving = ({ pointerType }: PointerEvent, host: Element): boolean =>
  pointerType === 'mouse' && !host.matches(':focus-within')
