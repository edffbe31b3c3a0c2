import { parse as parseSelector } from 'css-what'
import { safeParse } from 'valibot'
import type { BlueprintField } from '../../src/element/blueprint.ts'
import { isMisfit, isNothing } from '../../src/element/parse.ts'
import { valueOf as hostValue } from '../../src/element/value.ts'
import { expectation, quote } from '../../src/element/wording.ts'
import { isUnknown } from './blank.ts'

/** nothing: no value is written; unknown: the server prints the value. */
export type Verdict = 'nothing' | 'unknown' | 'fits' | 'misfit'

/** Elements ask the browser whether a selector is valid. Node has no browser. */
const selectors = {
  test(text: string): boolean {
    try {
      parseSelector(text)
      return true
    } catch {
      return false
    }
  },
}

/** Whether the server prints any part of a value. Without recursion: a value may nest deeply. */
function hasUnknown(given: unknown): boolean {
  const values = [given]
  for (const value of values) {
    if (typeof value === 'string' && isUnknown(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [name, one] of Object.entries(value)) values.push(name, one)
  }
  return false
}

function quoteAny(value: unknown): string {
  try {
    return quote(value)
  } catch {
    return 'a value that nests too deeply'
  }
}

/** The value as an element reads it. */
export const valueOf = (field: BlueprintField, given: unknown): unknown =>
  hostValue(field, given, selectors)

export function judge(field: BlueprintField, given: unknown): Verdict {
  if (isNothing(field, given)) return 'nothing'
  if (hasUnknown(given)) return 'unknown'
  return isMisfit(field, valueOf(field, given), given) ? 'misfit' : 'fits'
}

export interface Misfit {
  /** Path to the wrong part of the value. Empty: the whole value. */
  path: readonly (string | number)[]
  expected: string
  received: string
}

const isKey = (key: unknown): key is string | number =>
  typeof key === 'string' || typeof key === 'number'

/** Says what is wrong with an invalid value. */
export function misfitOf(field: BlueprintField, given: unknown): Misfit {
  const whole = { path: [], expected: expectation(field), received: quoteAny(given) }
  if (!field.schema) return whole
  const [issue] = safeParse(field.schema, given).issues ?? []
  const path = (issue?.path ?? []).map(({ key }) => key).filter(isKey)
  if (!issue?.expected) return whole
  return { path, expected: issue.expected, received: issue.received }
}
