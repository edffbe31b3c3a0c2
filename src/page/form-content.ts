import { builtin } from '../dom/builtin.ts'
import type { Press } from './shapes.ts'

/** Returns the address to which the form would be sent. '': none. */
export const addressOf = ({ form, submitter }: Press): string =>
  submitter?.getAttribute('formaction') ?? (form && builtin(form).getAttribute('action')) ?? ''

/** Returns the fields that the form would send, without files. If a name repeats, the last value counts. */
export function fieldsOf({ form, submitter }: Press): Record<string, string> {
  const fields: Record<string, string> = {}
  if (!form) return fields
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** Whether the form would send `value` under one of the names. */
export function wouldSend(
  { form, submitter }: Press,
  names: readonly string[],
  value: string,
): boolean {
  const content = form && new FormData(form, submitter)
  return !!content && names.some(name => content.getAll(name).includes(value))
}
