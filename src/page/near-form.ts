import { builtin, doc } from '../dom/builtin.ts'
import { ownerForm } from './owner-form.ts'

/**
 * Calls `near` once, when the shopper's pointer or focus comes into the form that owns the element: late code can load
 * before the shopper presses a button. Returns a function that stops it.
 */
export function nearForm(host: HTMLElement, near: () => void): () => void {
  const listening = new AbortController()
  const heard = ({ target }: Event) => {
    const form = ownerForm(host)
    if (!form || !(target instanceof Node) || !builtin(form).contains(target)) return
    listening.abort()
    near()
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['pointerover', 'focusin']) doc.addEventListener(type, heard, options)
  return () => listening.abort()
}
