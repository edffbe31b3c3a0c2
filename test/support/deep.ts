/** Every element below `root`, those in open shadow roots too. */
export function* deep(root: ParentNode): Generator<Element> {
  for (const node of root.querySelectorAll('*')) {
    yield node
    if (node.shadowRoot) yield* deep(node.shadowRoot)
  }
}

/** Of these, what elements draw: all that stands in a shadow root. */
export function* drawn(root: ParentNode): Generator<Element> {
  for (const node of deep(root)) if (node.getRootNode() instanceof ShadowRoot) yield node
}

/** Shows, and not to screen readers alone. */
export function isSeen(node: Element): boolean {
  if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = node.getBoundingClientRect()
  return width > 1 && height > 1
}

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=option], [role=button], [role=link]'

/** What shoppers can act on, of what elements draw and they see. */
export const controlsIn = (root: ParentNode): Element[] =>
  [...drawn(root)].filter(node => node.matches(controls) && isSeen(node))

/** What Tab has to come to, the page's own controls too. */
export const tabbableIn = (root: ParentNode): HTMLElement[] =>
  [...deep(root)].filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.matches(`:is(${controls}):not(:disabled)`) &&
      // Arrows go through a list.
      (node.tabIndex >= 0 || node.role !== 'option') &&
      isSeen(node),
  )

/** Popovers and dialogs that are open; the innermost comes last. */
export const layersIn = (root: ParentNode): Element[] =>
  [...deep(root)].filter(node => node.matches(':popover-open, dialog[open]'))

/** The node's own words, to name it by in a finding. */
export function nameOf(node: Element): string {
  const root = node.getRootNode()
  const host = root instanceof ShadowRoot ? `<${root.host.localName}> ` : ''
  const classes = [...node.classList].map(name => `.${name}`).join('')
  return `${host}${node.localName}${classes} "${node.textContent?.trim().slice(0, 40)}"`
}
