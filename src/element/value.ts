import { fits } from '../contract/fits.ts'
import type { BlueprintField } from './blueprint.ts'
import { selectorPattern } from './formats.ts'
import { parseField } from './parse.ts'

/**
 * The value that a host takes of what a field is given, where there is no host; undefined: it does not fit.
 * `selectors` judges selectors, which hosts ask the browser about.
 */
export function valueOf(
  field: BlueprintField,
  given: unknown,
  selectors: Pick<RegExp, 'test'> = selectorPattern,
): unknown {
  if (field.kind === 'json') return !field.schema || fits(field.schema, given) ? given : undefined
  const isSelector = field.pattern === selectorPattern
  return parseField(isSelector ? { ...field, pattern: selectors } : field, given)
}
