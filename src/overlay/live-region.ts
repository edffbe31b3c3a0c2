const isRegion = (node: Element): boolean => node.matches('.visually-hidden[role=status]')

const move = (from: ParentNode, to: ParentNode): void =>
  to.append(...[...from.children].filter(isRegion))

/**
 * Brings the region that the host announces in into `dialog` while it is open, for all outside of a
 * modal dialog is inert, and back at its end (COR-104). The region is made with the first
 * announcement, empty, and says its text later: it has moved by then. Returns the end of it.
 */
export function keepHeard(dialog: HTMLElement): () => void {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => {}
  const take = () => move(root, dialog)
  const observer = new MutationObserver(take)
  observer.observe(root, { childList: true })
  take()
  return () => {
    observer.disconnect()
    move(dialog, root)
  }
}
