/** How much stays visible: px, or so many lines of text. */
export type FoldLimit = { px: number; lines?: never } | { lines: number; px?: never }

interface Line {
  top: number
  bottom: number
}

const byTop = (one: Line, other: Line): number => one.top - other.top

function boxesOf(text: Text, range: Range): Line[] {
  range.selectNodeContents(text)
  // Texts for screen readers alone are one px wide.
  return [...range.getClientRects()].filter(({ width }) => width > 1)
}

/** The lines of text as they stand now, in window px, from the top. */
function linesOf(nodes: readonly Node[]): Line[] {
  const range = document.createRange()
  const boxes: Line[] = []
  for (const node of nodes) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    let text = node instanceof Text ? node : walker.nextNode()
    for (; text; text = walker.nextNode()) boxes.push(...boxesOf(text as Text, range))
  }
  const lines: Line[] = []
  for (const { top, bottom } of boxes.sort(byTop)) {
    const line = lines.at(-1)
    // Close lines overlap a little, and small print stands inside of its line.
    if (!line || (top + bottom) / 2 > line.bottom) lines.push({ top, bottom })
    else line.bottom = Math.max(line.bottom, bottom)
  }
  return lines
}

/** Height in px to which `content`, that shows `nodes`, folds; null: it fits. */
export function foldHeight(
  content: HTMLElement,
  nodes: readonly Node[],
  { px, lines: count }: FoldLimit,
): number | null {
  const { top, height } = content.getBoundingClientRect()
  // Half a pixel more is rounding and not a line.
  if (px !== undefined) return height > px + 0.5 ? px : null
  const lines = linesOf(nodes)
  const last = lines[count - 1]
  const next = lines[count]
  return last && next ? Math.round((last.bottom + next.top) / 2 - top) : null
}
