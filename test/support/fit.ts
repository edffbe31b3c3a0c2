import { controlsIn, drawn, isSeen, nameOf } from './deep.ts'

/** Finds what does not fit: small targets, cut content, a page that scrolls sideways. */

/** Rounding between pixels. */
const tolerance = 0.5

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const labelsOf = (node: Element): Element[] =>
  'labels' in node && node.labels instanceof NodeList
    ? [...node.labels].filter(label => label instanceof Element)
    : []

/** true: presses at this distance from the middle still reach the control. Its area may be larger than its box. */
function isHit(node: Element, size: number): boolean {
  node.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = node.getBoundingClientRect()
  const [x, y, reach] = [left + width / 2, top + height / 2, size / 2 - 1]
  const root = node.getRootNode()
  if (!(root instanceof ShadowRoot)) return false
  const isOwn = (hit: Element | null) =>
    !!hit && [node, ...labelsOf(node)].some(one => one === hit || one.contains(hit))
  return [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ].every(([across = 0, down = 0]) => isOwn(root.elementFromPoint(across, down)))
}

/** Controls that are hard to hit: narrower or lower than `size` (COR-103). */
export function smallTargets(root: ParentNode, size: number): string[] {
  return controlsIn(root).flatMap(node => {
    const { left, top, right, bottom } = around(
      [node, ...labelsOf(node)].map(one => one.getBoundingClientRect()),
    )
    const least = Math.min(right - left, bottom - top)
    if (least > size - tolerance || isHit(node, size)) return []
    return [`${nameOf(node)} ${Math.round(right - left)} x ${Math.round(bottom - top)}`]
  })
}

/** true: the shopper can unfold the rest, such as a whole name. */
const isCutForNow = (node: Element) => {
  const root = node.getRootNode()
  return root instanceof ShadowRoot && !!root.querySelector('[aria-expanded=false]')
}

function cutSides(node: Element): string[] {
  const { overflowX, overflowY } = getComputedStyle(node)
  const isWide = node.scrollWidth > node.clientWidth + 1 && overflowX !== 'visible'
  const isHigh =
    node.scrollHeight > node.clientHeight + 1 && /hidden|clip/.test(overflowY) && !isCutForNow(node)
  return [
    ...(isWide ? [`${node.scrollWidth} in ${node.clientWidth} px of width`] : []),
    ...(isHigh ? [`${node.scrollHeight} in ${node.clientHeight} px of height`] : []),
  ]
}

/** Content that is cut off, or that makes shoppers scroll sideways (COR-106). */
export function cutOff(root: ParentNode): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const nodes = [...drawn(root)].filter(node => isSeen(node) && !(node instanceof SVGElement))
  const inside = nodes.flatMap(node => cutSides(node).map(side => `${nameOf(node)} ${side}`))
  const outside = nodes
    .filter(node => {
      const { left, right } = node.getBoundingClientRect()
      return left < -tolerance || right > clientWidth + tolerance
    })
    .map(node => `${nameOf(node)} leaves the window`)
  return [...sideways, ...inside, ...outside]
}
