import { atom } from 'nanostores'
import { fitmentStripe } from '../../elements/fitment/fitment-stripe.ts'
import type { Config } from '../../src/element/describe.ts'
import { messages } from '../../src/widgets/fitment/fitment-stripe/fitment-stripe.messages.ts'
import type {
  Listed,
  Model,
  Said,
  Shown,
  Stripe,
} from '../../src/widgets/fitment/fitment-stripe/stripe.ts'
import { portsOf } from './ports.ts'

/** A model in which all forms of a name differ. */
export const modelOf = (brand: string, series: string, model: string): Model => ({
  brand: brand.toUpperCase(),
  series: series.toUpperCase(),
  model: model.toUpperCase(),
  displayBrand: brand,
  displaySeries: series,
  displayModel: model,
  isSavedModel: false,
})

/** The same model as a hit in an answer. */
export const hitOf = (one: Model, part?: string) => ({
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

/** A stripe that records what its finder does, and answers with `listed`. */
export function stripeOf(config: Partial<Config<typeof fitmentStripe>> = {}) {
  const host = portsOf(fitmentStripe, { pageType: 'detail', ...config }, { messages })
  const $shown = atom<Shown>({
    state: 'enter-model',
    model: null,
    failed: false,
    busy: false,
    said: null,
    focus: false,
    hidden: false,
    helps: false,
    hint: null,
  })
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })
  const done = {
    picked: [] as Model[],
    searched: [] as { keywords: string; model: Model | undefined }[],
    counted: [] as string[],
    said: [] as Said[],
    listedFor: [] as (string | undefined)[],
    displaced: 0,
    listed: { saved: [], popular: [] } as Listed,
  }
  let running: AbortController | null = null
  const stop = () => {
    running?.abort()
    running = null
    show({ busy: false })
  }
  const stripe = {
    ports: host.ports,
    $shown,
    begin() {
      if (running) return null
      running = new AbortController()
      show({ busy: true, said: null })
      return running.signal
    },
    end(said?: Said) {
      stop()
      if (said) done.said.push(said)
    },
    pick(model: Model) {
      stop()
      done.picked.push(model)
    },
    edited: stop,
    search: (keywords: string, model?: Model) => done.searched.push({ keywords, model }),
    async listed(brand?: string) {
      done.listedFor.push(brand)
      return done.listed
    },
    count: (name: string) => done.counted.push(name),
    category: () => host.ports.config.category,
    scope: () => host.ports.config.stripeParams?.scope ?? 'default',
    displaceHints() {
      done.displaced += 1
      return () => (done.displaced -= 1)
    },
    focused: () => {},
  } as unknown as Stripe
  return { ...host, stripe, done, show }
}
