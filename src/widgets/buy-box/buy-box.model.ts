import { isElement } from '../../page/nodes.ts'
import { joinSubmit, loadSteps, ownerForm, type Item, type Press } from '../../page/owner-form.ts'
import { later } from '../../machine/later.ts'
import type { Extras } from './buy-box.extras.ts'
import type { Fresh } from './buy-box.fresh.ts'
import { watchNeeds } from './buy-box.needs.ts'
import { quantities } from './buy-box.quantity.ts'
import { shown, type BuyBoxPorts } from './buy-box.shown.ts'
import { submission } from './buy-box.submission.ts'
import { code, loads } from './code.ts'

/** By which the host knows steps of this kind. */
const stepsOfBuyBox = {}

export function model(ports: BuyBoxPorts) {
  const showing = shown()
  const { $shown, show } = showing
  const quantity = quantities(ports, showing, () => steps.read())
  const submitting = submission(ports, showing, quantity)
  const { items, refresh } = submitting

  /** Offers locked by the method. */
  const called = new Set<HTMLElement>()
  let isClosed = false
  const guarding = later(async () => {
    const { offers } = await import('./buy-box.offers.ts')
    return offers(ports, showing, quantity, called, closed => {
      isClosed = closed
      clicking.now()?.close(closed)
    })
  })
  const clicking = later(async () => {
    // Presses in other forms are heard as well.
    const [{ oneClick }] = await Promise.all([loads.oneClick(), loadSteps()])
    const buttons = oneClick(ports, showing, () => guarding.now()?.explainFirst())
    buttons.close(isClosed)
    return buttons
  })
  let adding: Fresh | undefined
  let extra: Extras | undefined

  const isFresh = () => ports.config.variant === 'fresh'

  async function guard(by: typeof guarding | typeof clicking = guarding): Promise<void> {
    if (!(await by.come())) ports.warn('what guards the offers could not be loaded')
  }

  /** A press that comes before the guards waits for them. */
  function coming(): Promise<unknown> | undefined {
    const waited = [guarding, clicking].filter(one => one.isComing())
    return waited[0] && Promise.all(waited.map(one => one.come()))
  }

  const steps = ports.extend(stepsOfBuyBox, {
    read(): void {
      refresh()
      guarding.now()?.refresh()
    },
    blocks: (press: Press) => !!$shown.get().adding || coming() || !!guarding.now()?.blocks(press),
    items,
    add: (press: Press) => adding?.add(press),
    confirms: (all: readonly Item[]) => ports.emit('dp-before-add-to-cart', { items: [...all] }),
    passed: (press: Press) => clicking.now()?.passed(press),
    sends(press: Press): boolean {
      if (isFresh()) void steps.add(press)
      return isFresh()
    },
  })

  /** What the configuration asks for besides; its code has come before. */
  function prepare(): void {
    if (isFresh()) adding ??= code.fresh?.fresh(ports, showing, submitting, ownerForm)
    if (code.extras) {
      extra ??= ports.extend(code.extras.extras, code.extras.extras(ports, showing, refresh))
    }
  }
  prepare()
  watchNeeds(
    ports,
    () => void guard(),
    () => void guard(clicking),
  )
  ports.use(() => joinSubmit(ports.element, steps))
  ports.watch(ports.page.$shopper, refresh)
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
      called.add(container)
      void guard().then(steps.read)
    },
    unlock(container: HTMLElement): void {
      called.delete(container)
      steps.read()
    },
    choose: quantity.choose,
    /** Closes the pop-up. */
    dismiss: () => show({ explained: null }),
    extras: () => extra,
  }
}
export type BuyBoxModel = ReturnType<typeof model>
