import own from '../styles/outlet.css'
import { adoptStyles } from '../styles/sheets.ts'
import { watchPage } from './nodes.ts'

/**
 * Shows something beside a node of the page, outside of the host (COR-099): in a shadow root of its own,
 * after the node, with it when it is moved, and away while it is away. The page may take it out for good;
 * a newer outlet stands nearer to the node. Returns the end of it, for when the host leaves.
 */
export function outlet(node: HTMLElement, content: Node, styles: readonly string[]): () => void {
  const place = document.createElement('span')
  // Nothing else may stand in a list.
  if (node.localName === 'li') place.role = 'listitem'
  // By this, dp.css gives it the tokens.
  place.dataset['dpOutlet'] = ''
  const root = place.attachShadow({ mode: 'open' })
  root.append(content)
  node.after(place)
  adoptStyles(root, [own, ...styles])
  // Only when the node itself is put elsewhere: a page that sorts its own nodes meets no resistance.
  const stop = watchPage(changes => {
    if (!node.isConnected) return place.replaceWith()
    const isPut = changes.some(({ addedNodes }) =>
      [...addedNodes].some(added => added.contains(node)),
    )
    if (isPut) node.after(place)
  })
  return () => {
    stop()
    place.replaceWith()
  }
}
