import { highest } from '../../../rules/highest-quantity.ts'
import { stepDown, stepUp } from '../../../rules/quantity-steps.ts'
import type { Chooser } from './choice.model.ts'
import type { OpenView, QuantityItem, Selection } from './quantity-selector.rules.ts'

/** The part of the widget's model that the stepper needs. */
export interface Stepped extends Pick<Chooser, 'ports' | 'now' | 'selection' | 'take' | 'commit'> {
  items(): readonly QuantityItem[]
  /** true: the widget is not disabled, the choice is closed, and no add is running. */
  isFree(): boolean
  open(view: OpenView): void
}

/**
 * Plus and minus. A class, because a page may hold a thousand steppers, and methods on the prototype cost no memory.
 */
export class Stepper {
  readonly #model: Stepped
  /** The selection before a series of presses. */
  #before: Selection | null = null
  /** Cancels the action that waits for the end of the series. */
  #cancelAction: (() => void) | undefined

  constructor(model: Stepped) {
    this.#model = model
  }

  increase(): void {
    this.#press(1)
  }

  decrease(): void {
    this.#press(-1)
  }

  /**
   * Returns where plus or minus leads: a selection, 'type' for the text input, or null for nowhere (QTY-048 to
   * QTY-052).
   */
  next(by: 1 | -1): Selection | 'type' | null {
    const model = this.#model
    const quantity = model.now.quantity ?? 0
    if (model.ports.config.shapeType === 'SIMPLIFIED_QUANTITY_STEPPER') {
      return this.#counted(quantity, by)
    }
    const found = (by > 0 ? stepUp : stepDown)(model.items(), quantity)
    if (found === 'zero') return model.selection(0)
    return found && found !== 'type' ? model.selection(found.data.quantity) : found
  }

  /**
   * The simplified stepper counts one by one, up to the highest quantity and down to 0 (QTY-054, QTY-056, QTY-084). The
   * `min` and `step` of an adopted input count instead (QTY-102).
   */
  #counted(quantity: number, by: 1 | -1): Selection | null {
    const model = this.#model
    const { adopted, config } = model.ports
    const { min, step } = adopted ?? {}
    const most = highest(config.maxQuantity, adopted?.max)
    const lowest = Number(min || 0)
    const wanted = quantity + by * (Number(step) || 1)
    const next = by > 0 ? Math.max(wanted, lowest) : Math.max(wanted, 0)
    return next > most || next < lowest || next === quantity ? null : model.selection(next)
  }

  #press(by: 1 | -1): void {
    const model = this.#model
    const to = this.next(by)
    if (!to || !model.isFree()) return
    if (to === 'type') return model.open('typing')
    const before = (this.#before ??= model.now)
    this.#cancelAction?.()
    model.take(to, true)
    const act = () => {
      this.#before = null
      if (before.quantity === model.now.quantity) return
      if (!model.commit(model.now, before)) model.take(before, true)
    }
    // A first add and a removal do not wait (QTY-052, QTY-059).
    if (!before.quantity || !to.quantity) act()
    else this.#cancelAction = model.ports.after(model.ports.config.stepperDebounceTime, act)
  }
}
