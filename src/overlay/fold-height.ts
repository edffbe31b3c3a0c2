import { doc } from '../dom/builtin.ts'

/** How much stays visible: whole lines of text, by their number or as many as fit into px. At least one line. */
export type FoldLimit = { px: number; lines?: never } | { lines: number; px?: never }

/** Where content folds. All lengths are in px. */
export interface Fold {
  /** Height of what stays visible. It ends between two lines. */
  height: number
  /** Height of the last visible line. */
  line: number
  /** Free width behind the text of that line. */
  rest: number
  /** true: its text ends on the left. */
  endsLeft: boolean
  /** Padding and margins of the content below its very last line. */
  tail: number
  /** What a limit in px leaves free below the last visible line. */
  spare: number
}

/** Window px in one px of the node's own styles: the page may zoom or scale it. */
function scaleOf(node: HTMLElement): number {
  const scale = node.getBoundingClientRect().width / node.offsetWidth
  // Below that it is only rounding.
  return Math.abs(scale - 1) > 0.01 ? scale : 1
}

interface Line {
  top: number
  right: number
  bottom: number
  left: number
}

const byTop = (one: Line, other: Line): number => one.top - other.top

function boxesOf(text: Text, range: Range): Line[] {
  range.selectNodeContents(text)
  // Texts for screen readers only are 1 px wide.
  return [...range.getClientRects()].filter(({ width }) => width > 1)
}

/** The visible lines of text, in window px, from the top. */
export function linesOf(nodes: readonly Node[]): Line[] {
  const range = doc.createRange()
  const boxes: Line[] = []
  for (const node of nodes) {
    const walker = doc.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    let text = node instanceof Text ? node : walker.nextNode()
    for (; text; text = walker.nextNode()) boxes.push(...boxesOf(text as Text, range))
  }
  const lines: Line[] = []
  for (const { top, right, bottom, left } of boxes.sort(byTop)) {
    const line = lines.at(-1)
    // Close lines overlap a little, and small print is inside its line.
    if (!line || (top + bottom) / 2 > line.bottom) lines.push({ top, right, bottom, left })
    else {
      line.right = Math.max(line.right, right)
      line.bottom = Math.max(line.bottom, bottom)
      line.left = Math.min(line.left, left)
    }
  }
  return lines
}

const endsLeftIn = (nodes: readonly Node[]): boolean => {
  const element = nodes.find(node => node instanceof Element)
  return !!element && getComputedStyle(element).direction === 'rtl'
}

/** Where `content` folds, measured on `nodes`, which it shows. null: everything fits. */
export function foldOf(
  content: HTMLElement,
  nodes: readonly Node[],
  { px, lines: most }: FoldLimit,
): Fold | null {
  const box = content.getBoundingClientRect()
  const scale = scaleOf(content)
  // Half a pixel more is only rounding.
  if (px !== undefined && box.height <= (px + 0.5) * scale) return null
  const lines = linesOf(nodes)
  /** From the content's top to the end of each line but the last: half-way to the next line. */
  const ends = lines
    .slice(1)
    .map(({ top }, at) => Math.round((lines[at]!.bottom + top - 2 * box.top) / 2 / scale))
  const count = most ?? Math.max(1, ends.filter(end => end <= px!).length)
  const height = ends[count - 1]
  const last = lines[count - 1]
  const endsLeft = endsLeftIn(nodes)
  if (height === undefined || !last) {
    // Without a second line of text, the content is tall by something else, such as pictures.
    return px === undefined ? null : { height: px, line: 0, rest: 0, endsLeft, tail: 0, spare: 0 }
  }
  const leading = height - (last.bottom - box.top) / scale
  const rest = (endsLeft ? last.left - box.left : box.right - last.right) / scale
  return {
    height,
    line: height - (ends[count - 2] ?? (last.top - box.top) / scale - leading),
    rest: Math.max(0, rest),
    endsLeft,
    tail: Math.max(0, (box.bottom - lines.at(-1)!.bottom) / scale - leading),
    spare: Math.max(0, (px ?? 0) - height),
  }
}
