import * as v from 'valibot'

type Entries = Parameters<typeof v.object>[0]

/**
 * An object schema that ignores unknown keys. Its entries have no prototype, because valibot reads them with for-in:
 * a page with an enumerable `Object.prototype.x` would add a key without a schema.
 */
export const object = /* @__NO_SIDE_EFFECTS__ */ <const E extends Entries>(
  entries: E,
): v.ObjectSchema<E, undefined> => v.object(Object.assign(Object.create(null), entries))

/** An object whose other keys hold `rest`. For what is sent: browsers judge no such schema. */
export const withRest = /* @__NO_SIDE_EFFECTS__ */ <
  const E extends Entries,
  R extends v.GenericSchema,
>(
  entries: E,
  rest: R,
): v.ObjectWithRestSchema<E, R, undefined> =>
  v.objectWithRest(Object.assign(Object.create(null), entries), rest)

export const text = v.string()
export const whole = v.pipe(v.number(), v.safeInteger())
export const optional = v.optional
export const list = v.array
export const flag = v.boolean()
/** A flag in a query or a form. */
export const writtenFlag = v.picklist(['true', 'false'])

/** What a number counts. Also for texts that hold a number or a time. */
export type Unit =
  | 'ms'
  | 'epoch ms'
  | 's'
  | 'px'
  | '%'
  | 'minor currency units'
  | 'currency units'
  | 'tier'
  | 'count'
  | 'characters'
  | 'HTTP status'
  | 'ISO 8601 in UTC'

/** Words about a schema. `known` and the schemas of valibot have the other members. */
interface Described {
  type: string
  literal?: unknown
  options?: readonly unknown[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** The example of a schema that allows few values: the first of them. */
function firstOf({ type, literal, options, pipe = [] }: Described): unknown {
  if (type === 'boolean') return true
  if (type === 'literal') return literal
  if (type === 'picklist') return options?.[0]
  const known = pipe.find(rule => rule.type === 'known')
  return (known?.requirement as readonly unknown[] | undefined)?.[0]
}

/**
 * Says what a value means, to people who write servers and pages (COR-125). The build leaves these words out of what
 * shoppers load. Without `example`, the example is the first value that the schema allows.
 */
export function means<const S extends v.GenericSchema>(
  schema: S,
  about: string,
  example: unknown = firstOf(schema),
  unit?: Unit,
): S {
  const words = {
    description: unit ? `${about} Unit: ${unit}.` : about,
    ...(example !== undefined && { examples: [example] }),
    ...(unit && { 'x-unit': unit }),
  }
  return v.pipe(schema, v.metadata(words)) as unknown as S
}

/**
 * One of these texts. Any other text fits, too, because a requirement says what the element then does. But the page's
 * author is warned of it (COR-126). Where no requirement says so, use `v.picklist`: any other text does not fit.
 */
export const known = <const V extends readonly string[]>(values: V) =>
  v.pipe(text, {
    kind: 'metadata',
    type: 'known',
    reference: known,
    requirement: values,
  } as unknown as v.MetadataAction<string, Record<string, unknown>>) as unknown as v.GenericSchema<
    V[number],
    // Keeps the known texts in the completions of editors.
    V[number] | (string & {})
  >

/** A list of which a value that does not fit costs itself alone. The element leaves it out, and says so. */
export const lenientList = <const S extends v.GenericSchema>(item: S) =>
  list(v.union([item, means(v.unknown(), 'Any other value is left out.', null)]))

/** An amount of money. `amount`: integer minor units (1999 is 19.99 EUR). `currency`: ISO 4217. */
export const money = object({
  amount: means(whole, 'Amount of money: 1999 is 19.99 EUR.', 1999, 'minor currency units'),
  currency: means(text, 'Currency, ISO 4217.', 'EUR'),
})
export type Money = v.InferOutput<typeof money>
