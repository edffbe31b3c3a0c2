import { builtin, doc } from '../dom/builtin.ts'
import { focused } from '../dom/focused.ts'

/** Keeps the focus of the shopper while nodes of the page are replaced around it. */

const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]'

const isText = (node: Element): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement

/** true: to the shopper, both are one control. */
const isSame = (one: Element, other: Element): boolean =>
  one.localName === other.localName &&
  ['id', 'name'].some(name => {
    const value = one.getAttribute(name)
    return !!value && value === other.getAttribute(name)
  })

/** Takes over the focus, and the place in the text. */
function focus(node: HTMLElement, before: Element): boolean {
  node.focus({ preventScroll: true })
  if (focused() !== node) return false
  if (node !== before && isText(node) && isText(before) && node.selectionStart !== null) {
    node.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
  return true
}

const isNowhere = (): boolean => doc.activeElement === null || doc.activeElement === doc.body

/**
 * Keeps the focus at its node if that is still in the page, or else at the same control of its section, or else in the
 * section, or else at `instead` (SVC-065). `sections`: a selector.
 */
export function keepingFocus<T>(
  sections: string,
  instead: () => HTMLElement | null,
  change: () => T,
): T {
  const before = focused()
  const places = [...doc.querySelectorAll<HTMLElement>(sections)].filter(one =>
    builtin(one).contains(doc.activeElement),
  )
  const changed = change()
  if (!before || focused() === before) return changed
  const place = places.findLast(one => one.isConnected)
  if (!place) return changed
  const within = () => [...builtin(place).querySelectorAll<HTMLElement>(focusable)]
  const first = (nodes: readonly (Element | null | undefined)[]): boolean =>
    nodes.some(node => node instanceof HTMLElement && node.isConnected && focus(node, before))
  const take = () =>
    first([before, within().find(one => isSame(one, before)), ...within(), instead()])
  // A layer of a tag that was moved shows again in the next frame (COR-031), and only then takes the focus.
  const isInLayer = before.isConnected && before.getRootNode() !== before.ownerDocument
  if (!isInLayer) take()
  else if (!first([before])) {
    requestAnimationFrame(() => requestAnimationFrame(() => isNowhere() && take()))
  }
  return changed
}
