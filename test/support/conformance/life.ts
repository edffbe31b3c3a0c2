import type { Descriptor } from '../../../src/element/describe.ts'
import { registry } from '../../../src/page/registry.ts'
import { act, drive } from '../drive.ts'
import { show, type View } from '../examples.ts'
import { pending } from '../pending.ts'
import { nextDrawing, waitUntil } from '../wait.ts'

/** What an element did in the page: events, requests, console. */

export interface Sent {
  event: CustomEvent
  host: HTMLElement
  /** true: its shadow root was not empty at that time. */
  shows: boolean
  /** What the page could read during the event, and after the sender had finished. */
  before: string
  after: string
}

export interface Asked {
  url: string
  signal: AbortSignal | undefined
  /** Must outlive the page. */
  keepalive: boolean
  isSettled: boolean
}

export interface Recorded {
  sent: Sent[]
  asked: Asked[]
  /** Console output. */
  told: string[]
  /** Custom states of the hosts. */
  states: Set<string>
}

/** Hosts of custom states. A host of an earlier view may change its states on its way out. */
const hostOf = new WeakMap<CustomStateSet, HTMLElement>()
const { attachInternals } = HTMLElement.prototype
HTMLElement.prototype.attachInternals = function () {
  const internals = attachInternals.call(this)
  hostOf.set(internals.states, this)
  return internals
}

/** Stores that differ from their start. Reading a store creates it, so unchanged stores do not count. */
const storesNow = () =>
  [...registry.stores]
    .filter(([, store]) => store.get() !== store.init)
    .map(([name, store]) => [name, store.get()])

export const configOf = (host: Element) =>
  (host as Element & { config?: Readonly<Record<string, unknown>> }).config ?? {}

/** What a page can read of the element's values. */
export function readable(host: HTMLElement): string {
  const form = host.closest('form')
  // Texts are no values, and a test may make them throw.
  const { messages: _texts, ...values } = configOf(host)
  return JSON.stringify([storesNow(), form ? [...new FormData(form)] : [], values])
}

const urlOf = (input: unknown) =>
  new URL(input instanceof Request ? input.url : `${input}`, location.href).href

const levels = ['log', 'info', 'warn', 'error'] as const

/** Records what the elements of a tag do, until it ends. */
export function recording({ tag }: Pick<Descriptor, 'tag'>): Recorded & { end(): void } {
  const record: Recorded = { sent: [], asked: [], told: [], states: new Set() }
  const { dispatchEvent } = EventTarget.prototype
  const { add } = CustomStateSet.prototype
  const { fetch } = window
  const { sendBeacon } = Navigator.prototype
  const spoken = levels.map(level => console[level])

  EventTarget.prototype.dispatchEvent = function (event) {
    if (!(this instanceof HTMLElement) || this.localName !== tag)
      return dispatchEvent.call(this, event)
    const before = readable(this)
    const sent: Sent = {
      event: event as CustomEvent,
      host: this,
      shows: !!this.shadowRoot?.firstElementChild,
      before,
      after: before,
    }
    record.sent.push(sent)
    void Promise.resolve().then(() => (sent.after = readable(this)))
    return dispatchEvent.call(this, event)
  }
  CustomStateSet.prototype.add = function (name) {
    if (hostOf.get(this)?.localName === tag) record.states.add(name)
    return add.call(this, name)
  }
  window.fetch = (input, init) => {
    const { keepalive = false, signal } = init ?? {}
    const asked: Asked = {
      url: urlOf(input),
      signal: signal ?? undefined,
      keepalive,
      isSettled: false,
    }
    record.asked.push(asked)
    const answer = fetch.call(window, input, init)
    const end = () => void (asked.isSettled = true)
    answer.then(end, end)
    return answer
  }
  Navigator.prototype.sendBeacon = function (url, body) {
    record.asked.push({ url: urlOf(url), signal: undefined, keepalive: true, isSettled: true })
    return sendBeacon.call(this, url, body)
  }
  for (const level of levels) console[level] = (...said) => void record.told.push(said.join(' '))

  return {
    ...record,
    end() {
      EventTarget.prototype.dispatchEvent = dispatchEvent
      CustomStateSet.prototype.add = add
      window.fetch = fetch
      Navigator.prototype.sendBeacon = sendBeacon
      for (const [at, level] of levels.entries()) console[level] = spoken[at]!
    },
  }
}

/** Lets the page continue: hosts resolve and draw. */
export async function settle(frames = 2): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    await nextDrawing()
  }
}

const loads = () => performance.getEntriesByType('resource').length

/** Frames without new files or pending requests that count as quiet. */
const quiet = 5

/** Waits until the elements of the page have loaded what they need to show. Answers held back count as loaded. */
export async function rest(): Promise<void> {
  performance.setResourceTimingBufferSize(100_000)
  for (let still = 0, seen = 0; still < quiet; still++) {
    await settle(1)
    const isPending = pending() > 0
    if (isPending) await waitUntil(() => pending() === 0, 'the answers to the page')
    const now = loads()
    if (now !== seen || isPending) still = 0
    seen = now
  }
}

export interface Life extends Recorded {
  host: HTMLElement
  /** Values of secret fields. */
  tokens: string[]
}

const tokensOf = (host: HTMLElement): string[] =>
  Object.entries(configOf(host))
    .filter(([name, value]) => /token$/i.test(name) && value)
    .map(([, value]) => `${value}`)

async function live(descriptor: Descriptor, view: View): Promise<Life> {
  const recorded = recording(descriptor)
  try {
    const host = await show(descriptor, view.example)
    const { release } = await drive(host, view.steps, act)
    await settle()
    await release()
    await settle()
    const tokens = tokensOf(host)
    host.remove()
    await settle()
    return { ...recorded, host, tokens }
  } finally {
    recorded.end()
  }
}

const lives = new Map<string, Promise<Life>>()

/** The whole life of an element in a view, from start to end. Recorded once for all tests. */
export function lifeOf(descriptor: Descriptor, view: View): Promise<Life> {
  const name = `${descriptor.tag} ${view.title}`
  let life = lives.get(name)
  if (!life) lives.set(name, (life = live(descriptor, view)))
  return life
}
