import { Stepper } from '../../../parts/stepper.tsx'
import type { QuantityProps } from './quantity-selector.view.tsx'

/** Plus and minus. At 0, the add button (QTY-053, QTY-057). */
export function stepper({ model, config, text }: QuantityProps) {
  const { quantity, disabled } = model.$shown.get()
  const isSimple = config.shapeType === 'SIMPLIFIED_QUANTITY_STEPPER'
  const shown = quantity ?? 0
  if (shown === 0 && !(isSimple && !config.showATCButtonWhenZeroQuantity)) {
    return (
      <button
        type="button"
        className="button primary"
        part="button"
        disabled={disabled}
        onClick={model.increase}
      >
        {text('common.addToCart')}
      </button>
    )
  }
  const removes = isSimple && shown < 2 && !model.ports.adopted?.min
  return Stepper({
    part: 'stepper',
    label: model.label(),
    value: text('quantity.number', { quantity: shown }),
    decreaseLabel: text(removes ? 'quantity.remove' : 'quantity.decrease'),
    increaseLabel: text('quantity.increase'),
    removes,
    canDecrease: !disabled && model.canStep(-1),
    canIncrease: !disabled && model.canStep(1),
    onDecrease: model.decrease,
    onIncrease: model.increase,
  })
}
