/** Ids of the texts that describe a node of the page. */
const describing = (node: Element): string[] =>
  node.getAttribute('aria-describedby')?.match(/\S+/g) ?? []

/** Names a text that describes the node, after those of the page. Naming it twice changes nothing. */
export function addDescription(node: Element, id: string): void {
  const ids = describing(node)
  if (!ids.includes(id)) node.setAttribute('aria-describedby', [...ids, id].join(' '))
}

/** The page may have named further descriptions since, so they stay. */
export function removeDescription(node: Element, id: string): void {
  const ids = describing(node)
  const others = ids.filter(one => one !== id)
  if (others.length === ids.length) return
  if (others[0]) node.setAttribute('aria-describedby', others.join(' '))
  else node.removeAttribute('aria-describedby')
}
