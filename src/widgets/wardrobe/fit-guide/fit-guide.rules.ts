/** What a page writes between the tags without anything to see. */
const unseen = 'link, meta, script, style, template, [hidden]'

/** true: one of the nodes shows something. */
export const showsAny = (nodes: Iterable<Node>): boolean =>
  [...nodes].some(node =>
    node instanceof Element
      ? !node.matches(unseen)
      : node instanceof Text && node.data.trim() !== '',
  )
