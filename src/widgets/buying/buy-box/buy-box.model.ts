import { isElement } from '../../../page/nodes.ts'
import {
  joinSubmit,
  loadSteps,
  ownerForm,
  type Item,
  type Press,
} from '../../../page/owner-form.ts'
import { later } from '../../../machine/later.ts'
import type { Extras } from './buy-box.extras.ts'
import type { Fresh } from './buy-box.fresh.ts'
import { watchNeeds } from './buy-box.needs.ts'
import { quantities } from './buy-box.quantity.ts'
import { shown, type BuyBoxPorts } from './buy-box.shown.ts'
import { submission } from './buy-box.submission.ts'
import { code, loads } from './code.ts'

export function model(ports: BuyBoxPorts) {
  const showing = shown()
  const { $shown, show } = showing
  const quantity = quantities(ports, showing, () => steps.read())
  let adding: Fresh | undefined
  let extra: Extras | undefined
  const submitting = submission(ports, showing, quantity, () => extra)
  const { items, refresh } = submitting

  /** Offers that the method was given, and whether it locks them still. */
  const called = new Map<HTMLElement, boolean>()
  const guarding = later(async () => {
    const { offers } = await import('./buy-box.offers.ts')
    return offers(ports, showing, quantity, containers, called)
  })
  const clicking = later(async () => {
    // Presses in other forms are heard as well.
    const [{ oneClick }] = await Promise.all([loads.oneClick(), loadSteps()])
    return oneClick(ports, showing)
  })

  async function guard(by: typeof guarding | typeof clicking = guarding): Promise<void> {
    if (!(await by.come())) ports.warn('what guards the offers could not be loaded')
  }

  /** A press that comes before the guards waits for them. */
  const coming = (): Promise<unknown> | undefined =>
    [guarding, clicking].find(one => one.isComing())?.come()

  const steps = ports.extend({
    read(): void {
      refresh()
      guarding.now()?.refresh()
    },
    blocks: (press: Press) => !!$shown.get().adding || coming() || !!guarding.now()?.blocks(press),
    items,
    confirms: (all: readonly Item[]) => ports.emit('dp-before-add-to-cart', { items: [...all] }),
    passed: (press: Press) => clicking.now()?.passed(press),
    sends: (press: Press) => !!adding?.sends(press),
  })

  /** What the configuration asks for besides; its code has come before. */
  function prepare(): void {
    adding ??= code.fresh?.fresh(ports, showing, submitting, ownerForm)
    if (code.extras) {
      extra ??= ports.extend(code.extras.extras(ports, showing, refresh))
    }
  }
  prepare()
  const containers = watchNeeds(ports, called, {
    offers: () => void guard(),
    buttons: () => void guard(clicking),
    changed: () => guarding.now()?.refresh(),
  })
  ports.use(() => joinSubmit(ports.element, steps))
  ports.onDisabled(disabled => {
    show({ disabled })
    refresh()
  })
  ports.onRestore(restored => {
    quantity.restore(restored)
    extra?.restore(restored)
  })
  ports.onConfig(() => {
    prepare()
    steps.read()
  })

  return {
    $shown,
    lock(container: HTMLElement): void {
      if (!isElement(container)) throw new TypeError('lock(container): expected an element')
      called.set(container, true)
      void guard()
      steps.read()
    },
    unlock(container: HTMLElement): void {
      if (called.has(container)) called.set(container, false)
      steps.read()
    },
    choose: quantity.choose,
    /** Closes the pop-up. */
    dismiss: () => show({ explained: null }),
    extras: () => extra,
  }
}
export type BuyBoxModel = ReturnType<typeof model>
