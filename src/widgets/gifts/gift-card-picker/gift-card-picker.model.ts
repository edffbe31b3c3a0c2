import { atom } from 'nanostores'
import { amounts } from './amount.model.ts'
import { buying } from './buying.model.ts'
import { anyAmount, canBe, keyOf } from './catalogue.rules.ts'
import { designs } from './design.model.ts'
import { submitting } from './form.model.ts'
import type { GiftPorts } from './gift-card-picker.ports.ts'
import { placing } from './place.model.ts'
import { starting } from './start.model.ts'

export function model(ports: GiftPorts) {
  // The amounts come first: what the designs start with is judged by the constraints that came with them.
  const amount = amounts(ports, () => settle())
  const design = designs(ports, () => start.renew())
  const field = submitting(ports)
  const place = placing(ports)
  const $disabled = atom(false)
  /** How often the box was asked to take the focus. */
  const $asked = atom(0)
  const buy = buying(ports, amount, {
    ask: () => $asked.set($asked.get() + 1),
    $disabled,
  })
  /** What the page knows of the choice. */
  let known = ''

  /** The combination of what is chosen. Without an amount, a fixed design has its first one. */
  function combinationKey(): string {
    const now = design.now()
    const { denomination } = amount.$chosen.get()
    const own = now?.isVariable ? anyAmount : (now?.swatches[0]?.denomination ?? anyAmount)
    return keyOf(denomination ?? own, now?.index ?? 0)
  }
  const combination = () => design.$catalogue.get().combinations.get(combinationKey())
  const marked = () => JSON.stringify([combinationKey(), amount.$chosen.get().amount])

  function emitChange(): void {
    const { amount: chosen } = amount.$chosen.get()
    ports.emit('dp-gift-card-changed', {
      asin: combination()?.asin || (ports.config.asin ?? null),
      combination: combinationKey(),
      amount: chosen === null ? null : Number(chosen),
      designIndex: design.$design.get() ?? 0,
    })
  }

  /**
   * Puts form, page stores and address in line with a choice of the shopper, and then tells of it (COR-051). `isReturn`:
   * the address has it already.
   */
  function settle(isReturn = false): void {
    const isInvalid = amount.$state.get() === 'invalid'
    const { amount: chosen, denomination } = amount.$chosen.get()
    field.set(chosen)
    place.show(combinationKey(), combination())
    // While the typed amount is not possible, the address keeps the last one that was.
    if (!isInvalid) {
      if (!isReturn) place.address(denomination === anyAmount ? chosen : null)
      place.remember(start.snapshot())
    }
    const now = marked()
    if (now === known) return
    known = now
    field.tell()
    if (!isInvalid) emitChange()
  }

  /** The choice is the page's own, so nothing tells of it (COR-053). A reset form also takes back the address. */
  function accept(isReset = false): void {
    const { amount: chosen, denomination } = amount.$chosen.get()
    field.set(chosen)
    place.begin(combinationKey(), combination())
    const before = known
    known = marked()
    if (!isReset || known === before) return
    place.address(denomination === anyAmount ? chosen : null)
    place.remember(start.snapshot())
  }

  const start = starting(ports, { amount, design, field, place, accept, settle })
  start.begin()
  ports.onDisabled(disabled => {
    $disabled.set(disabled)
    field.disable(disabled)
  })

  return {
    $asked,
    $disabled,
    $state: amount.$state,
    $chosen: amount.$chosen,
    $text: amount.$text,
    $error: amount.$error,
    $catalogue: design.$catalogue,
    $design: design.$design,
    $occasion: design.$occasion,
    $filtering: design.$filtering,
    $hint: buy.$hint,
    anchor: buy.anchor,
    hideHint: buy.hide,
    /** The code of what opens did not load. */
    lose(): void {
      design.closeFilter()
      buy.hide()
    },
    now: design.now,
    shown: design.shown,
    openFilter: design.openFilter,
    closeFilter: design.closeFilter,
    filter: design.filter,
    type: amount.type,
    keyed: amount.keyed,
    commit: amount.commit,
    focus: amount.focus,
    leave: amount.leave,
    /** Chooses an amount by the id of its swatch. */
    pick(id: string | null): void {
      const swatch = design.now()?.swatches.find(one => one.id === id)
      if (swatch && !$disabled.get()) amount.pick(swatch)
    },
    /** Chooses a design by its place. */
    choose(index: number): void {
      const next = design.byIndex(index)
      const before = design.now()
      if ($disabled.get() || !canBe(next) || next === before) return
      design.set(index)
      amount.follow(next, before)
      settle()
    },
  }
}
export type GiftCardModel = ReturnType<typeof model>
