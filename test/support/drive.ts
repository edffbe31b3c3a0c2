import type { Step } from '../../src/element/describe.ts'

/**
 * Does the steps of an example, as a page would see a shopper do them. It needs nothing but the page, so that it
 * works in tests of the sources and, handed to a page, in those of the built library.
 */

/** A press that finds nothing in this time names what it looked for. */
const patience = 10_000

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

export async function until<T>(find: () => T, what: string): Promise<NonNullable<T>> {
  const end = performance.now() + patience
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`)
    await frame()
  }
}

function within(root: ParentNode, path: readonly string[]): Element | undefined {
  const [selector = '*', ...rest] = path
  for (const found of root.querySelectorAll(selector)) {
    if (rest.length === 0) return found
    const deeper = found.shadowRoot && within(found.shadowRoot, rest)
    if (deeper) return deeper
  }
  return undefined
}

/** What the shopper can see, and use: a control that is locked for now is waited for. */
const isUsable = (node: Element) =>
  node.checkVisibility({ visibilityProperty: true }) && !node.matches(':disabled')

function usable(host: Element, selector: string): Element | undefined {
  const path = selector.split(' >>> ')
  const roots: (ParentNode | null)[] = [host.shadowRoot, host, host.ownerDocument]
  for (const root of roots) {
    const found = root && within(root, path)
    if (found && isUsable(found)) return found
  }
  return undefined
}

const target = (host: Element, selector: string): Promise<HTMLElement> =>
  until(
    () => usable(host, selector) as HTMLElement | undefined,
    `${selector} of <${host.localName}>`,
  )

const fire = (node: Element, event: Event) => node.dispatchEvent(event)
const bubbling = { bubbles: true, composed: true, cancelable: true }

/** Comes near first: code that a press needs may be asked for by then. */
function approach(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' })
  fire(node, new PointerEvent('pointerover', bubbling))
  fire(node, new PointerEvent('pointerenter', { composed: true }))
  node.focus()
}

function fill(node: HTMLElement, value: string): void {
  approach(node)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value') ?? {}
  set?.call(node, value)
  fire(node, new InputEvent('input', bubbling))
  if (node instanceof HTMLSelectElement) fire(node, new Event('change', bubbling))
}

/** Does one step; who holds answers back does that elsewhere. */
export async function act(host: Element, step: Exclude<Step, { hold: string }>): Promise<void> {
  if ('press' in step) {
    const node = await target(host, step.press)
    approach(node)
    node.click()
  } else if ('type' in step) {
    fill(await target(host, step.into), step.type)
  } else if ('choose' in step) {
    fill(await target(host, step.from), step.choose)
  } else if ('tell' in step) {
    host.ownerDocument.dispatchEvent(new CustomEvent(step.tell, { detail: step.detail }))
  } else {
    const node = await target(host, step.at)
    approach(node)
    for (const type of ['keydown', 'keyup']) {
      fire(node, new KeyboardEvent(type, { key: step.key, ...bubbling }))
    }
  }
}

/** Keeps answers of addresses that begin so from coming; what it gives lets them come. */
export function hold(view: Window, beginning: string): () => void {
  const { fetch } = view
  const { promise, resolve } = Promise.withResolvers<void>()
  view.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : `${input}`, view.location.href)
    const answer = fetch.call(view, input, init)
    // One that is aborted meanwhile has failed for who asked, and for nobody before.
    answer.catch(() => {})
    if (href.startsWith(new URL(beginning, view.location.href).href)) await promise
    return answer
  }
  return () => {
    view.fetch = fetch
    resolve()
  }
}

/** Does one step after another; what it gives lets answers come that a step held back. */
export async function drive(host: Element, steps: readonly Step[]): Promise<() => void> {
  const releases: (() => void)[] = []
  for (const step of steps) {
    if ('hold' in step) releases.push(hold(host.ownerDocument.defaultView!, step.hold))
    else await act(host, step)
  }
  return () => releases.forEach(release => release())
}

/** Drives the element to one of its states, and waits until it is there. */
export async function reach(
  host: Element,
  state: string,
  steps: readonly Step[],
): Promise<() => void> {
  const release = await drive(host, steps)
  await until(() => host.matches(`:state(${state})`), `the state ${state} of <${host.localName}>`)
  return release
}
