import fields from '../styles/fields.css'
import picker from './picker.css'

export const quantityPickerStyles = [fields, picker]
interface QuantityPickerProps {
  /** null: empty. */
  value: number | null
  options: readonly number[]
  label: string
  onChoose: (quantity: number | null) => void
  /** Quantities are written in the digits of this locale. */
  locale: string
  disabled?: boolean | undefined
  part?: string | undefined
}

/** A native drop-down, with the picker, keys and name of each platform. */
export function QuantityPicker(props: QuantityPickerProps) {
  const { value } = props
  const { format } = new Intl.NumberFormat(props.locale)
  // A quantity from elsewhere must show even if it is not among the options.
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
