import { atom } from 'nanostores'
import { machine } from '../../../machine/machine.ts'
import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { mainQuantity } from '../shared/main-quantity.model.ts'
import { planText } from '../shared/plan-text.model.ts'
import { plannedIn, type Plan, type Subject } from '../shared/plan.rules.ts'
import { planChoice, type ClearReason } from './choice.model.ts'
import { counting } from './counting.model.ts'
import { planList } from './plans.model.ts'
import type { ProtectionPorts } from './protection-plan.ports.ts'

const transitions = {
  collapsed: { expand: 'expanded' },
  expanded: { collapse: 'collapsed' },
} as const

const field = 'warrantySelection'

export function model(ports: ProtectionPorts) {
  const { $state, send } = machine(transitions, ports.config.autoExpand ? 'expanded' : 'collapsed')
  const $disabled = atom(false)
  const dialog = planText<Plan>(() => ports.announce(ports.text('protection.notShown')))
  const $quantity = atom(1)
  const quantity = mainQuantity(ports, () => steps.read())
  const plans = planList(ports, quantity.now, settle)
  const choice = planChoice(ports, plans, quantity.now)
  const counted = counting(ports, () => choice.$chosen.get(), plans.currency)
  const steps = ports.extend({ read: fit, passed: counted.passed })
  /** What the server had chosen in its own fields (COR-061). */
  const initial = plannedIn(serverValue(ports.element, field))

  function settle(): void {
    dialog.keepOnly(plans.$plans.get())
    choice.settle()
  }

  function clear(reason: ClearReason, baseAsin = ports.config.asin): void {
    const plan = choice.clear(baseAsin)
    if (!plan) return
    ports.emit('dp-protection-cleared', { baseAsin, warrantyAsin: plan.asin, reason })
    if (reason === 'shopper') counted.interact('clear', plan)
    if (reason === 'quantity') {
      ports.announce(plan.monthlyWarning || ports.text('protection.monthlyWarning'))
    }
  }

  /** Fits the choice to the quantity (PRO-020 to PRO-023, PRO-050). */
  function fit(): void {
    if ($quantity.get() === quantity.now()) return
    $quantity.set(quantity.now())
    const plan = choice.$chosen.get()
    if (plan && !choice.canChoose(plan)) clear('quantity')
    else choice.submit()
  }

  function choosePlan(plan: Plan | undefined): void {
    if (!plan) return clear('shopper')
    const selection = choice.choose(plan)
    if (!selection) return
    const ids = { baseAsin: ports.config.asin, warrantyAsin: plan.asin }
    ports.emit('dp-protection-selected', { ...ids, selection })
    counted.interact('select')
  }

  const collapse = () => void send('collapse')

  /** Only the shopper's presses are told (PRO-052). */
  function toggle(): void {
    const expands = send('expand') !== undefined
    if (!expands) collapse()
    ports.emit(expands ? 'dp-protection-expanded' : 'dp-protection-collapsed', {})
    counted.interact(expands ? 'expand' : 'collapse')
  }

  ports.hear('dp-protection-collapse-requested', (_, event) => {
    const { target } = event
    // The event may be for one element of several.
    const isForOther =
      target instanceof Element &&
      target !== ports.element &&
      target.localName === ports.element.localName
    if (event.defaultPrevented || isForOther) return
    event.preventDefault()
    collapse()
  })
  ports.onConfig((config, before) => {
    if (config.asin !== before.asin) {
      clear('product', before.asin)
      choice.follow()
      fit()
      if (!plans.takeGiven()) return plans.load()
    } else if (JSON.stringify(config.plans) !== JSON.stringify(before.plans)) plans.takeGiven()
    choice.submit()
    return undefined
  })
  ports.use(() => {
    const ends = [
      replaceServerFields(ports.element),
      joinSubmit(ports.element, steps),
      $state.subscribe(state => ports.state('expanded', state === 'expanded')),
      plans.$state.subscribe(state => ports.state('empty', state === 'none')),
    ]
    fit()
    // The fields of the server are disabled now, so the form needs the element's own.
    choice.submit()
    if (plans.isWaiting()) void plans.load()
    return () => {
      dialog.close()
      for (const end of ends) end()
    }
  })
  ports.onRestore(fields => choice.restore(fields ? plannedIn(fields[field]) : initial))
  ports.onDisabled(disabled => $disabled.set(disabled))
  if (initial) choice.restore(initial)
  plans.takeGiven()

  return {
    ...dialog,
    $state,
    $disabled,
    $quantity,
    $chosen: choice.$chosen,
    $plans: plans.$plans,
    $loading: plans.$state,
    canChoose: choice.canChoose,
    currency: plans.currency,
    /** `position`: of the plan, from 1. 0: no plan. */
    choose: (position: number) => choosePlan(plans.$plans.get()[position - 1]),
    toggle,
    collapse,
    retry: plans.load,
    draw: counted.draw,
    open(plan: Plan, subject: Subject): void {
      dialog.open(plan, subject)
      counted.interact(subject, plan)
    },
  }
}
export type ProtectionPlanModel = ReturnType<typeof model>
