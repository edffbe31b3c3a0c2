import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { acceptsDigits } from '../rules/quantity.ts'

/** The input gets the focus this many ms after it opened (QTY-035). */
const focusDelay = 200
const quantityKeys = /^(\d|Backspace|Tab|Enter|Arrow\w+|Delete|Escape)$/

/** true: the key does nothing in the input. Shortcuts with Ctrl or Meta pass (QTY-042). */
export const isBlockedKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !quantityKeys.test(key)

/**
 * Lets the input accept only digits, at most three, also from virtual keyboards and by pasting. With `focuses`, also
 * focuses the input.
 */
export function useDigitsOnly(focuses: boolean) {
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
