import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { acceptsDigits } from '../../../rules/quantity.ts'
import type { ChoiceModel } from './choice.model.ts'
import type { QuantityProps } from './quantity-selector.view.tsx'

/** The input gets the focus this many ms after it opened (QTY-035). */
const focusDelay = 200
const quantityKeys = /^(\d|Backspace|Tab|Enter|Arrow\w+|Delete|Escape)$/

/** true: the key does nothing in the input. Shortcuts with Ctrl or Meta pass (QTY-042). */
const isBlocked = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !quantityKeys.test(key)

/**
 * Lets the input accept only digits, at most three, also from virtual keyboards and by pasting. With `focuses`, also
 * focuses the input.
 */
function useDigitsOnly(focuses: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input) return
    const check = (event: InputEvent) => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain')
      if (!inserted || !event.inputType.startsWith('insert')) return
      const { value, selectionStart, selectionEnd } = input
      const selection = { value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }
      if (!acceptsDigits(inserted, selection)) event.preventDefault()
    }
    input.addEventListener('beforeinput', check)
    const timer = focuses ? setTimeout(() => input.focus(), focusDelay) : 0
    return () => {
      clearTimeout(timer)
      input.removeEventListener('beforeinput', check)
    }
  }, [focuses])
  return ref
}

interface TypedQuantityProps extends QuantityProps {
  choice: ChoiceModel
  /** Closes the input. Without `onCancel`, the input has no cancel link and gets no focus. */
  onCancel?: () => void
}

/** The input for a typed quantity, with an update button. */
export function TypedQuantity({ model, choice, text, onCancel }: TypedQuantityProps) {
  const { quantity, disabled } = model.$shown.get()
  const standing = quantity === null ? '' : `${quantity}`
  const ref = useDigitsOnly(!!onCancel)
  const value = choice.$typed.get() ?? standing
  const parsed = choice.parse(value)
  const invalid = choice.$blocks.get()
  const canUpdate = parsed !== null && parsed !== quantity

  const update = () => {
    if (canUpdate) choice.enter(value)
  }
  const press = (event: KeyboardEvent) => {
    if (isBlocked(event)) event.preventDefault()
    if (event.key === 'Enter') {
      // Enter must not submit the page's form.
      event.preventDefault()
      update()
    } else if (event.key === 'Escape') choice.type(null)
  }
  return (
    <div className="typed">
      <input
        ref={ref}
        className="field"
        part="input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={model.label()}
        aria-invalid={invalid}
        aria-describedby={invalid ? 'invalid' : undefined}
        disabled={disabled}
        value={value}
        onInput={event => choice.type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={onCancel ? () => value === '' && choice.type(null) : choice.leave}
      />
      {canUpdate && (
        <button type="button" className="button primary" part="button" onClick={update}>
          {text('quantity.update')}
        </button>
      )}
      {onCancel && (
        <button type="button" className="link" onClick={onCancel}>
          {text('quantity.cancel')}
        </button>
      )}
      {invalid && (
        <span id="invalid" className="invalid small">
          {choice.fault()}
        </span>
      )}
    </div>
  )
}
