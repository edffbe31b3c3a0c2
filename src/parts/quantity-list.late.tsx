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
  /** A last entry for more than the list has, such as "10+". */
  more?: { text: string; onChoose: () => void } | undefined
  anchor: () => Element | null
  onChoose: (quantity: number) => void
  onClose: () => void
}

const entry = (id: string, text: string) => ({ id, text, content: text })

/** The list that a QuantityPicker opens. */
export function View(props: QuantityListProps): ReactNode {
  const { label, more, options, value, onChoose, onClose } = props
  const { format } = new Intl.NumberFormat(props.locale)
  const entries = options.map(quantity => entry(`${quantity}`, format(quantity)))
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
        options={more ? [...entries, entry('more', more.text)] : entries}
        selectedId={value === null ? null : `${value}`}
        onChoose={id => {
          onClose()
          if (id === 'more') more?.onChoose()
          else onChoose(Number(id))
        }}
      />
    </QuantityPanel>
  )
}
