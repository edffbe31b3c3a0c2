import type { QuantitySelector } from '../../../../elements/buying/quantity-selector.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Later } from '../../../parts/later.tsx'
import { choiceButton } from './choice-button.view.tsx'
import type { messages } from './quantity-selector.messages.ts'
import type { QuantitySelectorModel } from './quantity-selector.model.ts'
import { stepper } from './stepper.ts'

export type QuantityProps = ViewProps<QuantitySelectorModel, QuantitySelector, typeof messages>

export const choice = () => import('./choice.view.tsx').then(({ Choice }) => Choice)
export const busy = () => import('./busy.view.tsx').then(({ Busy }) => Busy)
const failure = () => import('./choice.view.tsx').then(({ Failure }) => Failure)
const typed = () => import('./choice.view.tsx').then(({ TypedQuantity }) => TypedQuantity)

/**
 * What stands in the page while nothing is open: stepper, button or link, or a plain input. Called, not
 * drawn as a component, which would cost each of a thousand elements an instance more.
 */
function resting(props: QuantityProps) {
  if (props.config.shapeType) return stepper()?.stepperOrAdd(props)
  if (!props.model.isTyped()) return choiceButton(props)
  return (
    <Later load={typed} props={props}>
      <slot />
    </Later>
  )
}

export function View(props: QuantityProps) {
  const { config, model } = props
  const { failed, state } = model.$shown.get()
  const adding = state === 'adding'
  const { cssClass = '' } = config
  return (
    <div
      className={`quantity ${cssClass}`}
      part={`root ${cssClass}`}
      aria-busy={adding || undefined}
    >
      {resting(props)}
      {adding && <Later load={busy} props={props} />}
      {failed && <Later load={failure} props={props} />}
      {state === 'open' && <Later load={choice} props={props} onFail={model.dismiss} />}
    </div>
  )
}
