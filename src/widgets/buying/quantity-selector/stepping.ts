import { stepDown, stepUp } from '../../../rules/quantity-steps.ts'
import type { QuantitySelectorModel } from './quantity-selector.model.ts'
import type { Selection } from './quantity-selector.selection.ts'
import { itemSelection } from './quantity-selector.selection.ts'

/** Where plus or minus leads: another quantity, the text input, or nowhere (QTY-048 to QTY-056). */
export function step(model: QuantitySelectorModel, by: 1 | -1): Selection | 'type' | null {
  const quantity = model.now.quantity ?? 0
  if (model.isSimple()) {
    const isEnd = by > 0 ? quantity >= model.max() : !quantity
    return isEnd ? null : model.selection(quantity + by)
  }
  const found = (by > 0 ? stepUp : stepDown)(model.items(), quantity)
  if (found === 'zero') return model.selection(0)
  return found && found !== 'type' ? itemSelection(found) : found
}

export function press(model: QuantitySelectorModel, by: 1 | -1): void {
  const to = step(model, by)
  if (!to || !model.isFree()) return
  if (to === 'type') return model.open('typing')
  const from = (model.pressedFrom ??= model.now)
  model.cancelAction?.()
  model.take(to, true)
  const act = async () => {
    model.pressedFrom = null
    if (from.quantity === model.now.quantity) return
    if (!(await model.commit(model.now, from))) model.take(from, true)
  }
  // A first add and a removal do not wait (QTY-052, QTY-059).
  if (!from.quantity || !to.quantity) void act()
  else model.cancelAction = model.ports.after(model.ports.config.stepperDebounceTime, act)
}
