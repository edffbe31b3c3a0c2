import { holds } from '../../src/overlay/focus.ts'
import { cdp } from './browser.ts'
import { controlsIn, drawn, isSeen, nameOf } from './deep.ts'

/** Finds what can be seen by its pixels, because forced colors remove what styles alone would show. */

/** With fewer pixels than this, nobody sees anything. */
const leastPixels = 8

async function picture(): Promise<ImageData> {
  const { data } = (await cdp('Page.captureScreenshot', { format: 'png' })) as { data: string }
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas?.drawImage(image, 0, 0)
  return canvas!.getImageData(0, 0, image.width, image.height)
}

/** Colors of the node and its direct surroundings, pixel by pixel: a number for each color. */
function pixelsOf(node: Element, { data, width, height }: ImageData): Uint32Array {
  const margin = 4
  const { left, top, right, bottom } = node.getBoundingClientRect()
  const [x, y] = [Math.max(0, Math.floor(left) - margin), Math.max(0, Math.floor(top) - margin)]
  const across = Math.max(0, Math.min(width, Math.ceil(right + margin)) - x)
  const down = Math.max(0, Math.min(height, Math.ceil(bottom + margin)) - y)
  const colors = new Uint32Array(data.buffer)
  const pixels = new Uint32Array(across * down)
  for (let row = 0; row < down; row++) {
    const start = (y + row) * width + x
    pixels.set(colors.subarray(start, start + across), row * across)
  }
  return pixels
}

function isUniform(pixels: Uint32Array): boolean {
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  return pixels.length - Math.max(...counts.values()) < leastPixels
}

/** true: neither scrolled away nor behind an open layer. */
function isAtop(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const at = (root: DocumentOrShadowRoot): Element | null => {
    const found = root.elementFromPoint(x, y)
    // On slotted text, the shadow root finds its own host.
    const isInside = found?.shadowRoot && found.shadowRoot !== root
    return (isInside && at(found.shadowRoot!)) || found
  }
  const foremost = at(document)
  // The frame counts if the control itself takes no pointer, and the host if the control has its text in a slot.
  const frames = [node.parentElement, (node.getRootNode() as ShadowRoot).host]
  return !!foremost && (holds(node, foremost) || frames.includes(foremost))
}

/** Controls and bars that do not stand out from the page. */
export async function unseen(root: ParentNode): Promise<string[]> {
  const bars = [...drawn(root)].filter(node => node.matches('[role=progressbar]') && isSeen(node))
  const image = await picture()
  return [...controlsIn(root), ...bars]
    .filter(node => isAtop(node) && isUniform(pixelsOf(node, image)))
    .map(node => `${nameOf(node)} is not to be seen`)
}

const shownStates = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-invalid']

/** Controls whose state no pixel shows: with the opposite state, they look the same. */
export async function unseenStates(root: ParentNode): Promise<string[]> {
  const found: string[] = []
  for (const name of shownStates) {
    const nodes = controlsIn(root).filter(node => node.getAttribute(name) === 'true')
    if (nodes.length === 0) continue
    const before = await picture()
    for (const node of nodes) node.setAttribute(name, 'false')
    const after = await picture()
    for (const node of nodes) {
      const now = pixelsOf(node, after)
      const changed = pixelsOf(node, before).filter((color, at) => color !== now[at]).length
      if (changed < leastPixels) found.push(`${nameOf(node)} does not show its ${name}`)
      node.setAttribute(name, 'true')
    }
  }
  return found
}

/** Nodes that move or fade. */
export const moving = (root: ParentNode): string[] =>
  [...drawn(root)].flatMap(node =>
    node.getAnimations().map(({ id }) => `${nameOf(node)} moves ${id}`),
  )
