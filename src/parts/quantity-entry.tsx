import { Component, createRef, type ReactNode } from 'react'
import { composes } from './composes.ts'
import { Icon } from './icon.tsx'
import { alert } from './icons/alert.ts'
import fields from '../styles/fields.css'
import own from './quantity-entry.css'

export const quantityEntryStyles = [fields, own]

interface QuantityEntryProps {
  label: string
  value: string
  /** The focus goes into the field when it comes. */
  takesFocus: boolean
  /** What is wrong with the value. The caller announces it. */
  fault?: string | undefined
  onType: (typed: string) => void
  onEnter: () => void
  onLeave: () => void
  part?: string | undefined
}

/** true: the shopper types something else than digits of any script. What is pasted is judged as a whole. */
const typesNoDigit = ({ data, inputType }: InputEvent): boolean =>
  inputType === 'insertText' && /\P{Nd}/u.test(data ?? '')

/** A quantity that the shopper types (GRO-010, GRO-011). One for a shadow root. */
export class QuantityEntry extends Component<QuantityEntryProps> {
  node = createRef<HTMLInputElement>()

  override componentDidMount(): void {
    const input = this.node.current
    if (!input) return
    if (this.props.takesFocus) {
      input.focus({ preventScroll: true })
      // What the shopper types replaces the quantity.
      input.select()
    }
    input.addEventListener('beforeinput', event => {
      if (typesNoDigit(event)) event.preventDefault()
    })
  }

  override render(): ReactNode {
    const { fault, label, onEnter, onLeave, onType, part, value } = this.props
    return (
      <span className="quantity-entry">
        <label htmlFor="entry">{label}</label>
        <input
          ref={this.node}
          id="entry"
          className="field"
          part={part}
          type="text"
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && 'entry-fault'}
          value={value}
          onInput={event => onType(event.currentTarget.value)}
          onBlur={onLeave}
          onKeyDown={event => {
            if (event.key !== 'Enter' || composes(event)) return
            // Enter must not submit a form around the element either.
            event.preventDefault()
            onEnter()
          }}
        />
        {fault && (
          <span id="entry-fault" className="quantity-fault small">
            <Icon path={alert} />
            {fault}
          </span>
        )}
      </span>
    )
  }
}
