import { builtin } from '../../src/dom/builtin.ts'
import type { Deed, Sight, Step } from '../../src/element/describe.ts'
import { stay } from './stays.ts'
import { patience } from './wait.ts'

/**
 * Performs the steps of an example like a shopper. Needs only the page, so it works in tests of the sources and,
 * injected into a page, in tests of the built library.
 */

/** A missing node is reported after these frames at the earliest, because a busy machine draws few. */
const fewestFrames = 300

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

export async function until<T>(
  find: () => T,
  what: string,
  atMost = patience,
): Promise<NonNullable<T>> {
  const end = performance.now() + atMost
  for (let frames = 0; ; frames++) {
    const found = find()
    if (found) return found
    if (performance.now() > end && frames > fewestFrames)
      throw new Error(`Waited in vain for ${what}`)
    await frame()
  }
}

type Test = (node: Element) => boolean

function within(root: ParentNode, path: readonly string[], isSo: Test): Element | undefined {
  const [selector = '*', ...rest] = path
  for (const found of builtin(root).querySelectorAll(selector)) {
    const deeper = rest.length > 0 && found.shadowRoot && within(found.shadowRoot, rest, isSo)
    if (deeper) return deeper
    if (rest.length === 0 && isSo(found)) return found
  }
  return undefined
}

const isShown: Test = node => node.checkVisibility({ visibilityProperty: true })
/** Visible and usable. A control that is locked for now is waited for. */
const isUsable: Test = node => isShown(node) && !node.matches(':disabled')

/** The first visible node for which `isSo` returns true. */
export function shown(host: Element, selector: string, isSo = isShown): Element | undefined {
  const path = selector.split(' >>> ')
  const roots: (ParentNode | null)[] = [host.shadowRoot, host, host.ownerDocument]
  for (const root of roots) {
    const found = root && within(root, path, isSo)
    if (found) return found
  }
  return undefined
}

export const usable = (host: Element, selector: string): Element | undefined =>
  shown(host, selector, isUsable)

export const target = (host: Element, selector: string): Promise<HTMLElement> =>
  until(
    () => usable(host, selector) as HTMLElement | undefined,
    `${selector} of <${host.localName}>`,
  )

const fire = (node: Element, event: Event) => node.dispatchEvent(event)
const bubbling = { bubbles: true, composed: true, cancelable: true }

/** Comes near first, because that may load code for the press. */
function approach(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' })
  fire(node, new PointerEvent('pointerover', bubbling))
  fire(node, new PointerEvent('pointerenter', { composed: true }))
  node.focus()
}

export function fill(node: HTMLElement, value: string): void {
  approach(node)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value') ?? {}
  set?.call(node, value)
  fire(node, new InputEvent('input', bubbling))
  if (node instanceof HTMLSelectElement) fire(node, new Event('change', bubbling))
}

export function press(node: HTMLElement): void {
  approach(node)
  node.click()
}

/** The node that a step needs. undefined: none. */
export function selectorOf(step: Step): string | undefined {
  if ('press' in step) return step.press
  if ('type' in step) return step.into
  if ('choose' in step) return step.from
  if ('see' in step) return step.see
  return 'key' in step ? step.at : undefined
}

/** Adds a product to the cart, as a script of the page would, and tells of it. */
async function buy({ ownerDocument }: Element, asin: string): Promise<void> {
  const meta = builtin(ownerDocument).querySelector<HTMLMetaElement>('meta[name=dp-csrf-token]')
  const items = [{ asin, offerListingId: `OL${asin}`, quantity: 1 }]
  const answer = await fetch('/dp/cart/add-items', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-dp-csrf-token': meta?.content ?? '' },
    body: JSON.stringify({ items }),
  })
  if (!answer.ok) throw new Error(`${asin} is not in the cart: ${await answer.text()}`)
  const { entity } = (await answer.json()) as { entity: { count: { entity: { items: number } } } }
  const detail = { items, cartCount: entity.count.entity.items }
  builtin(ownerDocument).dispatchEvent(new CustomEvent('dp-cart-added', { detail }))
}

/** Performs one step. Holding answers back is done elsewhere. */
export async function act(host: Element, step: Deed): Promise<void> {
  if ('press' in step) {
    press(await target(host, step.press))
  } else if ('type' in step) {
    fill(await target(host, step.into), step.type)
  } else if ('choose' in step) {
    fill(await target(host, step.from), step.choose)
  } else if ('see' in step) {
    await target(host, step.see)
  } else if ('tell' in step) {
    builtin(host.ownerDocument).dispatchEvent(new CustomEvent(step.tell, { detail: step.detail }))
  } else if ('buys' in step) {
    await buy(host, step.buys)
  } else {
    const node = await target(host, step.at)
    approach(node)
    for (const type of ['keydown', 'keyup']) {
      fire(node, new KeyboardEvent(type, { key: step.key, ...bubbling }))
    }
  }
}

/** Answers that are held back. */
interface Held {
  /** Resolves once the calls were sent, because an element may show that it waits before it sends. */
  asked: Promise<unknown>
  /** Releases the answers and waits for them. */
  release(): Promise<unknown>
}

/** Holds back answers from addresses that start like this. */
export function hold(view: Window, beginning: string): Held {
  const { fetch } = view
  const answers: Promise<Response>[] = []
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  view.fetch = async (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : `${input}`, view.location.href)
    const answer = fetch.call(view, input, init)
    // An aborted call fails for its sender. Nobody else must see an unhandled rejection.
    answer.catch(() => {})
    answers.push(answer)
    if (href.startsWith(new URL(beginning, view.location.href).href)) {
      asked.resolve()
      await released.promise
    }
    return answer
  }
  return {
    asked: asked.promise,
    release() {
      view.fetch = fetch
      released.resolve()
      return Promise.allSettled(answers)
    },
  }
}

/** Performs a step of the shopper or the page. */
export type Act = typeof act

/** Performs one step after another. */
export async function drive(
  host: Element,
  steps: readonly Step[],
  actor: Act = act,
): Promise<Held> {
  stay()
  const all: Held[] = []
  const release = () => Promise.all(all.map(held => held.release()))
  try {
    for (const step of steps) {
      if ('hold' in step) all.push(hold(builtin(host.ownerDocument).defaultView!, step.hold))
      else await actor(host, step)
    }
    return { release, asked: Promise.all(all.map(({ asked }) => asked)) }
  } catch (error) {
    await release()
    throw error
  }
}

/** The visible text of an element, with single spaces. */
export const textOf = (node: ParentNode | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim()

export function sees(host: Element, { at, says = '', state, without }: Sight): boolean {
  if (state && !host.matches(`:state(${state})`)) return false
  if (without && shown(host, without)) return false
  const node = at ? shown(host, at) : host.shadowRoot
  return !!node && textOf(node).includes(says)
}

/** Drives the element until something is seen. The returned function releases the answers that steps held back. */
export async function reach(
  host: Element,
  seen: Sight,
  steps: readonly Step[],
  actor?: Act,
): Promise<Held['release']> {
  const { asked, release } = await drive(host, steps, actor)
  await until(() => sees(host, seen), `${JSON.stringify(seen)} of <${host.localName}>`)
  await asked
  return release
}
