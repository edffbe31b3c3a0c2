import { taken } from '../contract/nulls.ts'
import type { BlueprintField } from './blueprint.ts'
import { selectorPattern } from './formats.ts'
import { parseField } from './parse.ts'

/**
 * Returns the value that a host would use for `given`, without a host. undefined: `given` does not fit. `selectors`
 * judges CSS selectors where there is no browser to ask.
 */
export function valueOf(
  field: BlueprintField,
  given: unknown,
  selectors: Pick<RegExp, 'test'> = selectorPattern,
): unknown {
  if (field.kind === 'json') return field.schema ? taken(field.schema, given) : given
  const isSelector = field.pattern === selectorPattern
  return parseField(isSelector ? { ...field, pattern: selectors } : field, given)
}
