import type { ReactNode } from 'react'
import { Listbox } from './listbox.tsx'
import { QuantityPanel, quantityPanelStyles } from './quantity-panel.tsx'

export const styles = quantityPanelStyles

export interface QuantityListProps {
  label: string
  closeLabel: string
  /** null: no quantity is chosen. */
  value: number | null
  options: readonly number[]
  /** Quantities are written in the digits of this locale. */
  locale: string
  anchor: () => Element | null
  onChoose: (quantity: number) => void
  onClose: () => void
}

/** The list that a QuantityPicker opens. */
export function View(props: QuantityListProps): ReactNode {
  const { label, options, value, onChoose, onClose } = props
  const { format } = new Intl.NumberFormat(props.locale)
  return (
    <QuantityPanel
      label={label}
      closeLabel={props.closeLabel}
      anchor={props.anchor}
      onClose={onClose}
    >
      <Listbox
        part="list"
        optionPart="item"
        label={label}
        options={options.map(quantity => {
          const text = format(quantity)
          return { id: `${quantity}`, text, content: text }
        })}
        selectedId={value === null ? null : `${value}`}
        onChoose={id => {
          onClose()
          onChoose(Number(id))
        }}
      />
    </QuantityPanel>
  )
}
