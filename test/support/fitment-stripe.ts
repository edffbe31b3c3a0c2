import { fitmentStripe } from '../../elements/fitment/fitment-stripe.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import { finders } from '../../src/widgets/fitment/fitment-stripe/finders.ts'
import { messages } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import { model as make } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.model.ts'
import type { Finder, Model, StripePorts } from '../../src/widgets/fitment/fitment-stripe/stripe.ts'
import { portsOf } from './ports.ts'

export type StripeConfig = Partial<Config<typeof fitmentStripe>>

/** The small part of a page that the stripe needs. No helper element is in it. */
const origin = 'https://shop.example'
const scope = {
  document: Object.assign(new EventTarget(), {
    querySelector: () => null,
    querySelectorAll: () => [],
  }),
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

export const asin = 'B0DISHPUMP'
export const lg: Model = {
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

export const answered = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const failed = (problem = 'unavailable', status = 500) =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>
export const fits = answered({ success: 1, payload: { fitment_decision: 'yes' } })

const names = ['text', 'dropdown', 'smartbox'] as const

/** A stripe with finders that find nothing, but record what the stripe tells them. */
export function stripeOf(config: StripeConfig = {}, cancels: readonly string[] = []) {
  page.$fitment.set(null)
  const told = { resets: 0, shown: [] as Model[] }
  const finder: Finder = {
    reset: () => told.resets++,
    show: model => told.shown.push(model),
  }
  for (const name of names) finders[name] = { make: () => finder, View: name }
  const host = portsOf(
    fitmentStripe,
    { pageType: 'detail', asin, ...config },
    { messages, cancels },
  )
  const stripe = make(host.ports as StripePorts)
  const { calls, events } = host.said
  /** Waits for code that loads later. */
  async function codeComes(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await host.settled()
  }
  const callsOf = (id: string) => calls.filter(call => call.id === id)
  return {
    ...host,
    stripe,
    told,
    codeComes,
    shown: () => stripe.$shown.get(),
    callsOf,
    queryOf: (id: string) => (callsOf(id).at(-1)?.input as { query: object } | undefined)?.query,
    eventsOf: (name: string) => events.filter(one => one.name === name).map(one => one.detail),
    metrics: () => host.said.metrics.map(({ name }) => name),
    /** Answers the newest call of this kind. */
    async answer(id: string, outcome: Outcome<CallSpec>) {
      callsOf(id).at(-1)?.answer(outcome)
      await codeComes()
    },
    async pick(model: Model = lg) {
      stripe.pick(model)
      await codeComes()
    },
  }
}

/** A stripe with a picked model, checked with this outcome. */
export async function checkedStripe(outcome: Outcome<CallSpec>, config?: StripeConfig) {
  const made = stripeOf(config)
  await made.pick()
  await made.answer('fitment-check', outcome)
  return made
}
