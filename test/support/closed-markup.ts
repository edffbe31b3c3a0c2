import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** For what only its own end closes: quotes, comments, text. */
const ends =
  '"\'-->"></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe></select></template></select></svg></math></table></form>'
const mark = 'end'

const isMark = (node: Node) =>
  node.nodeName === 'b' && 'attrs' in node && node.attrs.some(({ name }) => name === mark)

/** The names of the elements that are open where the mark stands, the inner first; null: it is not there. */
function openAt(node: Node): string[] | null {
  if (isMark(node)) return []
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const open = openAt(child)
    if (open) return isMark(child) ? open : [...open, child.nodeName]
  }
  return null
}

/** With and without scripts: what a noscript holds is text or markup. */
function openBehind(markup: string): string[] | null {
  const [a, b] = [true, false].map(scriptingEnabled =>
    openAt(parseFragment(`${markup}<b ${mark}></b>`, { scriptingEnabled })),
  )
  return a && b ? [...a, ...b] : null
}

/** Markup with all ends that it needs for what follows to stand beside it; null: nothing ends it. */
export function closed(markup: string): string | null {
  let whole = markup + ends
  for (let tries = 0; tries < 3; tries += 1) {
    const open = openBehind(whole)
    if (!open?.[0]) return open && whole
    whole += open.map(name => `</${name}>`).join('')
  }
  return null
}
