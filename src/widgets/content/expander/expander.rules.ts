/** Elements that do something of their own when pressed (EXP-014). */
const interactive = 'a[href], area, button, input, label, select, summary, textarea, [tabindex]'

/** true: a press on the content itself. Presses that use a control, follow a link or select text do not count. */
export function isPlainPress({ target, defaultPrevented }: Event, host: Element): boolean {
  const control = target instanceof Element && target.closest(interactive)
  const isOnControl = control && control !== host && host.contains(control)
  return !isOnControl && !defaultPrevented && getSelection()?.isCollapsed !== false
}

/**
 * true: the mouse has left the host. Going from the title to its button is no leaving. Nor does lifting a finger or a pen
 * count (EXP-017), nor leaving while focus is inside (EXP-004).
 */
export function isMouseLeaving(event: PointerEvent, host: Element): boolean {
  const { pointerType, relatedTarget: to } = event
  const isInside = to instanceof Node && (host.contains(to) || !!host.shadowRoot?.contains(to))
  return pointerType === 'mouse' && !isInside && !host.matches(':focus-within')
}
