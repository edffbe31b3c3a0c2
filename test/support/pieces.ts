import { doc } from '../../src/dom/builtin.ts'
import { nodesIn } from './explore.ts'
import { faultsOfMarkup, provoke } from './markup.ts'

/** Many pieces of markup in one text, each after a node that names it. */

const sign = '¶'

/** Pieces by name. `path`: number of the path. The pieces leave no element open. */
export const markedPieces = (
  path: number,
  pieces: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    pieces.map((piece, at) => [
      `${path}-${at}`,
      `<b data-piece="${path}-${at}">${sign}${path}${sign}</b>${piece}`,
    ]),
  )

const allNodes = () => nodesIn(doc.body)

/** Numbers of the paths of which a piece is visible, even if only as text. */
export function shownPieces(): number[] {
  // Sections of the page may hold some, too.
  const inShadows = allNodes().map(({ shadowRoot }) => shadowRoot?.textContent ?? '')
  const text = doc.body.innerText + inShadows.join('')
  return [...new Set([...text.matchAll(/¶(\d+)¶/g)].map(([, path]) => Number(path)))]
}

export function faultsOfPieces(): string[] {
  const parents = new Set(
    allNodes()
      .filter(node => node.matches('[data-piece]'))
      .map(({ parentNode }) => parentNode),
  )
  const outermost = [...parents].filter(
    (node): node is ParentNode & Node =>
      !!node && ![...parents].some(other => other !== node && other?.contains(node)),
  )
  const faults = outermost.flatMap(faultsOfMarkup)
  for (const node of outermost) provoke(node)
  return faults
}
