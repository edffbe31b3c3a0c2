import { fixtureCleanup } from '@open-wc/testing'
import { stub, type SinonStub } from 'sinon'
import * as v from 'valibot'
import 'virtual:all'
import { commonEvents } from '../../src/contract/events.ts'
import type { Shape } from '../../src/contract/fits.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { storeAt } from '../../src/page/page.ts'
import { careless } from '../support/broken/careless.ts'
import { put } from '../support/conformance/host.ts'
import { session } from '../support/browser.ts'
import { pending } from '../support/pending.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import {
  configOf,
  lifeOf,
  readable,
  recording,
  settle,
  type Life,
  type Sent,
} from '../support/conformance/life.ts'
import { fieldsOf, heldFor, written, type Named } from '../support/conformance/fields.ts'
import { act, drive } from '../support/drive.ts'
import { show, viewsOf, type View } from '../support/examples.ts'
import { sampleOf, valuesOf, writtenFields } from '../support/samples.ts'
import { nextTask, waitUntil } from '../support/wait.ts'

const declaredOf = ({ events }: Descriptor): Descriptor['events'] => ({
  ...commonEvents,
  ...events,
})

/** A rule about everything that an element does in a view. */
const ofLives = (judge: (life: Life, descriptor: Descriptor) => string[]) => ({
  cases: viewsOf,
  faults: async (descriptor: Descriptor, view: View) =>
    judge(await lifeOf(descriptor, view), descriptor).map(fault => `${view.title}: ${fault}`),
})

/** Finds how an event differs from its description in the descriptor. */
function misfits({ event }: Sent, descriptor: Descriptor): string[] {
  const { bubbles, cancelable, composed, detail, type } = event
  const declared = declaredOf(descriptor)[type]
  if (!declared) return []
  const { entries = {} } = declared.detail as unknown as Shape
  const more = Object.keys(Object(detail)).filter(key => !(key in entries))
  const faults = {
    'does not bubble': !bubbles,
    'is not composed': !composed,
    'is cancelable or not against its descriptor': cancelable !== !!declared.cancelable,
    'has another detail than declared': !v.is(declared.detail, detail),
    [`has more than declared: ${more.join()}`]: more.length > 0,
    'has a detail that cannot be cloned': !isPlain(detail),
  }
  return Object.keys(faults)
    .filter(fault => faults[fault])
    .map(fault => `${type} ${fault}`)
}

function isPlain(detail: unknown): boolean {
  try {
    return JSON.stringify(structuredClone(detail)) === JSON.stringify(detail)
  } catch {
    return false
  }
}

const oneOff = /^dp-(ready|error|metric)$/

/** true: the page could read other values during the event than after the sender had finished. */
function isEarly({ after, before, event }: Sent): boolean {
  return !event.cancelable && !oneOff.test(event.type) && before !== after
}

function readyFaults({ sent }: Life): string[] {
  const ready = sent.filter(({ event }) => event.type === 'dp-ready')
  return [
    ...(ready.length === 1 ? [] : [`dp-ready went out ${ready.length} times`]),
    ...(ready.every(({ shows }) => shows) ? [] : ['dp-ready went out before the view']),
  ]
}

/** Attributes that the page or the element has added to a host. */
function marksOf({ host }: Life, { tag }: Descriptor, { example }: View): string[] {
  const template = document.createElement('template')
  template.innerHTML = example.html
  const authored = template.content.querySelector(tag)
  const isKept = (name: string) => authored?.getAttribute(name) === host.getAttribute(name)
  return host.getAttributeNames().filter(name => !isKept(name))
}

const lifeRules = [
  rule({
    rows: 'COR-050',
    says: 'sends events of plain data that bubble, as its descriptor says',
    ...ofLives(({ sent }, descriptor) => sent.flatMap(one => misfits(one, descriptor))),
    broken: [
      careless,
      /dp-careless-changed does not bubble[^]*has another detail[^]*more than declared: extra/,
    ],
  }),
  rule({
    rows: 'COR-056',
    says: 'sends no event that is not declared',
    ...ofLives(({ sent }, descriptor) =>
      sent
        .map(({ event }) => event.type)
        // As native controls do (GFT-006).
        .filter(type => type !== 'change' || !descriptor.form)
        .filter(type => !declaredOf(descriptor)[type]),
    ),
    broken: [careless, /dp-unheard-of/],
  }),
  rule({
    rows: 'COR-055',
    says: 'sends dp-ready once, after its first view',
    ...ofLives(readyFaults),
    broken: [careless, /2 times[^]*before the view/],
  }),
  rule({
    rows: 'COR-051',
    says: 'sends events once stores, form and state hold the new value',
    ...ofLives(({ sent }) =>
      sent
        .filter(isEarly)
        .map(({ after, before, event }) => `${event.type}: ${before}, then ${after}`),
    ),
    broken: [careless, /dp-careless-changed: /],
  }),
  rule({
    rows: 'COR-054',
    says: 'has states that it declares, and none as an attribute',
    cases: viewsOf,
    async faults(descriptor, view) {
      const life = await lifeOf(descriptor, view)
      const { states = {} } = descriptor
      const known = new Set(['ready', ...Object.keys(states)])
      return [...life.states]
        .filter(name => !known.has(name))
        .concat(marksOf(life, descriptor, view))
    },
    broken: [careless, /undeclared[^]*class/],
  }),
  rule({
    rows: 'COR-083',
    says: 'tells no token in events, on the console or in addresses',
    ...ofLives(({ asked, sent, told, tokens }) => {
      const texts = [
        ...sent.map(({ event }) => `${event.type} ${JSON.stringify(event.detail)}`),
        ...told,
        // FRS-009: the one address that has to hold a token.
        ...asked
          .map(({ url }) => decodeURIComponent(url))
          .filter(url => !url.includes('/fom/add-to-fresh-order')),
      ]
      return texts.filter(text => tokens.some(token => text.includes(token)))
    }),
    broken: [careless, /dp-metric .*secret/],
  }),
]

