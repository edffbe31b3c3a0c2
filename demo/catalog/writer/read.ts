import { blueprint, type BlueprintField } from '../../../src/element/blueprint.ts'
import type { Descriptor } from '../../../src/element/describe.ts'
import { valueOf as hostValue } from '../../../src/element/value.ts'

/** What an author gives for a field: a value, or what their template language gets it by. */
export type Given = { value: unknown } | { expression: string }
export type GivenFields = Readonly<Record<string, Given | undefined>>

/** Fields of a tag: its own in the order of its descriptor, then those that others have too. */
export function fieldsOf(descriptor: Descriptor): readonly BlueprintField[] {
  const plan = blueprint(descriptor, {})
  const own = Object.keys(descriptor.fields).flatMap(
    name => plan.fields.find(field => field.name === name) ?? [],
  )
  return [...new Set([...own, ...plan.fields])]
}

/** Without a page there is nobody to judge selectors. */
const selectors = typeof document === 'undefined' ? { test: () => true } : undefined

/** The value that a host takes from what it is given; undefined: it does not fit. */
export const valueOf = (field: BlueprintField, given: unknown): unknown =>
  hostValue(field, given, selectors)
