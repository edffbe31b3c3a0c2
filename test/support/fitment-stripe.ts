import { atom } from 'nanostores'
import { fitmentStripe } from '../../elements/fitment/fitment-stripe.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { load } from '../../src/element/late.ts'
import { page } from '../../src/page/page.ts'
import { late } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.late.ts'
import { messages } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { stripeModel } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.model.ts'
import type {
  Listed,
  Machine,
  Said,
  Shown,
  StripePorts,
} from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.ports.ts'
import type { Stripe } from '../../src/widgets/fitment/fitment-stripe/finder.ports.ts'
import { beginning } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.rules.ts'
import { suggestions } from '../../src/widgets/fitment/fitment-stripe/suggestions.model.ts'
import { portsOf } from './ports.ts'

export type StripeConfig = Partial<Config<typeof fitmentStripe>>

/** The small part of a page that the stripe needs. No helper element is in it. */
const origin = 'https://shop.example'
class Page extends EventTarget {
  querySelector(): null {
    return null
  }
  querySelectorAll(): [] {
    return []
  }
}
const scope = {
  document: new Page(),
  location: { origin, href: `${origin}/dp/B0DISHPUMP`, search: '' },
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
}
for (const [name, value] of Object.entries(scope)) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}
export const setAddress = (search: string): unknown => Object.assign(scope.location, { search })

/** The host loads the finder that a stripe is configured for before it makes the model. */
await Promise.all([load(late.dropdown), load(late.smartbox)])

export const answered = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const failed = (problem = 'unavailable', status = 500) =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>
export const fits = answered({ success: 1, payload: { fitment_decision: 'yes' } })

/** No page is here for the bullet. */
const noLink = () => ({ say() {}, end() {} })

export const asin = 'B0DISHPUMP'
export const lg: Machine = {
  brand: 'Black & Decker',
  series: ' side  by side ',
  model: 'lsx-26366',
  displayBrand: 'LG',
  displaySeries: 'Side by Side',
  displayModel: 'LSXS26366S',
  isSavedModel: false,
}
/** The same model in events. */
export const said = { brand: lg.brand, series: lg.series, model: lg.model }

/** A machine of which all forms are told apart. */
export const machineOf = (brand: string, series: string, model: string): Machine => ({
  brand: brand.toUpperCase(),
  series: series.toUpperCase(),
  model: model.toUpperCase(),
  displayBrand: brand,
  displaySeries: series,
  displayModel: model,
  isSavedModel: false,
})

/** The same as a hit of an answer. */
export const hitOf = (one: Machine, part?: string) => ({
  fields: {
    brand: one.brand,
    modelnumber: one.model,
    series: one.series,
    display_brand: one.displayBrand,
    display_series: one.displaySeries,
    display_model: one.displayModel,
    ...(part && { partnumber: part }),
  },
})

/** A stripe whose finder writes down what the stripe tells it. */
export function stripeOf(config: StripeConfig = {}, cancels: readonly string[] = []) {
  page.$fitment.set(null)
  const host = portsOf(
    fitmentStripe,
    { pageType: 'detail', asin, ...config },
    { messages, cancels },
  )
  const stripe = stripeModel(host.ports as StripePorts, noLink)
  const told = { resets: 0, shown: [] as Machine[] }
  const { finder } = stripe.$finder.get()
  Object.assign(finder, {
    reset: () => told.resets++,
    show: (machine: Machine) => told.shown.push(machine),
  })
  const { calls, events } = host.said
  const callsOf = (id: string) => calls.filter(call => call.id === id)
  return {
    ...host,
    stripe,
    told,
    shown: () => stripe.$shown.get(),
    callsOf,
    queryOf: (id: string) => (callsOf(id).at(-1)?.input as { query: object } | undefined)?.query,
    eventsOf: (name: string) => events.filter(one => one.name === name).map(one => one.detail),
    metrics: () => host.said.metrics.map(({ name }) => name),
    /** Answers the newest call of this kind. */
    async answer(id: string, outcome: Outcome<CallSpec>) {
      callsOf(id).at(-1)?.answer(outcome)
      await host.settled()
    },
  }
}

/** ... in which a machine was picked, and checked with this outcome. */
export async function checkedStripe(outcome: Outcome<CallSpec>, config?: StripeConfig) {
  const made = stripeOf(config)
  made.stripe.pick(lg)
  await made.answer('fitment-check', outcome)
  return made
}

interface QueryLike {
  qtype: string
  q: string
  [name: string]: string | undefined
}

/** A stripe as a finder knows it: what the finder finds and says is written down. */
export function finderStripe(
  config: StripeConfig = {},
  listed: Listed = { saved: [], popular: [] },
) {
  const host = portsOf(fitmentStripe, { pageType: 'detail', ...config }, { messages })
  const ports = host.ports as StripePorts
  const $shown = atom<Shown>(beginning(ports.config))
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })
  const told = {
    picked: [] as Machine[],
    searched: [] as { keywords: string; machine: Machine | undefined }[],
    counted: [] as string[],
    said: [] as Said[],
    edits: 0,
    /** For which brands saved and popular machines were asked for; and what is answered. */
    listedFor: [] as (string | undefined)[],
    listed,
  }
  let running: AbortController | null = null
  function stop(message: Said | null): void {
    running?.abort()
    running = null
    show({ busy: false, said: message })
  }
  const stripe: Stripe = {
    ports,
    $shown,
    begin() {
      if (running) return null
      stop(null)
      running = new AbortController()
      show({ busy: true })
      return running.signal
    },
    end(message) {
      stop(message ?? null)
      if (message) told.said.push(message)
    },
    pick(machine) {
      stop(null)
      told.picked.push(machine)
    },
    edited() {
      told.edits++
      stop(null)
    },
    search: (keywords, machine) => void told.searched.push({ keywords, machine }),
    async listed(brand) {
      told.listedFor.push(brand)
      return told.listed
    },
    suggestions: source => suggestions(stripe, source),
    count: name => void told.counted.push(name),
    failed(outcome, name) {
      const failure = ports.failed(outcome)
      if (failure) told.counted.push(name)
      return failure
    },
    category: () => ports.config.category,
    scope: () => ports.config.stripeParams?.scope ?? 'default',
    hint: () => null,
    focused: () => {},
  }
  const callsOf = (id: string) => host.said.calls.filter(call => call.id === id)
  const answerTo = async (call: (typeof host.said.calls)[0] | undefined, outcome: object) => {
    call?.answer(outcome as Outcome<CallSpec>)
    await host.settled()
  }
  return {
    ...host,
    stripe,
    told,
    show,
    shown: () => $shown.get(),
    callsOf,
    /** The queries of all calls so far. */
    asked: () => host.said.calls.map(({ input }) => (input as { query: QueryLike }).query),
    /** Answers the newest call, or the newest of a kind. */
    answer: (outcome: object) => answerTo(host.said.calls.at(-1), outcome),
    answerOf: (id: string, outcome: object) => answerTo(callsOf(id).at(-1), outcome),
  }
}
