import { builtin } from '../dom/builtin.ts'
import { watchPage } from './nodes.ts'

/**
 * Asks `allows` when a script calls `form.submit()`, which asks neither the browser nor any listener. Only this form is
 * changed. Returns a function that stops it.
 */
export function guardSubmit(form: HTMLFormElement, allows: () => boolean): () => void {
  const before = Object.getOwnPropertyDescriptor(form, 'submit')
  // A control of this name hides the method, so no script can call it.
  const isLost = !!builtin(form).elements.namedItem('submit') || before?.configurable === false
  if (isLost) return () => {}
  const send: unknown = before?.value
  let isOver = false
  const value = () => {
    if (!isOver && !allows()) return
    if (typeof send === 'function') (send as () => void).call(form)
    else builtin(form).submit()
  }
  Object.defineProperty(form, 'submit', { value, configurable: true, writable: true })
  return () => {
    isOver = true
    if (Object.getOwnPropertyDescriptor(form, 'submit')?.value !== value) return
    if (before) Object.defineProperty(form, 'submit', before)
    else Reflect.deleteProperty(form, 'submit')
  }
}

/** The same for the form that `find` names now, and again whenever the page changes. */
export function guardSubmitOf(
  find: () => HTMLFormElement | null,
  allows: () => boolean,
): () => void {
  let form: HTMLFormElement | null = null
  let free: (() => void) | undefined
  function follow(): void {
    const next = find()
    if (next === form) return
    free?.()
    form = next
    free = next ? guardSubmit(next, allows) : undefined
  }
  follow()
  const stop = watchPage(follow)
  return () => {
    stop()
    free?.()
  }
}
