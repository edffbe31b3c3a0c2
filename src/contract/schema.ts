import * as v from 'valibot'

type Entries = Parameters<typeof v.object>[0]

/**
 * An object schema that ignores unknown keys. Its entries have no prototype, because valibot reads them with for-in:
 * a page with an enumerable `Object.prototype.x` would add a key without a schema.
 */
export const object = /* @__NO_SIDE_EFFECTS__ */ <const E extends Entries>(
  entries: E,
): v.ObjectSchema<E, undefined> => v.object(Object.assign(Object.create(null), entries))

export const text = v.string()
export const whole = v.pipe(v.number(), v.safeInteger())
export const optional = v.optional
export const list = v.array
export const flag = v.boolean()

/** An amount of money. `amount`: integer minor units (1999 is 19.99 EUR). `currency`: ISO 4217. */
export const money = object({ amount: whole, currency: text })
export type Money = v.InferOutput<typeof money>
