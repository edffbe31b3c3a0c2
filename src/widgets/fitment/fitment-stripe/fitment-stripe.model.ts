import { atom } from 'nanostores'
import type { LateFile } from '../../../element/late.ts'
import type { LinkBeside } from '../../../page/page-link.ts'
import { isComplete } from '../shared/machine.rules.ts'
import { counting, shownState } from './basis.model.ts'
import { bulleting } from './bullet.model.ts'
import { checking, share } from './check.model.ts'
import { late } from './fitment-stripe.late.ts'
import type { FinderCode, Stripe } from './finder.ports.ts'
import type { Basis, Machine, Shown, StripePorts } from './fitment-stripe.ports.ts'
import {
  beginning,
  categoryOf,
  finderNamed,
  hintOf,
  machineToCheck,
  scopeOf,
  startsAnew,
} from './fitment-stripe.rules.ts'
import { following } from './following.model.ts'
import { myMachines } from './my-machines.model.ts'
import { searching } from './search.model.ts'
import { suggestions } from './suggestions.model.ts'
import { textFinder } from './text.model.ts'

/** The shopper can name a machine. `held` is the current machine until then. */
const entering = (held: Machine | null) =>
  ({ state: 'enter-model', machine: held, failed: false, said: null }) as const

/** `linkBeside`: draws the bullet in the page. */
export function stripeModel(ports: StripePorts, linkBeside: LinkBeside) {
  const state = shownState(ports)
  const { $shown, show, stop } = state
  const basis: Basis = {
    ports,
    $shown,
    end: state.end,
    ...counting(ports),
    category: () => categoryOf(ports.config),
    scope: () => scopeOf(ports.config),
  }
  const mine = myMachines(basis)
  const { leave, refuse, search } = searching(basis)
  const checkFit = checking(basis, settle)
  /** A machine whose check has not ended. If the element leaves the page and returns, it checks the machine again. */
  let unchecked = machineToCheck(ports.config)
  /** The shopper has named the machine of the last check in this stripe. */
  let isOwnCheck = false
  let isHinted = false

  const isDetail = () => ports.config.pageType === 'detail'
  const hint = () => hintOf(ports.config, $finder.get().name, location.search)

  /** Stops the running lookup or check, and shows the change. */
  function settle(change: Partial<Shown>): void {
    stop()
    unchecked = null
    show({ isHinting: false, ...change })
  }

  /** Makes this machine the current machine. Whether the product fits it is not known yet. */
  function hold(held: Machine): void {
    stop()
    show(entering(held))
  }

  /** Checks a machine. `isOwn`: the shopper asked for this check, so the stripe saves the machine after an answer. */
  async function check(machine: Machine, isOwn: boolean): Promise<void> {
    stop()
    unchecked = machine
    isOwnCheck = isOwn
    const signal = state.begin()
    if (!signal) return undefined
    if (!isComplete(machine)) return refuse(machine)
    const isAnswered = await checkFit(machine, signal, $finder.get().name === 'dropdown')
    return isAnswered && isOwn ? mine.save(machine, ports.config.asin) : undefined
  }

  /** Goes back to the empty finder, without a machine (FIT-077). */
  function reset(): void {
    settle(entering(null))
    $finder.get().finder.reset()
  }

  /** Takes over a machine that the shopper has not just picked here, and sends no dp-model-selected (FIT-151). */
  function take(taken: Machine): void {
    hold(taken)
    $finder.get().finder.show(taken)
    if (isDetail()) void check(taken, false)
  }

  const { tell } = following(ports, state, { take, reset })

  const stripe: Stripe = {
    ...basis,
    begin: state.begin,
    hint,
    focused: () => show({ focus: false }),
    listed: mine.listed,
    suggestions: source => ports.extend(suggestions(stripe, source)),
    edited() {
      stop()
      unchecked = null
      if ($shown.get().said) show({ said: null })
    },
    search(keywords, machine) {
      if (keywords) search({ keywords, machine })
    },
    pick(machine) {
      hold(machine)
      share(basis, machine, null)
      tell(() => ports.emit('dp-model-selected', { ...machine }))
      if (isDetail()) return void check(machine, true)
      void mine.save(machine)
      leave(machine)
    },
  }

  function makeFinder() {
    const wanted = finderNamed(ports.config)
    if (ports.config.finderName === 'dropdown' && wanted === 'text') {
      ports.warn('data-finder="dropdown" without brands: text is used')
    }
    const file: LateFile<FinderCode> | null = wanted === 'text' ? null : late[wanted]
    const code = file && ports.here(file)
    const finder = ports.extend((code?.finder ?? textFinder)(stripe))
    return { name: code ? wanted : 'text', finder } as const
  }
  const $finder = atom(makeFinder())

  bulleting(basis, linkBeside, () => {
    show({ hidden: false, focus: $shown.get().state === 'enter-model' })
    state.openHint(hint())
  })

  ports.onConfig((config, before) => {
    if (finderNamed(config) !== $finder.get().name) $finder.set(makeFinder())
    const { machine: shown, helps } = $shown.get()
    if (startsAnew(config, before)) {
      settle({ ...beginning(config), helps })
      unchecked = machineToCheck(config)
      if (unchecked) void check(unchecked, false)
    } else if (config.asin !== before.asin && isDetail() && shown) {
      // A result for one product says nothing about the next product.
      take(shown)
    }
    if (!config.hideStripeOnLoad) show({ hidden: false })
  })
  ports.use(() => {
    if (unchecked) void check(unchecked, false)
    if (!isHinted) state.openHint(hint())
    isHinted = true
    return () => {
      stop()
      // The timer of the hint ended when the element left the page.
      show({ isHinting: false })
    }
  })

  return {
    ...stripe,
    $finder,
    retry(): void {
      const { machine: failed } = $shown.get()
      if (failed) void check(failed, isOwnCheck)
    },
    /** Removes the machine, to check another machine (FIT-077, FIT-078). */
    clear(): void {
      if (ports.config.pageType === 'search') return search({ isCleared: true })
      const { machine: cleared } = $shown.get()
      reset()
      show({ focus: true })
      if (!cleared) return
      const { brand, series, model: number } = cleared
      tell(() => {
        ports.page.$fitment.set(null)
        ports.emit('dp-model-cleared', { brand, series, model: number })
      })
    },
    help: () => ports.emit('dp-help-requested', { category: stripe.category() ?? '' }),
    /** Searches all parts, if the page names no product type (FIT-074). */
    searchParts: () => search({}),
  }
}
export type StripeModel = ReturnType<typeof stripeModel>
