import { atom } from 'nanostores'
import { buttonGroup } from '../../../page/blockers.ts'
import { hearOwnPress, hearPageShow } from '../../../page/guarded-buttons.ts'
import { belongsTo, pageNodes } from '../../../page/nodes.ts'
import type { Item, Press } from '../../../page/shapes.ts'
import { joinSubmit } from '../../../page/submit-steps.ts'
import { late } from './buy-box.late.ts'
import type { BuyBoxPorts, Showing, Shown } from './buy-box.ports.ts'
import type { Fresh } from './fresh.model.ts'
import { offers, standing, type Offers } from './offers.model.ts'
import { quantities, submission } from './submission.model.ts'

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
    add: 'ready',
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

const sets = { 'aria-disabled': 'true' }

/** Prevents a second order by another press. All one-click buttons share one lock (ONE-001 to ONE-009). */
function oneClick(ports: BuyBoxPorts, { $shown, show }: Showing, { explain }: Offers) {
  const locked = buttonGroup({ sets, pressed: refuse })
  /**
   * Blocks the one-click buttons while every offer is locked. The buttons have no offer of their own, so a press
   * explains the first minimum that is not met.
   */
  const closed = buttonGroup({ sets, pressed: () => explain() })

  /** Removes the note beside a button outside the element. */
  let endNote: (() => void) | undefined

  function refuse(button: HTMLElement): void {
    ports.announce(ports.text('oneClick.locked'))
    if (ports.element.contains(button)) show({ orderUnderWay: true })
    else void noteBeside(button)
  }
  async function noteBeside(button: HTMLElement): Promise<void> {
    const code = await ports.late(late.orderNote)
    if (!locked.isHeld()) return
    endNote?.()
    const text = ports.text('oneClick.locked')
    endNote = code?.outlet(button, code.messageNode(text), code.messageStyles)
    // If the code of the note fails to load, the text shows inside the element.
    if (!code) show({ orderUnderWay: true })
  }

  let cancel: (() => void) | undefined
  function release(): boolean {
    if (!locked.isHeld()) return false
    cancel?.()
    locked.hold(false)
    endNote?.()
    endNote = undefined
    show({ orderUnderWay: false })
    return true
  }
  function unlock(reason: 'timeout' | 'pageshow'): void {
    if (release()) ports.emit('dp-one-click-unlocked', { reason })
  }

  function lock(button: HTMLElement): void {
    if (locked.isHeld()) return
    locked.hold(true)
    cancel = ports.after(ports.config.oneClickLockMs, () => unlock('timeout'))
    // The next press may need the note.
    if (locked.buttons().some(other => !ports.element.contains(other))) {
      void ports.late(late.orderNote)
    }
    const position = locked.buttons().indexOf(button) + 1
    const name = button.getAttribute('name')
    ports.emit('dp-one-click-locked', { button: button.id || name || `${position}` })
  }

  const search = () =>
    pageNodes(ports.config.oneClickButtons, button => {
      if (!belongsTo(ports.element, button)) return () => {}
      const ends = [
        locked.add(button),
        closed.add(button),
        hearOwnPress(button, () => lock(button)),
      ]
      return () => {
        for (const end of ends) end()
      }
    })

  let stop: (() => void) | undefined
  ports.use(() => {
    stop = search()
    const unhear = hearPageShow(() => unlock('pageshow'))
    return () => {
      release()
      unhear()
      stop?.()
    }
  })
  ports.onConfig((config, before) => {
    if (config.oneClickButtons === before.oneClickButtons) return
    stop?.()
    stop = search()
  })

  // While every offer is locked, the one-click buttons are blocked, inside and outside the offers (ONE-017).
  ports.watch($shown, shown => closed.hold(shown.closed))

  return {
    /** Locks the buttons if one of them started a submission and nothing stopped it. */
    passed({ submitter }: Press): void {
      if (submitter && locked.buttons().includes(submitter)) lock(submitter)
    },
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
    blocks: (press: Press) => $shown.get().add === 'adding' || offering.blocks(press),
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
