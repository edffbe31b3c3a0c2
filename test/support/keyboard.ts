import { focused } from '../../src/dom/focused.ts'
import { holds } from '../../src/overlay/focus.ts'
import { sendKeys } from '@web/test-runner-commands'
import { press } from './browser.ts'
import { isSeen, layersIn, nameOf, tabbableIn } from './deep.ts'
import { act, target, until, type Act } from './drive.ts'
import { comeBack } from './engine.ts'

/** Checks what a shopper can do with a keyboard only. */

/** true: the focus ring is on the control, on its frame, or on the frame of its choice. */
const hasRing = (node: Element): boolean =>
  [node, node.parentElement]
    .filter(one => one !== null)
    .map(one => getComputedStyle(one))
    .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none') ||
  getComputedStyle(node.closest('.choice-item') ?? node).outlineStyle !== 'none'

/** More Tab stops than any view has. */
const mostStops = 60
/** More inner parts than any browser control has. */
const mostParts = 10

/** Presses Tab until `isThere` returns true. Failing that, names the stops on the way. */
async function tabUntil(isThere: (now: Element | null) => boolean): Promise<void> {
  const stops: Element[] = []
  for (let at = 0; at < mostStops; at++) {
    await press('Tab')
    await comeBack()
    const now = focused()
    if (isThere(now)) return
    if (now && now !== document.body) stops.push(now)
  }
  throw new Error(`No way on from ${stops.slice(-3).map(nameOf)}`)
}

/** Tab leads into the group, arrows lead to the choice and choose it. */
async function choose(node: HTMLInputElement): Promise<void> {
  const { name } = node
  await tabUntil(now => now instanceof HTMLInputElement && now.name === name)
  for (let at = 0; at < mostStops && focused() !== node; at++) await press('ArrowDown')
  if (focused() !== node) throw new Error(`No arrow leads to ${nameOf(node)}`)
}

const isOf = (type: string, node: HTMLElement): node is HTMLInputElement =>
  node instanceof HTMLInputElement && node.type === type

async function goTo(node: HTMLElement): Promise<void> {
  if (focused() === node) return
  if (node.role !== 'option' || node.tabIndex >= 0) {
    await tabUntil(now => now === node)
    return
  }
  const isActive = () => {
    const now = focused()
    return now === node || (!!node.id && now?.getAttribute('aria-activedescendant') === node.id)
  }
  for (let at = 0; at < mostStops && !isActive(); at++) await press('ArrowDown')
  if (!isActive()) throw new Error(`No arrow leads to ${nameOf(node)}`)
}

/** Performs a step of an example with keys only. */
export const actByKeys: Act = async (host, step) => {
  if ('press' in step) {
    const node = await target(host, step.press)
    if (isOf('radio', node)) return choose(node)
    await goTo(node)
    await press(isOf('checkbox', node) ? ' ' : 'Enter')
  } else if ('type' in step) {
    await goTo(await target(host, step.into))
    await sendKeys({ down: 'Control' })
    await press('a')
    await sendKeys({ up: 'Control' })
    await sendKeys({ type: step.type })
  } else if ('choose' in step) {
    const select = await target(host, step.from)
    await goTo(select)
    const isChosen = () => select instanceof HTMLSelectElement && select.value === step.choose
    for (let at = 0; at < mostStops && !isChosen(); at++) await press('ArrowDown')
  } else if ('key' in step) {
    await goTo(await target(host, step.at))
    await press(step.key)
  } else {
    await act(host, step)
  }
}

/** true: further back than the stop before, either above or earlier in the line. */
function isBack(now: DOMRect, before?: DOMRect): boolean {
  if (!before) return false
  const isAbove = now.bottom <= before.top && now.left < before.right
  const isInLine = now.top < before.bottom && before.top < now.bottom
  return isAbove || (isInLine && now.right <= before.left)
}

/** true: a radio button of the same group, which arrow keys reach. */
const isRadioOf = (stop: Element, node: Element) =>
  stop instanceof HTMLInputElement &&
  node instanceof HTMLInputElement &&
  node.type === 'radio' &&
  stop.name === node.name

