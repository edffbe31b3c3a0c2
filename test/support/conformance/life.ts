import type { Descriptor } from '../../../src/element/describe.ts'
import { registry } from '../../../src/page/registry.ts'
import { act, drive } from '../drive.ts'
import { show, type View } from '../examples.ts'

/** What an element did in the page: what it sent, asked for and said. */

export interface Sent {
  event: CustomEvent
  host: HTMLElement
  /** Whether anything stood in its shadow root by then. */
  shows: boolean
  /** What the page could read as it went out, and once who sent it had come to an end. */
  before: string
  after: string
}

export interface Asked {
  url: string
  signal: AbortSignal | undefined
  /** Meant to outlive the page. */
  keepalive: boolean
  isSettled: boolean
}

export interface Recorded {
  sent: Sent[]
  asked: Asked[]
  /** On the console. */
  told: string[]
  /** Custom states of any host. */
  states: Set<string>
}

/** One that somebody asks for is made, and says nothing. */
const storesNow = () =>
  [...registry.stores]
    .filter(([, store]) => store.get() !== store.init)
    .map(([name, store]) => [name, store.get()])

export const configOf = (host: Element) =>
  (host as Element & { config?: Readonly<Record<string, unknown>> }).config ?? {}

/** What a page can read of the values that an element holds. */
export function readable(host: HTMLElement): string {
  const form = host.closest('form')
  // Texts are no values, and may be made to throw.
  const { messages: _texts, ...values } = configOf(host)
  return JSON.stringify([storesNow(), form ? [...new FormData(form)] : [], values])
}

const urlOf = (input: unknown) =>
  new URL(input instanceof Request ? input.url : `${input}`, location.href).href

const levels = ['log', 'info', 'warn', 'error'] as const

/** Records what the elements of a tag do, until its end. */
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
    record.states.add(name)
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

/** The page goes on: hosts resolve, draw. */
export async function settle(frames = 2): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    await new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve)))
  }
}

const loads = () => performance.getEntriesByType('resource').length

/** Nothing is loaded, and nothing asked that is to come soon, for so many frames. */
const quiet = 5

/** What an element needs to show has come. */
export async function rest({ asked }: Pick<Recorded, 'asked'>, isHeld: boolean): Promise<void> {
  performance.setResourceTimingBufferSize(100_000)
  for (let still = 0, seen = ''; still < quiet; still++) {
    await settle(1)
    const pending = isHeld ? 0 : asked.filter(({ isSettled }) => !isSettled).length
    const now = `${loads()} ${asked.length} ${pending}`
    if (now !== seen || pending > 0) still = 0
    seen = now
  }
}

export interface Life extends Recorded {
  host: HTMLElement
  /** Values of fields that are secret. */
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

/** The whole life of an element in a view, from the first to its end; lived once, however many look at it. */
export function lifeOf(descriptor: Descriptor, view: View): Promise<Life> {
  const name = `${descriptor.tag} ${view.title}`
  let life = lives.get(name)
  if (!life) lives.set(name, (life = live(descriptor, view)))
  return life
}
