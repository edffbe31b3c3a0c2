import { builtin, doc } from '../dom/builtin.ts'
import { registry } from './registry.ts'

type Refresh = (changes: readonly MutationRecord[]) => void

const refreshes = new Set<Refresh>()
let observer: MutationObserver | undefined

const refreshAll: Refresh = changes => {
  for (const refresh of refreshes) refresh(changes)
}

/**
 * Calls `refresh` when nodes of the page come or go. All callers share one observer, because a page may hold a thousand
 * elements. Returns a function that stops it.
 */
export function watchPage(refresh: Refresh): () => void {
  refreshes.add(refresh)
  observer ??= new MutationObserver(refreshAll)
  if (refreshes.size === 1) observer.observe(document, { childList: true, subtree: true })
  return () => {
    refreshes.delete(refresh)
    if (refreshes.size === 0) observer?.disconnect()
  }
}

/**
 * Follows the nodes of the page that match `selector`. Calls `enter` for each node, including nodes that the page adds
 * later. When the node leaves or the list ends, calls the function that `enter` returned. Returns a function that ends
 * the list.
 */
export function pageNodes(selector: string, enter: (node: HTMLElement) => () => void): () => void {
  const inside = new Map<HTMLElement, () => void>()
  const leave = (node: HTMLElement) => {
    const left = inside.get(node)
    inside.delete(node)
    left?.()
  }
  const refresh = () => {
    const found = new Set(doc.querySelectorAll<HTMLElement>(selector))
    for (const node of inside.keys()) if (!found.has(node)) leave(node)
    for (const node of found) if (!inside.has(node)) inside.set(node, enter(node))
  }
  refresh()
  const stop = watchPage(refresh)
  return () => {
    stop()
    for (const node of inside.keys()) leave(node)
  }
}

/**
 * Hides a node of the page. Returns a function that ends the hiding. When all callers have ended theirs, the node gets
 * back the style from the page. Uses the node's style, because a `display` rule of the page wins over `hidden`.
 */
export function hideNode(node: HTMLElement): () => void {
  const all = (registry.hidden ??= new WeakMap())
  const hidden = all.get(node) ?? { by: 0, restore: hideByStyle(node) }
  all.set(node, hidden)
  hidden.by += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    hidden.by -= 1
    if (hidden.by > 0) return
    all.delete(node)
    hidden.restore()
  }
}

function hideByStyle(node: HTMLElement): () => void {
  const { style } = builtin(node)
  const before = style.getPropertyValue('display')
  const priority = style.getPropertyPriority('display')
  style.setProperty('display', 'none', 'important')
  return () => style.setProperty('display', before, priority)
}

export const isElement = (given: unknown): given is HTMLElement => given instanceof HTMLElement

/** Calls `heard` when nodes inside `container` come or go. Returns a function that stops it. */
export function watchInside(container: Node, heard: () => void): () => void {
  const watch = new MutationObserver(heard)
  watch.observe(container, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** Calls `heard` when the page changes one of the named attributes of `node`. Returns a function that stops it. */
export function watchAttributes(
  node: Node,
  attributeFilter: string[],
  heard: () => void,
): () => void {
  const watch = new MutationObserver(heard)
  watch.observe(node, { attributeFilter })
  return () => watch.disconnect()
}

/**
 * true: the element `host` may act on `node`. false: `node` belongs to another element of the same tag. The other
 * element is around the node, inside the node, or in a form without `host`.
 */
export function belongsTo(host: HTMLElement, node: HTMLElement): boolean {
  const tag = host.localName
  const { closest, contains, querySelector } = builtin(node)
  const around = closest(tag)
  if (around) return around === host
  if (contains(host)) return true
  const part = querySelector(tag) ? node : closest('form')
  return !part || builtin(part).contains(host) || builtin(part).querySelector(tag) === null
}
