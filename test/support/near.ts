import * as fc from 'fast-check'
import type { Shape } from '../../src/contract/fits.ts'

const odd = fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1.5, NaN, Infinity, 1e30, true, [], {})
const wrong = fc.oneof(odd, fc.oneof(fc.integer(), fc.double()), fc.constant(undefined))

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
  return fc.integer({ min, max: Math.max(min, Math.min(limitOf(shape, 'max_value', 9), min + 11)) })
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

/** The value with another one in that place. */
function put(value: unknown, [name, ...deeper]: Place, other: unknown): unknown {
  if (name === undefined) return other
  const parts = Object.entries(value ?? {}).map(([own, part]) => [
    own,
    own === name ? put(part, deeper, other) : part,
  ])
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}

/** A value that a server knows: every other time as it is, else with one part wrong or left out. */
export function altered(value: unknown, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const places = fc.constantFrom(...placesIn(value))
  const changed = fc
    .tuple(places, fc.oneof(wrong, text))
    .map(([place, other]) => put(value, place, other))
  return fc.oneof(fc.constant(value), changed)
}
