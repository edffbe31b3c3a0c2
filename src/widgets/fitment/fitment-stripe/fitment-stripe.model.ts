import { atom } from 'nanostores'
import { later } from '../../../machine/later.ts'
import { categoryName } from '../../../rules/fitment.ts'
import type { Acts } from './acting.ts'
import { finderNamed, finders, type FinderCode } from './finders.ts'
import { following } from './following.ts'
import { hinting } from './hinting.ts'
import { beginning, modelToCheck, startsAnew } from './start.ts'
import { stripeState, type State } from './state.ts'
import type { Model, Stripe, StripePorts } from './stripe.ts'

/** What the shopper's first pick needs. */
export const loadActs = () => import('./acting.ts')

/** A model can be named; `held` counts until then. */
const entering = (held: Model | null) =>
  ({ state: 'enter-model', model: held, failed: false, said: null }) as const

/** Where nothing could be loaded. */
const none = { saved: [], popular: [] }

export function model(ports: StripePorts) {
  const state = stripeState(ports)
  const { $shown, show, stop } = state
  const finderName = () => $finder.get().name
  const hints = hinting(ports, state, finderName)
  /** A model whose check has not ended: it is checked again when the element comes back to the page. */
  let unchecked = modelToCheck(ports.config)
  let isHinted = false

  const stripe: Stripe = {
    ports,
    $shown,
    begin: state.begin,
    end: state.end,
    pick: picked => act(steps => steps.pick(picked)),
    edited() {
      stop()
      unchecked = null
      if ($shown.get().said) show({ said: null })
    },
    search(keywords, of) {
      if (keywords) act(steps => steps.search({ keywords, model: of }))
    },
    listed: async brand => (await myModels.come())?.listed(brand) ?? none,
    count(name, fields) {
      ports.metric(name, fields)
      void counting.come().then(counter => counter?.count(name))
    },
    category() {
      const named = ports.config.category ?? ports.config.stripeParams?.category
      return named === undefined ? undefined : categoryName(named)
    },
    scope: () => ports.config.stripeParams?.scope ?? 'default',
    displaceHints: hints.displace,
    focused: () => show({ focus: false }),
  }

  const acts = later(async () => {
    const { acting } = await loadActs()
    return ports.extend(acting({ ...stripe, finderName, show, settle, hold, check, reset, tell }))
  })
  const myModels = later(async () => (await import('./my-models.ts')).myModels(stripe))
  const counting = later(async () => (await import('./counting.ts')).counting(stripe))

  const isDetail = () => ports.config.pageType === 'detail'

  function act(run: (steps: Acts) => void): void {
    void acts.come().then(steps => {
      if (steps) run(steps)
      else state.end({ tone: 'error', text: ports.text('fitment.ajaxError') })
    })
  }

  /** This model counts from now on; whether it fits is not known yet. */
  function hold(held: Model): void {
    stop()
    show(entering(held))
  }

  /** `isOwn`: the shopper has named the model in this stripe. */
  function check(checked: Model, isOwn: boolean): void {
    stop()
    unchecked = checked
    const signal = state.begin()
    if (signal) act(steps => signal.aborted || void steps.check(checked, signal, isOwn))
  }

  const settle: State['show'] = change => {
    stop()
    unchecked = null
    show({ hint: null, ...change })
  }

  /** As at the beginning (FIT-077). */
  function reset(): void {
    settle(entering(null))
    $finder.get().model.reset()
  }

  /** A model that was not named here (FIT-151). */
  function take(taken: Model): void {
    hold(taken)
    $finder.get().model.show(taken)
    if (isDetail()) check(taken, false)
  }

  const { tell } = following(ports, state, { take, reset })

  function makeFinder() {
    const { brands, finderName: wanted } = ports.config
    const name = finderNamed(wanted, brands)
    if (wanted === 'dropdown' && name !== wanted) {
      ports.warn('data-finder="dropdown" without brands: text is used')
    }
    const { make, View } = finders[name] as FinderCode
    return { name, View, model: ports.extend(make(stripe)) }
  }
  const $finder = atom(makeFinder())

  const bullet = later(async () =>
    (await import('./bullet.ts')).bulleting(stripe, show, hints.open),
  )
  const drawBullet = () => {
    if (ports.config.showBullet) void bullet.come()
  }

  ports.onConfig((config, before) => {
    if (finderNamed(config.finderName, config.brands) !== finderName()) {
      $finder.set(makeFinder())
    }
    const { model: shown, helps } = $shown.get()
    if (startsAnew(config, before)) {
      settle({ ...beginning(config), helps })
      unchecked = modelToCheck(config)
      if (unchecked) check(unchecked, false)
    } else if (config.asin !== before.asin && isDetail() && shown) {
      // What fits one product says nothing of the next.
      take(shown)
    }
    if (!config.hideStripeOnLoad) show({ hidden: false })
    drawBullet()
  })
  ports.use(() => {
    if (unchecked) check(unchecked, false)
    drawBullet()
    if (!isHinted) hints.open()
    isHinted = true
    return stop
  })

  return {
    ...stripe,
    $finder,
    retry(): void {
      const { model: failed } = $shown.get()
      if (failed) check(failed, true)
    },
    clear: () => act(steps => steps.clear()),
    help: () => ports.emit('dp-help-requested', { category: stripe.category() ?? '' }),
    closeHint: () => show({ hint: null }),
    /** The search of all parts, where the page names no product type (FIT-074). */
    searchParts: () => act(steps => steps.search({})),
  }
}
export type StripeModel = ReturnType<typeof model>
