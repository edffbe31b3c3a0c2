import type { QuantitySelector } from '../../../../elements/buying/quantity-selector.ts'
import type { ViewProps } from '../../../element/ports.ts'
import { Icon } from '../../../parts/icon.tsx'
import { spinner } from '../../../parts/icons/spinner.ts'
import { Late } from '../../../parts/late.tsx'
import { listButton } from '../../../parts/list-button.tsx'
import { late } from './quantity-selector.late.ts'
import type { messages } from './quantity-selector.messages.ts'
import type { QuantitySelectorModel } from './quantity-selector.model.ts'

export type QuantityProps = ViewProps<QuantitySelectorModel, QuantitySelector, typeof messages>

// These views are called as functions. As components, each view of a thousand elements would cost an instance.

/** The control that opens the choice: a button with the item's text, a link, or a prompt (QTY-006 to QTY-008). */
function choiceButton({ model, config, text }: QuantityProps) {
  const { selected, disabled, state } = model.$shown.get()
  const isLink = config.initialView === 'text_link'
  const item = model.items().find(({ id }) => id === selected.id)
  const amount =
    item?.selectedText ??
    item?.quantityText ??
    (selected.quantity === null ? null : text('quantity.number', { quantity: selected.quantity }))
  const prompt = text(
    config.initialView === 'choose_quantity' ? 'quantity.choose' : 'quantity.label',
  )
  const isNamed = model.ports.label || (amount !== null && !isLink)
  const shown =
    amount !== null && isLink ? text('quantity.link', { quantity: amount }) : (amount ?? prompt)
  return listButton(shown, {
    'aria-label': isNamed ? `${model.label()}: ${shown}` : undefined,
    'aria-expanded': state === 'open',
    part: 'button',
    disabled,
    onClick: model.activate,
    ...(isLink && { className: 'link' }),
  })
}

/** The control in the page: a stepper, a button, a link, or a plain input. */
function resting(props: QuantityProps) {
  if (props.config.shapeType) return props.files.here(late.stepper)?.stepper(props)
  if (!props.model.isTyped()) return choiceButton(props)
  return (
    <Late file={late.choice} props={{ ...props, plain: true }}>
      <slot />
    </Late>
  )
}

/** Shows in place of the control while the quantity is being added (QTY-064). */
const busy = ({ text }: QuantityProps) => (
  <span className="adding">
    {Icon({ path: spinner, className: 'spinner' })}
    <span className="visually-hidden">{text('common.adding')}</span>
  </span>
)

export function View(props: QuantityProps) {
  const { config, model, text } = props
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
      {adding && busy(props)}
      {failed && (
        <Late file={late.choice} props={{ ...props, failed }} instead={text('quantity.failed')} />
      )}
      {state === 'open' && <Late file={late.choice} props={props} onFail={model.dismiss} />}
    </div>
  )
}
