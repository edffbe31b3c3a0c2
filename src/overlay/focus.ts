import { builtin, doc } from '../dom/builtin.ts'
import { focused } from '../dom/focused.ts'

/** true: `inner` is inside `outer`, also across shadow roots and slots. */
export function holds(outer: Element, inner: Element): boolean {
  let node: Node | null = inner
  while (node && node !== outer) {
    node =
      node instanceof ShadowRoot
        ? node.host
        : (node instanceof Element && builtin(node).assignedSlot) || builtin(node).parentNode
  }
  return node === outer
}

const nowhere = (element: Element | null): boolean => !element || element === doc.body

/** The control under the pointer, beside `layer`. */
const hovered = (layer: Element): Element | null =>
  builtin(layer.getRootNode() as ParentNode).querySelector(':is(button, a, input):hover')

/**
 * Remembers the focused element, or `pressed` if there is none, because Safari does not focus a pressed button. The
 * returned function gives focus back, unless the shopper has moved on to something outside `layer` (COR-102).
 */
export function keepFocus(layer: Element, pressed = hovered(layer)): () => void {
  const before = focused()
  const opener = nowhere(before) ? pressed : before
  return () => {
    const now = focused()
    const lost = nowhere(now) || (now && holds(layer, now))
    if (lost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}

/**
 * For a layer that took no focus. Remembers the focused element. If the shopper entered the layer by keyboard, the
 * returned function moves focus back there, or else to the control at `place` (COR-102). Call it while the layer still
 * shows. After a press by pointer it does nothing: focusing an input might open a list.
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

/** Moves focus to the node in `layer` with `data-focus`. Default: `layer` itself. */
export function takeFocus(layer: HTMLElement): void {
  const marked = layer.querySelector<HTMLElement>('[data-focus]')
  ;(marked ?? layer).focus({ preventScroll: true })
}
