import { fixtureSync } from '@open-wc/testing'
import { executeServerCommand, sendKeys } from '@web/test-runner-commands'
import { waitUntil } from './wait.ts'

/** Shared by element tests. The reference store answers on the test server's own origin. */

/** Puts HTML into the page until the test ends. Returns the first element. */
export const place = (html: string): HTMLElement => fixtureSync<HTMLElement>(html)

/** A page without dp.css gets the tokens late. Until they are here, sizes are not those of the element. */
const hasTokens = (host: Element) => getComputedStyle(host).getPropertyValue('--_dp-accent') !== ''

/** Puts HTML into the page. Waits until the element with this tag shows its first view, with all its styles. */
export async function mount(tag: string, html: string): Promise<HTMLElement> {
  const ready = new Promise<Event>(resolve => {
    const listen = (event: Event) => {
      if (!(event.target instanceof HTMLElement) || event.target.localName !== tag) return
      document.removeEventListener('dp-ready', listen)
      resolve(event)
    }
    document.addEventListener('dp-ready', listen)
  })
  place(html)
  const { target } = await ready
  if (!(target instanceof HTMLElement)) throw new TypeError(`<${tag}> has left the page`)
  if ('core' in target && !hasTokens(target))
    await waitUntil(() => hasTokens(target), `<${tag}> has no tokens`)
  return target
}

/** Collects events with these names that reach `node`. `take()` returns and forgets them. */
export function eventsOf(node: EventTarget, ...names: readonly string[]) {
  let seen: CustomEvent[] = []
  for (const name of names) {
    node.addEventListener(name, event => {
      if (event instanceof CustomEvent) seen.push(event)
    })
  }
  return {
    take(): CustomEvent[] {
      const taken = seen
      seen = []
      return taken
    },
  }
}

/** A page-state script with the name `page`, or the name of a tag without `dp-`. */
export function pageState(name: string, state: unknown, forId?: string): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  const target = forId ? ` data-dp-for="${forId}"` : ''
  return `<script type="application/json" data-dp-state="${name}"${target}>${json}</script>`
}

/** Finds an element in the shadow root of a host. A longer path goes through the shadow roots of nested hosts. */
export function inShadow(host: Element, ...path: readonly string[]): HTMLElement {
  let found = host
  for (const selector of path) {
    const next = found.shadowRoot?.querySelector(selector)
    if (!next) throw new Error(`No ${selector} in the shadow root of <${found.localName}>`)
    found = next
  }
  if (!(found instanceof HTMLElement)) throw new TypeError(`${path.join(' ')} is no HTML element`)
  return found
}

/** Presses keys one after another, like a shopper's keyboard. */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** Taps like a finger. */
export async function tap(node: Element): Promise<void> {
  node.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = node.getBoundingClientRect()
  await executeServerCommand('tap', [Math.round(left + width / 2), Math.round(top + height / 2)])
}

/** Sends a command of Chromium's DevTools protocol: forced colors, media features, throttling. */
export const cdp = (method: string, params: object = {}): Promise<unknown> =>
  executeServerCommand('cdp', { method, params })

async function ask<T>(path: string, method = 'GET', body?: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-dp-csrf-token': token }
  const response = await fetch(
    path,
    body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
  )
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  const text = await response.text()
  return JSON.parse(text || 'null')
}

export interface Session {
  csrfToken: string
  name: string | null
  prime: boolean
  business: boolean
  recognized: boolean
}

type Visitor = 'signed-out' | 'signed-in' | 'member' | 'business'

/** Visits the store as a new visitor, and puts the visitor's token into the page. */
export async function session(as: Visitor = 'signed-out'): Promise<Session> {
  const visitor = await ask<Session>('/__visitor', 'POST', { as })
  setMeta('dp-csrf-token', visitor.csrfToken)
  return visitor
}

/** Adds a meta element to the page, or changes the one with that name. */
export function setMeta(name: string, content: string): void {
  const meta =
    document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`) ??
    document.head.appendChild(Object.assign(document.createElement('meta'), { name }))
  meta.content = content
}

export interface FaultRule {
  /** `path`: complete, or its start and `*`. `query`: text in the query. */
  match: { method?: string; path?: string; query?: string }
  /** `hold`, `status:503`, `drop-before`, `drop-after` or what demo/store/server/spoilt-answers.ts lists. */
  fault: string
  times?: number
}
/** Makes the store answer some requests of this visitor with a fault. */
export const setFault = (rule: FaultRule): Promise<FaultRule> => ask('/__faults', 'POST', rule)
/** Ends the faults. Requests that they hold go on. */
export const clearFaults = (): Promise<void> => ask('/__faults', 'DELETE')

/** Keeps some requests of this visitor waiting, at most `times` of them. Returns a function that lets them go on, and ends all faults. */
export async function hold(
  match: FaultRule['match'],
  times?: number,
): Promise<() => Promise<void>> {
  await setFault({ match, fault: 'hold', ...(times && { times }) })
  return clearFaults
}

export interface JournalEntry {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  body: string
  /** Of a form: its fields in order, those that came twice too. */
  fields: readonly (readonly [name: string, value: string])[]
}
/** Requests of this visitor that the store has received, by the start of their path. */
export const journal = (path = '/'): Promise<JournalEntry[]> =>
  ask(`/__journal?path=${encodeURIComponent(path)}`)
export const clearJournal = (): Promise<void> => ask('/__journal', 'DELETE')

type FixtureName =
  | 'product'
  | 'deal'
  | 'customer'
  | 'plan'
  | 'paymentOption'
  | 'sample'
  | 'slot'
  | 'freshOrder'
  | 'service'
  | 'deliveryOption'
/** Creates things of the shop, and where this visitor stands with a deal: demo/store/FAMILY/fixtures.ts has the fields. */
export const fixture = (wanted: Partial<Record<FixtureName, object>>) =>
  ask<unknown>('/__fixtures', 'POST', wanted)
/** Reads facts from the database: `deal/<id>` or `cart`. */
export const facts = <T>(of: string): Promise<T> => ask(`/__facts/${of}`)
