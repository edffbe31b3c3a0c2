import { atom } from 'nanostores'
import { replaceServerFields, serverValue } from '../../../page/server-fields.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { isSameJson } from '../../../rules/same-json.ts'
import { mainQuantity } from '../shared/main-quantity.model.ts'
import { planText } from '../shared/plan-text.model.ts'
import { plannedIn, type Plan, type Subject } from '../shared/plan.rules.ts'
import { adding } from './adding.model.ts'
import { addAfterProduct } from './after-product.model.ts'
import { warrantyChoice } from './choice.model.ts'
import { counting } from './counting.model.ts'
import type { WarrantyPorts } from './warranty-cards.ports.ts'
import { isSupported, offeredWarranties } from './warranty-cards.rules.ts'

type ClearReason = 'shopper' | 'other-card' | 'buying-option' | 'asin'

/** The plan that the server's own controls would submit. */
const plannedBy = (element: HTMLElement): string | null =>
  serverValue(element, 'warrantyAsin') ?? plannedIn(serverValue(element, 'warrantySelection'))

export function model(ports: WarrantyPorts) {
  const $plans = atom<readonly Plan[]>([])
  /** Product ids of the plans whose cards are expanded. */
  const $expanded = atom<ReadonlySet<string>>(new Set())
  const $disabled = atom(false)
  const $supported = atom(true)
  const dialog = planText<Plan>(() => ports.announce(ports.text('warranty.notShown')))
  const quantity = mainQuantity(ports, () => choice.submit())
  const add = ports.extend(adding(ports))
  takePlans()
  takeOption()
  const choice = warrantyChoice(ports, {
    plans: () => $plans.get(),
    quantity: quantity.now,
    works: () => $supported.get(),
  })
  const count = counting(ports)
  /** What the shopper has chosen in the controls of the server, for this product (COR-061). */
  let initial = plannedBy(ports.element)
  if (initial) choice.restore(initial)

  function takePlans(): void {
    $plans.set(offeredWarranties(ports.config.warranties, fault => ports.warn(fault)))
    dialog.keepOnly($plans.get())
  }

  function takeOption(): void {
    $supported.set(isSupported(ports.config.buyingOption))
    if (!$supported.get()) $expanded.set(new Set())
  }

  const idsOf = (plan: Plan, baseAsin = ports.config.asin) => ({
    baseAsin,
    warrantyAsin: plan.asin,
  })

  function tellCleared(plan: Plan, reason: ClearReason, baseAsin?: string): void {
    ports.emit('dp-warranty-cleared', { ...idsOf(plan, baseAsin), reason })
  }

  /** What is on its way into the cart arrives there, so its answer is told, too. */
  function forgetAdd(): void {
    if (add.$state.get() !== 'adding') add.stop()
  }

  function select(plan: Plan): void {
    const before = choice.$selected.get()
    if (!$supported.get() || before?.asin === plan.asin) return
    forgetAdd()
    choice.select(plan)
    if (before) tellCleared(before, 'other-card')
    const { offerListingId } = plan
    const uniqueId = choice.uniqueId()
    ports.emit('dp-warranty-selected', {
      ...idsOf(plan),
      offerListingId,
      quantity: quantity.now(),
      uniqueId,
    })
    count('select', plan)
  }

  function remove(): void {
    const plan = choice.clear()
    if (!plan) return
    forgetAdd()
    tellCleared(plan, 'shopper')
    count('remove', plan)
  }

  function toggle(plan: Plan): void {
    if (!$supported.get()) return
    const expanded = new Set($expanded.get())
    const isExpanded = expanded.delete(plan.asin)
    if (!isExpanded) expanded.add(plan.asin)
    $expanded.set(expanded)
    ports.emit(isExpanded ? 'dp-warranty-collapsed' : 'dp-warranty-expanded', idsOf(plan))
    count(isExpanded ? 'collapse' : 'expand', plan)
  }

  addAfterProduct(ports, { add, choice, quantity: quantity.now })
  ports.onConfig((config, before) => {
    const isOther = config.asin !== before.asin
    if (!isSameJson(config.warranties, before.warranties)) takePlans()
    takeOption()
    const dropped = isOther || !$supported.get() ? choice.clear(before.asin) : null
    if (isOther) {
      initial = null
      choice.follow()
    }
    if (isOther || !$supported.get()) add.stop()
    choice.refit()
    if (!dropped) return
    if (!isOther) ports.announce(ports.text('warranty.unsupported'))
    tellCleared(dropped, isOther ? 'asin' : 'buying-option', before.asin)
  })
  ports.watch($plans, plans => ports.state('empty', plans.length === 0))
  ports.watch($supported, supported => ports.state('unsupported', !supported))
  ports.use(() => {
    const ends = [
      replaceServerFields(ports.element),
      joinSubmit(ports.element, { read: choice.submit }),
    ]
    // The fields of the server are disabled now, so the form needs the element's own.
    choice.submit()
    return () => {
      dialog.close()
      for (const end of ends) end()
    }
  })
  ports.onRestore(fields => choice.restore(fields ? (fields['warrantyAsin'] ?? null) : initial))
  ports.onDisabled(disabled => $disabled.set(disabled))

  return {
    ...dialog,
    $plans,
    $expanded,
    $disabled,
    $supported,
    $selected: choice.$selected,
    $adding: add.$state,
    $wanted: add.$wanted,
    toggle,
    select,
    remove,
    retry: add.retry,
    open(plan: Plan, subject: Subject): void {
      dialog.open(plan, subject)
      count(subject, plan)
    },
  }
}
export type WarrantyCardsModel = ReturnType<typeof model>
