import { drawn, nameOf } from '../deep.ts'

/** Checks that a right-to-left page mirrors what is next to each other. */

interface Box {
  name: string
  /** Place of the parent. */
  parent: string
  rect: DOMRect
  /** Flows as text, so the browser knows its order. */
  flows: boolean
  /** Inside a number or code that is written left to right on every page. */
  isCode: boolean
}

/** Boxes by their place in the drawing. */
export type Boxes = Map<string, Box>

const replaced = 'svg, img, video, button, input, select, textarea'

/** Place of a node below its outermost host. The same on each page. */
function placeOf(node: Element | ShadowRoot): string {
  if (node instanceof ShadowRoot) return placeOf(node.host)
  const { localName, parentNode } = node
  if (node.getRootNode() === document || !parentNode) {
    return `${localName} ${[...document.querySelectorAll(localName)].indexOf(node)}`
  }
  const parent = parentNode instanceof ShadowRoot ? parentNode : node.parentElement!
  return `${placeOf(parent)}/${[...parentNode.children].indexOf(node)}`
}

/**
 * The only exception: a node with its own `direction: ltr`, without words in the page's language (which are in Arabic
 * letters here) and without controls.
 */
const isCode = (node: Element): boolean =>
  getComputedStyle(node).direction === 'ltr' &&
  !/\p{Script=Arabic}/u.test(node.textContent ?? '') &&
  !node.querySelector('button, a, input, select, [role]')

/** Parts of a picture or a drop-down are not mirrored. */
const isLaidOut = (node: Element): boolean => !node.parentElement?.closest('svg, select')

export function boxesIn(root: ParentNode): Boxes {
  const boxes: Boxes = new Map()
  for (const node of drawn(root)) {
    const rect = node.getBoundingClientRect()
    if (!isLaidOut(node) || rect.width <= 1 || rect.height <= 1 || !node.checkVisibility()) continue
    const flows = getComputedStyle(node).display === 'inline' && !node.matches(replaced)
    const [place, { parentElement }] = [placeOf(node), node]
    const parent = place.slice(0, place.lastIndexOf('/'))
    const isIn = parentElement !== null && isCode(parentElement)
    boxes.set(place, { name: nameOf(node), parent, rect, flows, isCode: isIn })
  }
  return boxes
}

/** Less than a pixel is no overlap. */
const slack = 1

export const areOnLine = (one: DOMRect, two: DOMRect): boolean =>
  Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) >
  Math.min(one.height, two.height) / 2

const isBefore = (one: DOMRect, two: DOMRect): boolean =>
  areOnLine(one, two) && one.right <= two.left + slack

/** Children of one parent that are side by side on both pages, but not mirrored. */
export function unmirrored(ltr: Boxes, rtl: Boxes): string[] {
  const places = [...ltr.keys()].filter(place => rtl.has(place))
  const faults = new Map<string, string>()
  for (const one of places) {
    for (const two of places) {
      const [first, second] = [ltr.get(one)!, ltr.get(two)!]
      if (first.parent !== second.parent || !isBefore(first.rect, second.rect)) continue
      const [left, right] = [rtl.get(two)!, rtl.get(one)!]
      if ((first.flows && second.flows) || left.isCode) continue
      if (!areOnLine(left.rect, right.rect) || isBefore(left.rect, right.rect)) continue
      faults.set(first.parent, `${first.name} is not after ${second.name} from right to left`)
    }
  }
  return [...faults.values()]
}
