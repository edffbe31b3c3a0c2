import * as fc from 'fast-check'
import type { Shape } from '../../src/contract/fits.ts'

const odd = fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1.5, NaN, Infinity, 1e30, true, [], {})
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 10, max: 1_001 }))
const wrong = fc.oneof(odd, anyNumber, fc.constant(undefined))

interface Rule {
  type: string
  requirement?: unknown
}

/** The limit that a rule of the schema sets. */
function limitOf(shape: Shape, rule: string, otherwise: number): number {
  const { pipe = [] } = shape as { pipe?: readonly Rule[] }
  const found = pipe.find(one => one.type === rule)?.requirement
  return typeof found === 'number' ? found : otherwise
}

/** A number near the limits of the schema. */
function numbers(shape: Shape): fc.Arbitrary<number> {
  const min = limitOf(shape, 'min_value', -2)
  const max = Math.max(min, limitOf(shape, 'max_value', 9))
  return fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min, max: Math.min(max, min + 11) }) },
    { weight: 1, arbitrary: fc.constant(max) },
  )
}

/** Values of the schema's shape. `rarely`: puts wrong values in their place, now and then. */
function shaped(
  shape: Shape,
  text: fc.Arbitrary<string>,
  rarely: (fitting: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { type, entries, item, wrapped, value, literal, options = [] } = shape
  const part = (one: unknown) => shaped(one as Shape, text, rarely)
  const fitting = (): fc.Arbitrary<unknown> => {
    if (entries) {
      const parts = Object.entries(entries).map(([name, one]) => [name, part(one)])
      return fc.record(Object.fromEntries(parts))
    }
    if (item) {
      const minLength = limitOf(shape, 'min_length', 0)
      const maxLength = Math.max(minLength, Math.min(limitOf(shape, 'max_length', 3), 3))
      return fc.array(part(item), { minLength, maxLength })
    }
    if (wrapped) return fc.oneof(part(wrapped), fc.constant(type === 'nullable' ? null : undefined))
    if (value) return fc.dictionary(fc.string(), part(value), { maxKeys: 3 })
    if (type === 'literal') return fc.constant(literal)
    if (type === 'picklist') return fc.constantFrom(...options)
    if (type === 'union') return fc.oneof(...options.map(part))
    if (type === 'number') return numbers(shape)
    return type === 'boolean' ? fc.boolean() : text
  }
  return rarely(fitting())
}

/**
 * Values near those that the schema takes: every other one of its shape alone, the others with some wrong parts, or without
 * some. `text`: generator for its texts.
 */
export function near(
  shape: Shape,
  text: fc.Arbitrary<string> = fc.string(),
): fc.Arbitrary<unknown> {
  return fc.oneof(
    shaped(shape, text, fitting => fitting),
    shaped(shape, text, fitting =>
      fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: wrong }),
    ),
  )
}

type Place = readonly string[]

/** The places of all parts in a value, that of the whole among them. */
function placesIn(value: unknown): Place[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [[], ...parts.flatMap(([name, part]) => placesIn(part).map(place => [name, ...place]))]
}

/** The value with another part in that place. */
function put(value: unknown, [name, ...deeper]: Place, other: (part: unknown) => unknown): unknown {
  if (name === undefined) return other(value)
  const parts = Object.entries(value ?? {})
    .map(([own, part]) => [own, own === name ? put(part, deeper, other) : part] as const)
    .filter(([, part]) => part !== undefined)
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** A list that is too long for any use. It repeats the value, or the first part of a list. */
const repeated = (value: unknown): unknown[] =>
  Array.from({ length: 101 }, () => (Array.isArray(value) ? value[0] : value))

/** Up to two fields of the schema that the object lacks. */
function lacking(
  value: object,
  { entries = {} }: Shape,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<object> {
  const more = Object.entries(entries).filter(([name]) => !(name in value))
  const values = fc.record(
    Object.fromEntries(more.map(([name, one]) => [name, near(one as Shape, text)])),
  )
  const names = fc.subarray(
    more.map(([name]) => name),
    { maxLength: Math.min(more.length, 2) },
  )
  return fc
    .tuple(values, names)
    .map(([all, some]) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => some.includes(name))),
    )
}

/**
 * Values near one that the schema takes: as it is, or with one part wrong, repeated or left out. Some also have fields of
 * the schema that the value lacks.
 */
export function altered(
  value: object,
  shape: Shape,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
  const places = fc.constantFrom(...placesIn(value))
  const others = fc.oneof(
    { weight: 9, arbitrary: fc.oneof(wrong, text).map(other => () => other) },
    { weight: 1, arbitrary: fc.constant(repeated) },
  )
  const changed = fc.tuple(places, others).map(([place, other]) => put(value, place, other))
  const one = fc.oneof(fc.constant(value), changed)
  const larger = fc
    .tuple(one, lacking(value, shape, text))
    .map(([own, more]) => (typeof own === 'object' && own !== null ? { ...more, ...own } : own))
  return fc.oneof({ weight: 2, arbitrary: one }, { weight: 1, arbitrary: larger })
}
