import { isElement } from '../../page/nodes.ts'
import {
  addressOf,
  fieldsOf,
  joinSubmit,
  submitAgain,
  submitWithoutForm,
} from '../../page/owner-form.ts'
import type { Item, Press } from '../../page/owner-form.ts'
import { later } from '../../machine/later.ts'
import { watchNeeds } from './buy-box.needs.ts'
import { quantities } from './buy-box.quantity.ts'
import { shown, type BuyBoxPorts } from './buy-box.shown.ts'
import { submission } from './buy-box.submission.ts'

/** By which the host knows steps of this kind. */
const stepsOfBuyBox = {}

export function model(ports: BuyBoxPorts) {
  const showing = shown(ports)
  const { $shown, show } = showing
  const quantity = quantities(ports, showing, () => steps.read())
  const { fields, items, refresh } = submission(ports, showing, quantity)

  /** Offers locked by the method. */
  const called = new Set<HTMLElement>()
  const guarding = later(async () => {
    const { guards } = await import('./buy-box.guards.ts')
    return guards(ports, showing, quantity, called)
  })
  const adding = later(async () => {
    const { fresh } = await import('./buy-box.fresh.ts')
    return fresh(ports)
  })

  const isFresh = () => ports.config.variant === 'fresh'

  async function guard(): Promise<void> {
    if (!(await guarding.come())) ports.warn('what guards the offers could not be loaded')
  }

  /** A press that comes before the guards waits for them. */
  function waits(press: Press): boolean {
    if (!guarding.isComing()) return false
    void guarding.come().then(() => submitAgain(press))
    return true
  }

  async function add(press: Press): Promise<void> {
    const body = { ...fields(), ...fieldsOf(press) }
    const addition = { items: items(), body, address: addressOf(press) }
    ports.state('adding', true)
    show({ adding: true, outcome: null })
    try {
      const part = await adding.come()
      show({ outcome: part ? await part.add(addition) : 'failed' })
    } finally {
      ports.state('adding', false)
      show({ adding: false })
    }
  }

  const steps = ports.extend(stepsOfBuyBox, {
    read(): void {
      refresh()
      guarding.now()?.judge()
    },
    blocks: (press: Press) =>
      $shown.get().adding || waits(press) || !!guarding.now()?.blocks(press),
    items,
    add,
    confirms: (all: readonly Item[]) => ports.emit('dp-before-add-to-cart', { items: [...all] }),
    passed: (press: Press) => guarding.now()?.passed(press),
    sends(press: Press): boolean {
      if (isFresh()) void steps.add(press)
      return isFresh()
    },
  })

  function wrap(giftWrap: boolean, byShopper: boolean): void {
    if (giftWrap === $shown.get().giftWrap) return
    show({ giftWrap })
    refresh()
    if (byShopper) ports.emit('dp-gift-wrap-changed', { checked: giftWrap })
  }

  function setCondition(conditionOpen: boolean, condition = ports.config.condition): void {
    if (conditionOpen === $shown.get().conditionOpen || !condition) return
    show({ conditionOpen })
    ports.emit(conditionOpen ? 'dp-condition-opened' : 'dp-condition-closed', { condition })
  }

  const prepare = () => {
    if (isFresh()) void adding.come()
  }
  ports.use(prepare)
  ports.use(() => submitWithoutForm(ports.element, isFresh))
  watchNeeds(ports, () => void guard())
  ports.use(() => joinSubmit(ports.element, steps))
  ports.watch(ports.page.$shopper, refresh)
  ports.watch(ports.page.$location, to => show({ place: to?.addressLabel ?? '' }))
  ports.onDisabled(disabled => {
    show({ disabled })
    refresh()
  })
  ports.onRestore(restored => {
    quantity.restore(restored)
    wrap(restored ? 'gift-wrap' in restored : ports.config.giftWrapChecked, false)
  })
  ports.onConfig((config, before) => {
    if (config.giftWrapChecked !== before.giftWrapChecked) wrap(config.giftWrapChecked, false)
    if (config.condition !== before.condition) setCondition(false, before.condition)
    prepare()
    steps.read()
  })

  return {
    $shown,
    lock(container: HTMLElement): void {
      if (!isElement(container)) throw new TypeError('lock(container): expected an element')
      called.add(container)
      void guard().then(steps.read)
    },
    unlock(container: HTMLElement): void {
      called.delete(container)
      steps.read()
    },
    choose: quantity.choose,
    wrap: (checked: boolean) => wrap(checked, true),
    /** Closes the pop-up. */
    dismiss: () => show({ explained: null }),
    openCondition: () => setCondition(true),
    closeCondition: () => setCondition(false),
  }
}
export type BuyBoxModel = ReturnType<typeof model>
