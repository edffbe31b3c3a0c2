import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Ends what only its own end closes: quotes, comments, text. */
const ends =
  '"\'-->"></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></select></template></select></svg></math></table></form>'
const mark = 'end'

const isMark = (node: Node) =>
  node.nodeName === 'b' && 'attrs' in node && node.attrs.some(({ name }) => name === mark)

/** Names of the elements that are open at the mark, the innermost first. null: the mark is missing. */
function openAt(node: Node): string[] | null {
  if (isMark(node)) return []
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const open = openAt(child)
    if (open) return isMark(child) ? open : [...open, child.nodeName]
  }
  return null
}

/** Parses with and without scripts, because a noscript contains text or markup. */
function openBehind(markup: string): string[] | null {
  const [a, b] = [true, false].map(scriptingEnabled =>
    openAt(parseFragment(`${markup}<b ${mark}></b>`, { scriptingEnabled })),
  )
  return a && b ? [...a, ...b] : null
}

/** Adds all ends that the markup needs, so that what follows is next to it. null: nothing ends it. */
export function closed(markup: string): string | null {
  let whole = markup + ends
  for (let tries = 0; tries < 3; tries += 1) {
    const open = openBehind(whole)
    if (!open?.[0]) return open && whole
    whole += open.map(name => `</${name}>`).join('')
  }
  return null
}