interface Stop {
  node: Element
  /** Further back than the control before. Measured now: the next focus may scroll. */
  back: boolean
  ring: boolean
}

/** Tab stops from `first`, until a marker or until Tab has been everywhere. */
async function stopsFrom(
  first: HTMLElement,
  markers: readonly Element[],
  isOwn: (node: Element) => boolean,
): Promise<Stop[]> {
  const stops: Stop[] = []
  const add = (node: Element) => {
    const before = stops.findLast(stop => isOwn(stop.node))?.node.getBoundingClientRect()
    const back = isBack(node.getBoundingClientRect(), before)
    stops.push({ node, back, ring: hasRing(node) })
  }
  first.focus()
  if (!markers.includes(first)) add(first)
  let parts = 0
  await tabUntil(now => {
    if (!now || now === document.body) return false
    // A control with inner parts, such as a video, has several stops.
    if (now === stops.at(-1)?.node) return ++parts > mostParts
    if (markers.includes(now) || stops.some(({ node }) => node === now)) return true
    add(now)
    parts = 0
    return false
  })
  return stops
}

const marker = (text: string) =>
  Object.assign(document.createElement('button'), { textContent: text })

/** Tab reaches every control of the open layer or the whole page, in visible order, and leads out again. */
export async function tabFaults(): Promise<string[]> {
  const layer = layersIn(document.body).at(-1)
  const controls = tabbableIn(layer ?? document.body)
  const isModal = !!layer?.matches(':modal')
  const [before, after] = [marker('Before'), marker('After')]
  const markers = [before, after]
  document.body.prepend(before)
  document.body.append(after)
  try {
    const first = layer ? controls.find(({ tabIndex }) => tabIndex >= 0) : before
    if (!first) return isModal ? ['nothing to go to'] : []
    const isOwn = (node: Element) => controls.some(control => control === node)
    const stops = await stopsFrom(first, markers, isOwn)
    const own = stops.filter(({ node }) => isOwn(node))
    const hasLeft = layer && isModal && stops.some(({ node }) => !holds(layer, node))
    return [
      ...(hasLeft ? ['Tab leaves what is modal'] : []),
      ...own.filter(({ ring }) => !ring).map(({ node }) => `${nameOf(node)} has no focus ring`),
      ...controls
        .filter(control => !stops.some(({ node }) => node === control || isRadioOf(node, control)))
        .map(node => `Tab never comes to ${nameOf(node)}`),
      ...own.filter(({ back }) => back).map(({ node }) => `Tab goes back to ${nameOf(node)}`),
    ]
  } finally {
    for (const one of markers) one.remove()
  }
}

/** Records every node that is pressed or typed into, by any means. The opener of a layer is among them. */
export function watchPresses() {
  const pressed: Element[] = []
  const hear = (event: Event) => {
    const [node] = event.composedPath()
    if (node instanceof Element) pressed.push(node)
  }
  for (const type of ['click', 'input']) document.addEventListener(type, hear, true)
  return {
    pressed,
    end() {
      for (const type of ['click', 'input']) document.removeEventListener(type, hear, true)
    },
  }
}

/** Escape closes the innermost layer within `atMost` ms. Focus is then on its opener, or on `leavesTo`. */
export async function escapeFaults(
  pressed: readonly Element[],
  { atMost = 2000, leavesTo }: { atMost?: number; leavesTo?: Element | undefined } = {},
): Promise<string[]> {
  const layers = layersIn(document.body)
  const layer = layers.at(-1)
  if (!layer) return []
  const opener = leavesTo ?? pressed.findLast(node => !holds(layer, node) && isSeen(node))
  await press('Escape')
  try {
    await until(() => layersIn(document.body).length < layers.length, 'its close', atMost)
  } catch {
    return [`Escape leaves ${nameOf(layer)} open`]
  }
  const now = focused()
  if (!opener || now === opener) return []
  return [`focus is on ${now && nameOf(now)}, not on ${nameOf(opener)}`]
}
