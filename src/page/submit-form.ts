import type { Leaver, Leaving } from './navigate.ts'

function hiddenInput(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}

/**
 * Submits fields to a page of the own origin, as a GET form does, unless the page forbids it. The form is
 * the element's own and stands in none of the page's.
 */
export function submitForm(
  path: string,
  fields: Readonly<Record<string, string>>,
  by: Leaver,
): Leaving {
  const url = new URL(path, location.origin)
  const action = url.href
  url.search = `${new URLSearchParams(fields)}`
  if (!by.emit('dp-before-navigate', { url: url.href, kind: 'form' })) return 'cancelled'
  const form = Object.assign(document.createElement('form'), { action, hidden: true })
  form.append(...Object.keys(fields).map(name => hiddenInput(name, fields[name] ?? '')))
  document.body.append(form)
  // Not the form's own: a field may be named submit.
  HTMLFormElement.prototype.submit.call(form)
  form.replaceWith()
  return 'leaving'
}
