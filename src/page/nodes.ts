import { registry } from './registry.ts'

type Refresh = (changes: readonly MutationRecord[]) => void

const refreshes = new Set<Refresh>()
let observer: MutationObserver | undefined

const refreshAll: Refresh = changes => {
  for (const refresh of refreshes) refresh(changes)
}

/** Hears that nodes came or went. One observer for all: a page of a thousand elements has one. */
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
 * A live list of the page's nodes: runs `enter` on each that `selector` finds, also when it is put in
 * later, and what `enter` returned when the node has gone or the list ends. Returns the end of it.
 */
export function pageNodes(selector: string, enter: (node: HTMLElement) => () => void): () => void {
  const inside = new Map<HTMLElement, () => void>()
  const leave = (node: HTMLElement) => {
    const left = inside.get(node)
    inside.delete(node)
    left?.()
  }
  const refresh = () => {
    const found = new Set(document.querySelectorAll<HTMLElement>(selector))
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
 * Hides a node of the page until the function returned has been called, and each other one too; then
 * it shows as the page had it. By its style, since a page's own display goes before `hidden`.
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

function hideByStyle({ style }: HTMLElement): () => void {
  const before = style.getPropertyValue('display')
  const priority = style.getPropertyPriority('display')
  style.setProperty('display', 'none', 'important')
  return () => style.setProperty('display', before, priority)
}

export const isElement = (given: unknown): given is HTMLElement => given instanceof HTMLElement

/** Hears that nodes were put into a part of the page, or taken out. Returns the end of it. */
export function watchInside(container: Node, heard: () => void): () => void {
  const watch = new MutationObserver(heard)
  watch.observe(container, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** Hears the page change `data-*` attributes of a node. Returns the end of it. */
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
 * Whether a node of the page is this element's to act on: not when it stands with another element of
 * this tag, in it or in its form.
 */
export function belongsTo(host: HTMLElement, node: HTMLElement): boolean {
  const tag = host.localName
  const around = node.closest(tag)
  if (around) return around === host
  if (node.contains(host)) return true
  const part = node.querySelector(tag) ? node : node.closest('form')
  return !part || part.contains(host) || part.querySelector(tag) === null
}