/** Finds what an element does although the page has cancelled the event. */
async function doneAnyway(descriptor: Descriptor, view: View): Promise<string[] | null> {
  const { steps } = view
  const recorded = recording(descriptor)
  let forbidden: { sent: number; asked: number; type: string; values: string } | undefined
  const forbid = (event: Event) => {
    event.preventDefault()
    const [sent, asked] = [recorded.sent.length, recorded.asked.length]
    const values = readable(event.target as HTMLElement)
    forbidden ??= { sent, asked, type: event.type, values }
  }
  const names = Object.keys(descriptor.events).filter(name => name.startsWith('dp-before-'))
  for (const name of names) document.addEventListener(name, forbid)
  try {
    const host = await show(descriptor, view.example)
    const { release } = await drive(host, steps, act)
    await settle(6)
    await release()
    if (!forbidden) return null
    const { asked, sent, type, values } = forbidden
    return [
      ...recorded.asked
        .slice(asked)
        .filter(({ keepalive }) => !keepalive)
        .map(({ url }) => url),
      ...recorded.sent
        .slice(sent)
        .map(({ event }) => event.type)
        .filter(name => !oneOff.test(name)),
      ...(readable(host) === values ? [] : [`${values} becomes ${readable(host)}`]),
    ].map(fault => `${view.title}: ${fault} after ${type} was cancelled`)
  } finally {
    for (const name of names) document.removeEventListener(name, forbid)
    recorded.end()
    // What it still has under way would be told of the next view.
    fixtureCleanup()
  }
}

/** Events that report what the shopper has done. */
const isNews = (name: string) => /-(changed|selected|committed|cleared|requested|added)$/.test(name)

async function newsOf(descriptor: Descriptor, change: (host: HTMLElement) => Promise<void>) {
  const { host } = await put(descriptor)
  // What a call of the start has told is no answer to the change.
  if (pending() > 0) {
    await waitUntil(() => pending() === 0, 'the calls of the start')
    await settle(1)
  }
  const fetched = stub(window, 'fetch').callsFake(async () => new Response('', { status: 503 }))
  const recorded = recording(descriptor)
  try {
    await change(host)
    await settle(1)
    return recorded.sent.map(({ event }) => event.type).filter(isNews)
  } finally {
    recorded.end()
    fetched.restore()
  }
}

const pageRules = [
  rule({
    rows: 'COR-052',
    says: 'does nothing that the page forbids',
    cases: viewsOf,
    faults: doneAnyway,
    broken: [
      careless,
      /open: .*\/dp\/cart\/count after dp-before-press-careless[^]*dp-careless-changed/,
    ],
  }),
  rule<Named>({
    rows: 'COR-053',
    says: 'sends no news of an attribute or property that the page changes',
    cases: writtenFields,
    async faults(descriptor, [name, field]) {
      const news = await newsOf(descriptor, async host => {
        for (const value of valuesOf(field)) {
          host.setAttribute(written(name, field), `${value}`)
          await nextTask()
        }
        Object.assign(host, { config: { [name]: valuesOf(field)[0] } })
      })
      return news.map(type => `${type}, of ${name}`)
    },
    broken: [careless, /dp-careless-changed, of value/],
  }),
  rule<Named>({
    rows: 'COR-053',
    says: 'sends no news of a store that the page changes',
    cases: descriptor => fieldsOf(descriptor).filter(([, { store }]) => store),
    async faults(descriptor, [name, field]) {
      const news = await newsOf(descriptor, async host => {
        const { held, path } = heldFor(field)
        storeAt(path, configOf(host)['asin'] as string).set(held)
      })
      return news.map(type => `${type}, of ${name}`)
    },
    broken: [careless, /dp-careless-changed, of value/],
  }),
  rule({
    rows: 'COR-058',
    says: 'takes up a request once, and none that is taken',
    cases: ({ takes = [] }) => takes,
    faults: takingFaults,
    broken: [careless, /again[^]*untaken[^]*both/],
  }),
]

const requested = ({ hears = {} }: Descriptor, type: string): unknown =>
  hears[type]?.sample ?? sampleOf(hears[type]!.detail)

/** Two hosts of a tag get a request, and then a request that is already cancelled. */
async function takingFaults(descriptor: Descriptor, type: string): Promise<string[]> {
  const one = await show(descriptor, descriptor.examples[0])
  const two = one.cloneNode(true) as HTMLElement
  one.after(two)
  await settle()
  const request = () =>
    new CustomEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: requested(descriptor, type),
    })
  const recorded = recording(descriptor)
  try {
    const taken = request()
    taken.preventDefault()
    document.dispatchEvent(taken)
    await settle()
    const again = recorded.states.size + recorded.sent.length
    const free = request()
    document.dispatchEvent(free)
    await settle()
    const takers = new Set(recorded.sent.map(({ host }) => host))
    return [
      ...(again > 0 ? [`${type} is taken again`] : []),
      ...(free.defaultPrevented ? [] : [`${type} is left untaken`]),
      ...(takers.size > 1 ? [`${type} is taken by both`] : []),
    ]
  } finally {
    recorded.end()
  }
}

describe('Conformance: events', () => {
  let errors: SinonStub

  before(async () => {
    errors = stub(console, 'error')
    await session()
  })
  after(() => errors.restore())

  conform('events', [...lifeRules, ...pageRules])
})
