import { doc } from '../dom/builtin.ts'

/** How much stays visible: px or lines of text. */
export type FoldLimit = { px: number; lines?: never } | { lines: number; px?: never }

interface Line {
  top: number
  bottom: number
}

const byTop = (one: Line, other: Line): number => one.top - other.top

function boxesOf(text: Text, range: Range): Line[] {
  range.selectNodeContents(text)
  // Texts for screen readers only are 1 px wide.
  return [...range.getClientRects()].filter(({ width }) => width > 1)
}

/** The visible lines of text, in window px, from the top. */
function linesOf(nodes: readonly Node[]): Line[] {
  const range = doc.createRange()
  const boxes: Line[] = []
  for (const node of nodes) {
    const walker = doc.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    let text = node instanceof Text ? node : walker.nextNode()
    for (; text; text = walker.nextNode()) boxes.push(...boxesOf(text as Text, range))
  }
  const lines: Line[] = []
  for (const { top, bottom } of boxes.sort(byTop)) {
    const line = lines.at(-1)
    // Close lines overlap a little, and small print is inside its line.
    if (!line || (top + bottom) / 2 > line.bottom) lines.push({ top, bottom })
    else line.bottom = Math.max(line.bottom, bottom)
  }
  return lines
}

/** Height in px to which `content` folds, measured on `nodes`, which it shows. null: everything fits. */
export function foldHeight(
  content: HTMLElement,
  nodes: readonly Node[],
  { px, lines: count }: FoldLimit,
): number | null {
  const { top, height } = content.getBoundingClientRect()
  // Half a pixel more is only rounding.
  if (px !== undefined) return height > px + 0.5 ? px : null
  const lines = linesOf(nodes)
  const last = lines[count - 1]
  const next = lines[count]
  return last && next ? Math.round((last.bottom + next.top) / 2 - top) : null
}
