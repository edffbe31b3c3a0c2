import type { BlueprintField } from '../../../src/element/blueprint.ts'
import { isNothing } from '../../../src/element/parse.ts'
import { fitsAttribute } from './escape.ts'
import { valueOf } from './read.ts'

/** Fields that may stand in an attribute. */
export const isScalar = ({ kind, from }: BlueprintField): boolean =>
  kind !== 'json' && from !== 'state'

const printed: ReadonlySet<string> = new Set(['string', 'number', 'boolean'])

/** Whether a value is written as an attribute: where a host reads the same out of its text. */
export function isWritten(field: BlueprintField, value: unknown): boolean {
  if (!isScalar(field) || !printed.has(typeof value)) return false
  const text = `${value}`
  return fitsAttribute(text) && valueOf(field, text) === valueOf(field, value)
}

/** Whether the element is the same without it. What the page may give otherwise has to be said. */
export function isIdle(field: BlueprintField, value: unknown): boolean {
  if (isNothing(field, value)) return true
  if (field.store || field.meta || field.default === undefined) return false
  return JSON.stringify(valueOf(field, value)) === JSON.stringify(field.default)
}
