const isRegion = (node: Element): boolean => node.matches('.visually-hidden[role=status]')

const move = (from: ParentNode, to: ParentNode): void =>
  to.append(...[...from.children].filter(isRegion))

/**
 * Moves the host's live region into `dialog` while it is open, because everything outside a modal dialog is inert
 * (COR-104). The first announcement makes the region empty and fills it later: by then it has moved. Returns a function
 * that moves the region back.
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
