import type { GenericSchema } from 'valibot'
import { isObject } from '../rules/is-object.ts'

/** A rule in a valibot pipe. */
interface Rule {
  type: string
  requirement?: never
  /** The first item of a pipe can be a pipe, too. */
  pipe?: readonly Rule[]
}

/**
 * A valibot schema as plain data. The build writes schemas into the shipped code in this form, because the code of
 * valibot would be a tenth of everything that a small page loads (docs/architecture.md).
 */
export interface Shape extends Rule {
  entries?: Readonly<Record<string, Shape>>
  item?: Shape
  wrapped?: Shape
  value?: Shape
  literal?: unknown
  options?: readonly unknown[]
}

/**
 * A schema as the build ships it, in fewer letters: `'string'` in place of `{type: 'string'}`, `{object: …}` in place of
 * `{type: 'object', entries: …}`.
 */
export interface Packed {
  object?: Shape['entries']
  array?: Shape
  record?: Shape
  optional?: Shape
}

/** Returns a schema in full, whether it is packed or not. */
export function unpacked(given: Shape): Shape {
  if (typeof given === 'string') return { type: given }
  const { object, array, record, optional } = given as Packed
  if (object) return { ...given, type: 'object', entries: object }
  if (array) return { ...given, type: 'array', item: array }
  if (record) return { ...given, type: 'record', value: record }
  return optional ? { ...given, type: 'optional', wrapped: optional } : given
}

/** Keys that valibot ignores in a record (COR-009). */
export const poisonous = /^(__proto__|constructor|prototype)$/

const types: Record<string, (shape: never, value: never) => boolean> = {
  object: ({ entries = {} }: Shape, value: unknown) =>
    isObject(value) && Object.keys(entries).every(name => fitsShape(entries[name], value[name])),
  record: ({ value: each }: Shape, value: unknown) =>
    isObject(value) &&
    Object.keys(value).every(name => poisonous.test(name) || fitsShape(each, value[name])),
  array: ({ item }: Shape, value: unknown) =>
    Array.isArray(value) && value.every(one => fitsShape(item, one)),
  optional: ({ wrapped }: Shape, value: unknown) =>
    value === undefined || fitsShape(wrapped, value),
  nullable: ({ wrapped }: Shape, value: unknown) => value === null || fitsShape(wrapped, value),
  union: ({ options = [] }: Shape, value: unknown) =>
    options.some(option => fitsShape(option as Shape, value)),
  picklist: ({ options = [] }: Shape, value: unknown) => options.includes(value),
  literal: ({ literal }: Shape, value: unknown) => value === literal,
  unknown: () => true,
  number: (_: Shape, value: unknown) => typeof value === 'number' && !Number.isNaN(value),
}

/** true: a text outside a set of known texts does not fit. */
let isStrict = false

const rules: Record<string, (requirement: never, value: never) => boolean> = {
  min_value: (least: number, value: number) => value >= least,
  max_value: (most: number, value: number) => value <= most,
  not_value: (other: unknown, value: unknown) => value !== other,
  min_length: (least: number, { length }: string) => length >= least,
  max_length: (most: number, { length }: string) => length <= most,
  safe_integer: (_: unknown, value: unknown) => Number.isSafeInteger(value),
  finite: (_: unknown, value: number) => Number.isFinite(value),
  known: (texts: readonly string[], value: string) => !isStrict || texts.includes(value),
}

const keeps = ({ type, requirement, pipe = [] }: Rule, value: unknown): boolean =>
  (rules[type]?.(requirement as never, value as never) ?? true) &&
  pipe.every(rule => keeps(rule, value))

function fitsShape(given: Shape | undefined, value: unknown): boolean {
  if (!given) return false
  const shape = unpacked(given)
  const judge = types[shape.type]
  const isOfType = judge ? judge(shape as never, value as never) : typeof value === shape.type
  return isOfType && keeps(shape, value)
}

/**
 * true if the value fits the schema, with the same result as valibot, but a list is no object: JSON Schema says so, too.
 * Extra fields are fine (COR-071). `strict`: also false if the value holds a text that the contract does not know (COR-126).
 */
export function fits(schema: GenericSchema | Shape, value: unknown, strict = false): boolean {
  isStrict = strict
  return fitsShape(schema as Shape, value)
}
