import { addDescription, removeDescription } from './descriptions.ts'
import { registry } from './registry.ts'

/**
 * Marks a field of the page as invalid for screen readers, with the text of this id as its description. Several elements
 * may mark one field. Returns a function that ends the mark. `isMended`: the field is valid now, so that the page's own
 * mark of an earlier value goes, too.
 */
export function markInvalid(field: HTMLElement, textId: string): (isMended: boolean) => void {
  const all = (registry.invalid ??= new WeakMap())
  const marked = all.get(field) ?? { by: 0, given: field.getAttribute('aria-invalid') }
  all.set(field, marked)
  marked.by += 1
  field.setAttribute('aria-invalid', 'true')
  addDescription(field, textId)
  return isMended => {
    removeDescription(field, textId)
    marked.by -= 1
    if (isMended) marked.given = null
    if (marked.by > 0) return
    all.delete(field)
    if (marked.given === null) field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', marked.given)
  }
}
