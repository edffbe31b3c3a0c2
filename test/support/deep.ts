/** Every element below `root`, also in open shadow roots. */
export function* deep(root: ParentNode): Generator<Element> {
  for (const node of root.querySelectorAll('*')) {
    yield node
    if (node.shadowRoot) yield* deep(node.shadowRoot)
  }
}

/** Elements inside shadow roots: what our elements draw. */
export function* drawn(root: ParentNode): Generator<Element> {
  for (const node of deep(root)) if (node.getRootNode() instanceof ShadowRoot) yield node
}

/** true: visible, and not only for screen readers. */
export function isSeen(node: Element): boolean {
  if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = node.getBoundingClientRect()
  return width > 1 && height > 1 && !node.closest('.visually-hidden')
}

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=option], [role=button], [role=link]'

/** Visible controls that elements draw. */
export const controlsIn = (root: ParentNode): Element[] =>
  [...drawn(root)].filter(node => node.matches(controls) && isSeen(node))

/** Controls that Tab must reach, also the page's own. */
export const tabbableIn = (root: ParentNode): HTMLElement[] =>
  [...deep(root)].filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement &&
      node.matches(`:is(${controls}):not(:disabled)`) &&
      // Arrow keys go through a list, so Tab skips its options.
      (node.tabIndex >= 0 || node.role !== 'option') &&
      isSeen(node),
  )

/** Open popovers and dialogs. The innermost comes last. */
export const layersIn = (root: ParentNode): Element[] =>
  [...deep(root)].filter(node => node.matches(':popover-open, dialog[open]'))

/** Names a node in a finding, by its own words. */
export function nameOf(node: Element): string {
  const root = node.getRootNode()
  const host = root instanceof ShadowRoot ? `<${root.host.localName}> ` : ''
  const classes = [...node.classList].map(name => `.${name}`).join('')
  return `${host}${node.localName}${classes} "${node.textContent?.trim().slice(0, 40)}"`
}
