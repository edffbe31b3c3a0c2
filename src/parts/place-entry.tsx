import { useId } from 'react'
import { BusyButton, busyButtonStyles } from './busy-button.tsx'
import { composes } from './composes.ts'
import { Icon } from './icon.tsx'
import { alert } from './icons/alert.ts'
import { info } from './icons/info.ts'
import fields from '../styles/fields.css'
import ownSheet from './place-entry.css'

export const placeEntryStyles = [fields, ...busyButtonStyles, ownSheet]

interface PlaceEntryProps {
  /** Shown above the field, and its accessible name. */
  label: string
  value: string
  onType: (typed: string) => void
  /** Runs on the button and on Enter. The caller judges the input. */
  onSubmit: () => void
  submitLabel: string
  busy: boolean
  busyLabel: string
  /** Something else is running: the shopper can neither type nor submit. */
  disabled?: boolean | undefined
  /** Shown below the field. The caller announces it. */
  message?: string | undefined
  /** The input is wrong, and `message` says why. */
  invalid?: boolean | undefined
  inputPart?: string | undefined
  buttonPart?: string | undefined
  messagePart?: string | undefined
}

/** A field for a zip code, with a button next to it. The field keeps focus while busy. */
export function PlaceEntry(props: PlaceEntryProps) {
  const { busy, disabled, invalid, message, onSubmit } = props
  const id = useId()
  const blocked = busy || disabled
  return (
    <div className="place-entry">
      <label className="place-label" htmlFor={id}>
        {props.label}
      </label>
      <div className="place-row">
        <input
          id={id}
          className="field"
          part={props.inputPart}
          autoComplete="postal-code"
          enterKeyHint="done"
          maxLength={40}
          value={props.value}
          readOnly={blocked}
          aria-disabled={blocked}
          aria-invalid={invalid || undefined}
          aria-describedby={message ? `${id}message` : undefined}
          onInput={event => props.onType(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || composes(event)) return
            // Enter must not submit a form around the element either.
            event.preventDefault()
            if (!blocked) onSubmit()
          }}
        />
        <BusyButton
          className="button"
          part={props.buttonPart}
          busy={busy}
          busyLabel={props.busyLabel}
          disabled={disabled}
          onPress={onSubmit}
        >
          {props.submitLabel}
        </BusyButton>
      </div>
      {message && (
        <p
          id={`${id}message`}
          className="place-alert"
          part={props.messagePart}
          data-tone={invalid ? 'error' : 'info'}
        >
          <Icon path={invalid ? alert : info} />
          {message}
        </p>
      )}
    </div>
  )
}
