import fields from '../styles/fields.css'
import picker from './picker.css'

export const quantityPickerStyles = [fields, picker]
interface QuantityPickerProps {
  /** null: blank. */
  value: number | null
  options: readonly number[]
  label: string
  onChoose: (quantity: number | null) => void
  /** Quantities are written in its digits. */
  locale: string
  disabled?: boolean | undefined
  part?: string | undefined
}

/** The native drop-down: every platform's own picker, keys and names. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { value } = props
  const { format } = new Intl.NumberFormat(props.locale)
  // A quantity from elsewhere that is not among the options still has to show.
  const missing = value !== null && !props.options.includes(value)
  const choose = (text: string) => props.onChoose(text ? Number(text) : null)
  return (
    <label className="picker">
      <span>{props.label}</span>
      <select
        className="field"
        part={props.part}
        disabled={props.disabled}
        value={value ?? ''}
        onChange={event => choose(event.currentTarget.value)}
      >
        {value === null && <option value="" />}
        {missing && <option value={value}>{format(value)}</option>}
        {props.options.map(quantity => (
          <option key={quantity} value={quantity}>
            {format(quantity)}
          </option>
        ))}
      </select>
    </label>
  )
}
