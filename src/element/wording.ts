import type { CallSpec } from '../contract/call.ts'
import { isSecret } from '../rules/secret-name.ts'
import { mask, maskedJson } from '../rules/secrets.ts'
import type { BlueprintField } from './blueprint.ts'
import { parametersIn, url } from './formats.ts'
import { expectedOf } from './known-formats.ts'

/** A fault of the page, as dp-error reports it. */
export interface Problem {
  field: string
  expected: string
  received: string
  message: string
}

/** Cuts long values: the author needs to find the place, not the whole value. */
export const quote = (value: unknown): string => {
  const text = maskedJson(value) || (value === undefined ? 'nothing' : 'a value that is no JSON')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Quotes what a field was given. Tokens are masked (COR-083). */
const quoteFor = ({ name }: BlueprintField, value: unknown): string =>
  isSecret(name) ? mask : quote(value)

/** Attributes that every host may have, besides those of its fields. */
export const commonAttributes = [
  'data-locale',
  'data-load',
  'data-light-fields',
  'data-dp-state',
  'data-dp-for',
]

/** What a field means, with what it counts. */
export const aboutOf = ({ about, unit }: Pick<BlueprintField, 'about' | 'unit'>): string =>
  unit ? `${about} Unit: ${unit}.` : about

/** Says in words what would have been right. */
export function expectation(field: BlueprintField): string {
  const { kind, min, max, values, pattern } = field
  const expected = field.expected ?? expectedOf(pattern)
  if (expected) return expected
  if (kind === 'choice') return `one of ${values?.join(', ')}`
  if (kind === 'flag') return 'true or false'
  if (kind === 'json') return 'JSON of the documented shape'
  if (kind === 'text') return 'a text'
  if (kind === 'raw') return 'any value'
  return `a ${kind === 'whole' ? 'whole number' : 'number'}${bounds(min, max)}`
}

/** Which numbers are right. */
export function bounds(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? '' : ` of at most ${max}`
  return max === undefined ? ` of at least ${min}` : ` from ${min} to ${max}`
}

/** Warns of a value that does not fit. `name`: where the author wrote it. `used`: the value used instead. */
export function misfitText(
  name: string,
  field: BlueprintField,
  received: unknown,
  used: unknown,
): string {
  const instead =
    used === undefined ? 'the value is ignored' : `using ${quoteFor(field, used)} instead`
  return `${name}: expected ${expectation(field)}, got ${quoteFor(field, received)}; ${instead}`
}

/** Says in words which address a call can have (COR-124). */
export function expectedAddress({ base, path }: CallSpec): string {
  const names = parametersIn(path)
  const whole = `${url.expected}${names && ` with ${names}`}`
  return base ? `${whole}, or one that ends in /, for ${path.slice(base.length)}` : whole
}

/** Says that a meta is in the body, where a review could have put it (COR-140). */
export const misplacedMeta = (name: string): string =>
  `<meta name="${name}"> is in the body, so it does not count: put it into the head`

/** Names the meta element that could also have set the field. */
export const otherwise = ({ meta }: Pick<BlueprintField, 'meta'>): string =>
  meta ? `, and <meta name="${meta}"> is missing or empty` : ''

/** Where an author writes the field. */
const placeOf = ({ attributeName, from, kind, name }: BlueprintField): string =>
  from === 'state' || kind === 'json' ? `${name} in the page state` : attributeName

/** The problem of a required field without a value, or with only the value in `misfit`. */
export function missingProblem(field: BlueprintField, misfit?: { received: unknown }): Problem {
  const expected = expectation(field)
  const received = misfit ? quoteFor(field, misfit.received) : 'nothing'
  const message = `${placeOf(field)} is required: expected ${expected}, got ${received}${otherwise(field)}; the fallback shows`
  return { field: field.name, expected, received, message }
}

export const unknownText = (name: string, near: string): string =>
  `${name} is unknown; the nearest known name is ${near}`

/** Number of letters to change to turn one name into the other (Levenshtein distance). */
export function distance(from: string, to: string): number {
  let row = [...to].map((_, at) => at + 1)
  let first = 0
  for (const letter of from) {
    let left = first + 1
    let diagonal = first
    row = row.map((up, at) => {
      const cost = Math.min(left + 1, up + 1, diagonal + (letter === to[at] ? 0 : 1))
      diagonal = up
      return (left = cost)
    })
    first += 1
  }
  return row.at(-1) ?? from.length
}

/** The most similar of the names. '' if there are no names. */
export const nearest = (name: string, names: readonly string[]): string =>
  [...names].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? ''
