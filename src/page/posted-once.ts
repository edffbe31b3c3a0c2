import { builtin } from '../dom/builtin.ts'
import { ownerForm } from './owner-form.ts'

/**
 * Where a form would post a name several times, by fields of the page and by elements, it posts what the first element of
 * this tag in it says. `read`: null if the element submits nothing. Returns a function that stops it.
 */
export function postOnce(host: HTMLElement, name: string, read: () => string | null): () => void {
  const root = builtin(builtin(host).getRootNode())
  function heard(event: Event): void {
    const { formData, target } = event as FormDataEvent
    const value = read()
    const form = ownerForm(host)
    if (value === null || !form || target !== form || formData.getAll(name).length < 2) return
    const all = [...(builtin(form).elements as Iterable<HTMLElement>)]
    const first = all.find(({ localName }) => localName === host.localName)
    if (first === host) formData.set(name, value)
  }
  root.addEventListener('formdata', heard)
  return () => root.removeEventListener('formdata', heard)
}
