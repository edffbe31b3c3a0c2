import * as v from 'valibot'
import type { Told } from '../../pages/buying/data.ts'
import type { Orm } from '../database/database.ts'
import { Refused } from './problem.ts'

/** The fields of a form as they came: in order, with those that came twice. */
export type Form = readonly (readonly [name: string, value: string])[]

/** A product that a form buys. */
export interface Bought {
  asin: string
  offerListingId?: string | undefined
  quantity: number
}

/** A plan, a sample: a line of its own that belongs to the line of `base`. */
export interface AddOn extends Bought {
  base: string
  /** It goes when its product goes. */
  leavesWith: boolean
}

/** What came of the fields: lines of their own, what is kept with the line of a product, and what a unit of it costs. */
export interface Taken {
  addOns?: readonly AddOn[]
  /** Of a product without a fixed price, in minor units. */
  amounts?: readonly { asin: string; amount: number }[]
  /** `value`: small, from the store's own tables. Lines of an offer join only if all their values are equal. */
  kept?: readonly { asin: string; value: unknown }[]
}

/** A line of a cart, to those who say in words what was chosen with it. */
export interface KeptLine {
  id: number
  asin: string
  quantity: number
  /** Of a unit, integer minor units. */
  price: number
  currency: string
  /** By the id of the extra. */
  extras: Readonly<Record<string, unknown>>
  associatedTo: string | null
}

/** Who posts a form, and when. */
export interface Buyer {
  sessionId: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * What a form may ask for beside its products. A family lists its own in `extras`: the form of the buy box, cart, checkout
 * and orders know of no others, so a new one needs no change there.
 */
export interface Extra {
  /** Names the value that is kept with a line. */
  id: string
  /** Names of the form fields. */
  fields: readonly string[]
  /** Judges the fields and says what becomes of them. Throws Refused for what this store does not offer. */
  take(tx: Orm, form: Form, bought: readonly Bought[], by: Buyer): Promise<Taken>
  /** What cart, checkout and order say about lines, by the id of the line. */
  says?(orm: Orm, lines: readonly KeptLine[]): Promise<ReadonlyMap<number, Told>>
}

type Entries = Readonly<Record<string, v.GenericSchema<string[], unknown>>>

interface Declared<E extends Entries> extends Pick<Extra, 'id' | 'says'> {
  /** By the name of the field: judges all values that came under the name. Blank values are left out before. */
  fields: E
  take(
    tx: Orm,
    given: { [Name in keyof E]: v.InferOutput<E[Name]> },
    bought: readonly Bought[],
    by: Buyer,
  ): Promise<Taken> | Taken
}

export function extra<const E extends Entries>({ fields, take, ...rest }: Declared<E>): Extra {
  const names = Object.keys(fields)
  const schema = v.object(fields)
  return {
    ...rest,
    fields: names,
    async take(tx, form, bought, by) {
      const valuesOf = (name: string) =>
        form.flatMap(([field, value]) => (field === name && value.trim() ? [value] : []))
      const given = Object.fromEntries(names.map(name => [name, valuesOf(name)]))
      if (names.every(name => given[name]?.length === 0)) return {}
      const read = v.safeParse(schema, given)
      if (read.success) return take(tx, read.output, bought, by)
      const [issue] = read.issues
      const detail = `${v.getDotPath(issue) ?? rest.id}: ${issue.message}`
      throw new Refused('incomplete', 'INVALID_EXTRA', detail)
    },
  }
}

/** A field that a form has at most once. */
export const once = <Out>(schema: v.GenericSchema<string, Out>) =>
  v.pipe(
    v.array(schema),
    v.maxLength(1, 'Expected the field once'),
    v.transform(([only]) => only),
  )

/** A field that holds JSON. */
export const json = <Out>(schema: v.GenericSchema<unknown, Out>) =>
  v.pipe(v.string(), v.parseJson(undefined, 'Expected JSON'), schema)

/** The product of a form that an extra is for. */
export function boughtIn<B extends Bought>(bought: readonly B[], asin: string, of: string): B {
  const found = bought.find(item => item.asin === asin)
  if (found) return found
  throw new Refused('incomplete', 'NO_PARENT', `The form does not buy what ${of} is for`)
}
