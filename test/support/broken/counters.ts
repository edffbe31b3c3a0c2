import type { CallSpec } from '../../../src/contract/call.ts'
import { cartCount } from '../../../src/contract/buying/cart.ts'
import { dealProduct } from '../../../src/contract/deals/deals.ts'
import { object, text, whole } from '../../../src/contract/schema.ts'
import type { Descriptor, Failure } from '../../../src/element/describe.ts'
import { nothing } from '../probe.tsx'

/** Elements that do one thing wrong when their call fails. The suite of faults must find them. */

type Counts = (on: { shown: HTMLElement; tell(reason: string): void }) => unknown

const failed = 'dp-count-failed'
const call: CallSpec = { ...cartCount, creates: true }

/** `late` makes addresses differ: the browser would queue two requests for one address. */
async function count(key: string, late: string): Promise<Response> {
  const signal = AbortSignal.timeout(call.timeout)
  const answer = await fetch(`${call.path}?${late}`, {
    headers: { 'Idempotency-Key': key },
    signal,
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return answer
}

const isNot = 'Not counted'

interface Given {
  /** Number of retries without the shopper. */
  again?: number
  key?: () => string
  late?: string
  reason?: string
  says?: string
}

/** A correct counter, except for what is given. */
const counts =
  ({
    again = 0,
    key = () => 'one',
    late = '',
    reason = 'offline',
    says = isNot,
  }: Given = {}): Counts =>
  async ({ shown, tell }) => {
    shown.textContent = 'Counting'
    try {
      await count(key(), late)
      shown.textContent += ` Counted ${late}`
    } catch {
      tell(reason)
      shown.textContent = says
      if (again > 0) await count(key(), late)
    }
  }

interface Broken {
  counts: Counts
  found: RegExp
}

const broken: Readonly<Record<string, Broken>> = {
  'waits for ever': {
    counts: on => {
      on.shown.ariaBusy = 'true'
      return counts()(on)
    },
    found: /an end of waiting/,
  },
  'lets an error out': {
    counts: async on => {
      await counts()(on)
      void Promise.reject(new Error('out'))
    },
    found: /unhandled rejection/,
  },
  'tells another reason': { counts: counts({ reason: 'timeout' }), found: /property 'reason'/ },
  'tells nobody': {
    counts: on => counts()({ ...on, tell() {} }),
    found: /dp-count-failed tells the page, which hears of nothing/,
  },
  'does not show it': { counts: counts({ says: 'Well' }), found: /the documented end/ },
  'has no way on': {
    counts: async on => {
      await counts()(on)
      on.shown.previousElementSibling?.setAttribute('disabled', '')
    },
    found: /Never: button/,
  },
  'sends it again by itself': {
    counts: counts({ again: 1 }),
    found: /sent: expected 2 to equal 1/,
  },
  'makes a second deed of a second try': {
    counts: counts({ key: () => crypto.randomUUID() }),
    found: /Idempotency-Key/,
  },
}

const press = [{ press: 'button' }]

/** Descriptions of the failure that are wrong. */
const misdescribed: Readonly<Record<string, { more: Partial<Failure>; found: RegExp }>> = {
  'names another event': {
    more: { tells: 'CountFailed' },
    found: /CountFailed tells the page, which hears of dp-count-failed; .* "CountNot counted"/,
  },
  'names another node': {
    more: { by: [{ press: '[part=button]' }] },
    found: /Never: \[part=button\] that can be used: there is none/,
  },
  'names another call': {
    more: { call: dealProduct },
    found: /deal-product is sent, to \/dp\/deals\/product; sent is .*\/dp\/cart\/count/,
  },
  'ends otherwise': {
    more: { ends: [{ about: '', at: 'p', says: 'Sorry', onward: press }] },
    found: /documented end: p shows, "Sorry" stands there; .* "CountNot counted"/,
  },
  'is well whatever becomes of it': {
    more: { well: { at: 'button' } },
    found: /well before the way on, by which button shows/,
  },
  'tells nobody what it tells': {
    more: { untold: ['offline'] },
    found: /offline, of which nobody is told/,
  },
}

function elementOf(tag: `dp-${string}`, counting: Counts, more: Partial<Failure> = {}): Descriptor {
  class Counter extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' })
      root.innerHTML = '<button>Count</button><p></p>'
      const [button, shown] = root.children as unknown as [HTMLElement, HTMLElement]
      const tell = (reason: string) => {
        this.dispatchEvent(
          new CustomEvent(failed, { bubbles: true, detail: { reason, status: 0 } }),
        )
      }
      button.addEventListener('click', () => void counting({ shown, tell }))
      this.attachInternals().states.add('ready')
    }
  }
  customElements.define(tag, Counter)
  return {
    ...nothing,
    tag,
    events: { [failed]: { about: '', detail: object({ reason: text, status: whole }) } },
    calls: [call],
    examples: [
      {
        title: '',
        html: `<${tag}></${tag}>`,
        failures: [
          {
            call,
            when: 'at a press',
            by: press,
            tells: failed,
            ends: [{ about: '', says: isNot, onward: press }],
            well: { says: 'Counted' },
            overtaken: true,
            ...more,
          },
        ],
      },
    ],
  }
}

export const brokenCounters = Object.entries(broken).map(
  ([name, { counts: counting, found }], at) => ({
    name,
    found,
    descriptor: elementOf(`dp-counter-${at}`, counting),
  }),
)
export const misdescribedCounters = Object.entries(misdescribed).map(
  ([name, { found, more }], at) => ({
    name,
    found,
    descriptor: elementOf(`dp-counter-described-${at}`, counts(), more),
  }),
)
let times = 0
/** Accepts every answer, even an outdated one. */
export const lateCounter = elementOf('dp-counter-late', on => counts({ late: `${++times}` })(on))
