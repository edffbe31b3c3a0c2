import { builtin, doc } from '../dom/builtin.ts'
import type { Leaver, Leaving } from './navigate.ts'

function hiddenInput(name: string, value: string): HTMLInputElement {
  return Object.assign(doc.createElement('input'), { type: 'hidden', name, value })
}

/**
 * Submits fields to a page of the same origin, like a GET form, unless the page cancels it. Makes a form of its own,
 * outside the forms of the page.
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
  const form = Object.assign(doc.createElement('form'), { action, hidden: true })
  builtin(form).append(...Object.keys(fields).map(name => hiddenInput(name, fields[name] ?? '')))
  doc.body.append(form)
  builtin(form).submit()
  builtin(form).replaceWith()
  return 'leaving'
}
