import { Icon } from '../../../parts/icon.tsx'
import { chevronDown } from '../../../parts/icons/chevron-down.ts'
import type { QuantityProps } from './quantity-selector.view.tsx'

/** Opens the choice: a button with the selected item's text, a link, or a prompt (QTY-006 to QTY-008). */
export function choiceButton({ model, config, text }: QuantityProps) {
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
  const shown =
    amount !== null && isLink ? text('quantity.link', { quantity: amount }) : (amount ?? prompt)
  return (
    <button
      type="button"
      className={isLink ? 'link' : 'button choice-button'}
      part="button"
      disabled={disabled}
      aria-haspopup="listbox"
      aria-expanded={state === 'open'}
      aria-label={amount !== null && !isLink ? `${text('quantity.label')}: ${amount}` : undefined}
      onClick={model.activate}
    >
      {shown}
      {!isLink && Icon({ path: chevronDown })}
    </button>
  )
}
