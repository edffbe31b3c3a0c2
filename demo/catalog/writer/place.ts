import type { BlueprintField } from '../../../src/element/blueprint.ts'
import { isNothing } from '../../../src/element/parse.ts'
import { fitsAttribute } from './escape.ts'
import { valueOf } from './read.ts'

/** Whether an attribute can set the field. */
export const isScalar = ({ kind, from }: BlueprintField): boolean =>
  kind !== 'json' && from !== 'state'

const printed: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])

/** Whether to write a value as an attribute: the element must read the same value from the text. */
export function isWritten(field: BlueprintField, value: unknown): boolean {
  if (!isScalar(field) || !printed.has(typeof value)) return false
  const text = `${value}`
  return fitsAttribute(text) && valueOf(field, text) === valueOf(field, value)
}

/** Whether the value changes nothing. A field with a store or meta must be written: the page could set another value. */
export function isIdle(field: BlueprintField, value: unknown): boolean {
  if (isNothing(field, value)) return true
  if (field.store || field.meta || field.default === undefined) return false
  return JSON.stringify(valueOf(field, value)) === JSON.stringify(field.default)
}
