import { atom } from 'nanostores'
import type { Item, Press } from '../../../page/shapes.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { late } from './buy-box.late.ts'
import type { BuyBoxPorts, Showing, Shown } from './buy-box.ports.ts'
import type { Fresh } from './fresh.model.ts'
import { offers } from './offers.model.ts'
import { oneClick } from './one-click.model.ts'
import { quantities } from './quantity.model.ts'
import { standing } from './standing.model.ts'
import { submission } from './submission.model.ts'

export function showing(): Showing {
  const $shown = atom<Shown>({
    helps: true,
    quantity: 1,
    giftWrap: false,
    place: '',
    disabled: false,
    minimums: [],
    fit: null,
    explained: null,
    closed: false,
    conditionOpen: false,
    orderUnderWay: false,
    adding: false,
    outcome: null,
  })
  return { $shown, show: change => $shown.set({ ...$shown.get(), ...change }) }
}

/** Opens and closes the explanation of a used item's condition (BOX-027, BOX-029). */
function conditions(ports: BuyBoxPorts, { $shown, show }: Showing) {
  function explain(conditionOpen: boolean, condition = ports.config.condition): void {
    if (conditionOpen === $shown.get().conditionOpen || !condition) return
    show({ conditionOpen })
    ports.emit(conditionOpen ? 'dp-condition-opened' : 'dp-condition-closed', { condition })
  }
  ports.onConfig((config, before) => {
    if (config.condition !== before.condition) explain(false, before.condition)
  })
  return {
    openCondition: () => explain(true),
    closeCondition: () => explain(false),
  }
}

export function model(ports: BuyBoxPorts) {
  const shown = showing()
  const { $shown, show } = shown
  const quantity = quantities(ports, shown, () => steps.read())
  const submitting = submission(ports, shown, quantity)
  const offering = offers(ports, shown, quantity)
  const buttons = oneClick(ports, shown, offering)
  /** Adds the item by a call. null: the item has not been fresh yet. */
  let adding: Fresh | null = null
  function freshen(): void {
    adding ??= ports.here(late.fresh)?.fresh(ports, shown, submitting) ?? null
  }
  freshen()
  ports.onConfig(freshen)

  const steps = ports.extend({
    read(): void {
      submitting.refresh()
      offering.refresh()
    },
    blocks: (press: Press) => $shown.get().adding || offering.blocks(press),
    items: submitting.items,
    confirms: (items: readonly Item[]) =>
      ports.emit('dp-before-add-to-cart', { items: [...items] }),
    passed: buttons.passed,
    sends: (press: Press) => !!adding?.sends(press),
  })

  standing(ports, shown)
  ports.use(() => joinSubmit(ports.element, steps))
  ports.watch(ports.page.$location, to => show({ place: to?.addressLabel ?? '' }))
  ports.onRestore(restored => {
    quantity.restore(restored)
    submitting.restore(restored)
  })

  return {
    $shown,
    ...conditions(ports, shown),
    lock: offering.lock,
    unlock: offering.unlock,
    choose: quantity.choose,
    wrap: submitting.wrap,
    /** Closes the minimum-order pop-up. */
    dismiss: () => show({ explained: null }),
  }
}
export type BuyBoxModel = ReturnType<typeof model>
