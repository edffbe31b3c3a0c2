import { blueprint, type BlueprintField } from '../../../src/element/blueprint.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { valueOf as hostValue } from '../../../src/element/value.ts'

/** The input for a field: a value, or an expression of the template language. */
export type Given = { value: unknown } | { expression: string }
export type GivenFields = Readonly<Record<string, Given | undefined>>

/** Fields of a tag: first its own, in the order of its descriptor, then the common fields. */
export function fieldsOf(descriptor: Descriptor): readonly BlueprintField[] {
  const plan = blueprint(descriptor, {})
  const own = Object.keys(descriptor.fields).flatMap(
    name => plan.fields.find(field => field.name === name) ?? [],
  )
  return [...new Set([...own, ...plan.fields])]
}

/** Without a document, nothing can check selectors. */
const selectors = typeof document === 'undefined' ? { test: () => true } : undefined

/** The value as the element reads it. undefined: the value is invalid. */
export const valueOf = (field: BlueprintField, given: unknown): unknown =>
  hostValue(field, given, selectors)
