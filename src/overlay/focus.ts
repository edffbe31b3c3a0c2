/** The focused element, looked for in open shadow roots too. */
export function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Whether `inner` stands in `outer`, also by shadow roots and slots. */
export function holds(outer: Element, inner: Element): boolean {
  let node: Node | null = inner
  while (node && node !== outer) {
    node =
      node instanceof ShadowRoot
        ? node.host
        : (node instanceof Element && node.assignedSlot) || node.parentNode
  }
  return node === outer
}

const nowhere = (element: Element | null): boolean => !element || element === document.body

/**
 * Remembers what has focus, or `pressed` where nothing has: Safari gives a pressed button none. The
 * function returned gives it back, unless the shopper has moved on to something outside of `layer`
 * meanwhile (COR-102).
 */
export function keepFocus(layer: Element, pressed: Element | null = null): () => void {
  const before = focused()
  const opener = nowhere(before) ? pressed : before
  return () => {
    const now = focused()
    const lost = nowhere(now) || (now && holds(layer, now))
    if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}

/**
 * Of a layer that took no focus: who went into it by keyboard is led out as it closes, to what had focus
 * before, else to the control at `place` (COR-102). To be called while the layer still shows. A press by
 * pointer leads nowhere: an input that took focus then might open a list.
 */
export function leadOut(layer: Element, place: Element | null): () => void {
  const before = focused()
  return () => {
    if (!layer.querySelector(':focus-visible')) return
    const control = place?.querySelector('input, button, select, a[href]') ?? place
    const target = nowhere(before) ? control : before
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }
}

/** Moves focus to what `layer` marks with `data-focus`, else to `layer` itself. */
export function takeFocus(layer: HTMLElement): void {
  const marked = layer.querySelector<HTMLElement>('[data-focus]')
  ;(marked ?? layer).focus({ preventScroll: true })
}
