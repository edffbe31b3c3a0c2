import { pageState } from '../page/state.ts'
import type { BlueprintField } from './blueprint.ts'

function asText({ pattern }: BlueprintField, given: unknown): unknown {
  // Templates may print an id of digits as a JSON number.
  const text = typeof given === 'number' ? `${given}` : given
  return typeof text === 'string' && (!pattern || pattern.test(text)) ? text : undefined
}

/** How authors write numbers: without separators, not hexadecimal. Templates print 1e21 so. */
const integer = /^\s*[-+]?\d+\s*$/
const decimal = /^\s*[-+]?\d*\.?\d+(e[-+]?\d+)?\s*$/i

function asNumber(
  { kind, min = -Infinity, max = Infinity, clamp }: BlueprintField,
  given: unknown,
): unknown {
  const isWhole = kind === 'whole'
  const isWritten = typeof given === 'string' && (isWhole ? integer : decimal).test(given)
  const number = isWritten ? Number(given) : (given as number)
  if (!(isWhole ? Number.isSafeInteger : Number.isFinite)(number)) return undefined
  const bound = Math.min(Math.max(number, min), max)
  return bound === number || clamp ? bound : undefined
}

const yes = new Set<unknown>([true, '', 'true', '1'])
const no = new Set<unknown>([false, 'false', '0'])

/** Returns the value of a field, or undefined if the given value does not fit. */
export function parseField(field: BlueprintField, given: unknown): unknown {
  switch (field.kind) {
    case 'text':
      return asText(field, given)
    case 'whole':
    case 'number':
      return asNumber(field, given)
    case 'flag':
      // As HTML has it: data-open="open".
      if (yes.has(given) || given === field.attributeName.slice(5)) return true
      return no.has(given) ? false : undefined
    case 'choice':
      return field.values?.includes(given as string) ? given : undefined
    case 'json':
      return field.schema ? pageState()?.jsonValue(field.schema, given) : given
    default:
      return given
  }
}

/** true: the author gave nothing. A template without a value prints an empty attribute or null. */
export const isNothing = ({ kind }: BlueprintField, given: unknown): boolean =>
  given === undefined || (kind !== 'raw' && (given === null || (given === '' && kind !== 'flag')))

/** true: the field's value differs from what the author wrote. */
export const isMisfit = (
  field: BlueprintField,
  value: unknown,
  given: unknown,
): boolean | undefined => value === undefined || (field.clamp && value !== Number(given))
