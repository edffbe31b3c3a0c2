import { builtin, doc } from '../dom/builtin.ts'
import own from '../styles/outlet.css'
import { adoptStyles } from '../styles/sheets.ts'
import { watchPage } from './nodes.ts'

/**
 * Shows `content` after a node of the page, outside the host, in a shadow root of its own (COR-099). The outlet moves
 * with the node, and leaves and comes back with it. If the page removes only the outlet, it stays out until the node is
 * inserted again. A newer outlet is nearer to the node. Returns a function that removes the outlet, for when the host
 * leaves.
 */
export function outlet(node: HTMLElement, content: Node, styles: readonly string[]): () => void {
  const place = doc.createElement('span')
  const { after } = builtin(node)
  // A list may contain only list items.
  if (node.localName === 'li') place.role = 'listitem'
  // dp.css gives the design tokens to nodes with this attribute.
  place.dataset['dpOutlet'] = ''
  const root = place.attachShadow({ mode: 'open' })
  root.append(content)
  after(place)
  adoptStyles(root, [own, ...styles])
  // Follow the node only when the node itself is inserted again. The page may sort its other nodes freely.
  const stop = watchPage(changes => {
    if (!builtin(node).isConnected) return place.replaceWith()
    const isPut = changes.some(({ addedNodes }) =>
      [...addedNodes].some(added => builtin(added).contains(node)),
    )
    if (isPut) after(place)
  })
  return () => {
    stop()
    place.replaceWith()
  }
}
