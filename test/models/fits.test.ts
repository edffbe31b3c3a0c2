import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { nullable, pipe, record, safeParse, type GenericSchema } from 'valibot'
import { shapeOf } from '../../build/declared.mjs'
import { catalogue } from '../../elements/index.ts'
import { withNulls } from '../../demo/store/server/nulls.ts'
import { fits, type Shape } from '../../src/contract/fits.ts'
import { contract } from '../../src/contract/index.ts'
import { taken, withoutNulls } from '../../src/contract/nulls.ts'
import { lenientList, object, optional, text } from '../../src/contract/schema.ts'
import { near } from '../support/near.ts'

const schemas: [string, GenericSchema][] = [
  ...contract.flatMap(({ id, output }) =>
    output ? [[id, output] as [string, GenericSchema]] : [],
  ),
  ...catalogue.flatMap(({ tag, fields }) =>
    Object.entries(fields).flatMap(([name, { schema }]) =>
      schema ? [[`${tag} ${name}`, schema] as [string, GenericSchema]] : [],
    ),
  ),
]

type AnyPipe = GenericSchema & { pipe: readonly GenericSchema[] }

/** The schema, but no object or record of it takes a list, at any depth. valibot itself takes one, and makes it an object. */
function withoutLists<T>(given: T): T {
  if (Array.isArray(given)) return given.map(withoutLists) as T
  if (typeof given !== 'object' || given === null || given instanceof RegExp) return given
  const { type, pipe: items, '~run': run } = given as Partial<AnyPipe>
  if (items) return pipe(...(items.map(withoutLists) as [GenericSchema])) as T
  const parts = Object.entries(given).map(([key, part]) => [key, withoutLists(part)])
  if (type !== 'object' && type !== 'record') return Object.fromEntries(parts)
  return {
    ...Object.fromEntries(parts),
    '~run'(this: GenericSchema, dataset: { value: unknown }, config: never) {
      const value = Array.isArray(dataset.value) ? null : dataset.value
      return run?.call(this, { ...dataset, value } as never, config)
    },
  }
}

describe('fits', () => {
  it('COR-071 takes no list for an object, at any depth', () => {
    const inner = object({ size: optional(text) })
    assert.ok(fits(object({ inner }), { inner: {} }))
    assert.ok(!fits(object({ inner }), { inner: [] }))
    assert.ok(!fits(record(text, text), []))
  })

  for (const [name, schema] of schemas) {
    it(`COR-071 judges ${name} as valibot does`, () => {
      const strict = withoutLists(schema)
      let fitting = 0
      fc.assert(
        fc.property(near(schema as unknown as Shape), value => {
          const judged = fits(schema, value)
          fitting += +judged
          assert.equal(judged, safeParse(strict, value).success)
          assert.equal(fits(shapeOf(schema), value), judged, 'as the build ships it')
        }),
        { numRuns: 300 },
      )
      assert.ok(
        fitting > 0 && fitting < 300,
        `${fitting} of 300 values fit: both cases have to come up`,
      )
    })
  }
})

const poisonousName = /"(__proto__|constructor|prototype)":/
/** Without fields that hold nothing. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify({ value }))

describe('nulls for what may be absent', () => {
  const part = object({ name: text, note: optional(text), mark: optional(nullable(text)) })

  it('COR-198 are left out, and the value itself stays as it is', () => {
    const given = Object.freeze({ name: 'a', note: null, mark: null, other: null })
    assert.deepEqual(taken(part, given), { name: 'a', mark: null, other: null })
    assert.equal(taken(part, { name: null }), undefined)
    const without = { name: 'a' }
    assert.equal(taken(part, without), without)
  })

  it('COR-198 are left out in lists, in records, and of what may have several shapes', () => {
    const shelf = object({ parts: lenientList(part), byId: optional(record(text, part)) })
    assert.deepEqual(
      taken(shelf, {
        parts: [{ name: 'a', note: null }, null],
        byId: { b: { name: 'b', note: null } },
      }),
      { parts: [{ name: 'a' }, null], byId: { b: { name: 'b' } } },
    )
    assert.deepEqual(taken(shelf, { parts: [], byId: null }), { parts: [] })
  })

  it('COR-198 COR-009 touch no prototype', () => {
    const given = JSON.parse('{"__proto__":{"name":"x","note":null},"b":{"name":"b","note":null}}')
    const read = withoutNulls(record(text, part), given) as object
    assert.equal(Object.getPrototypeOf(read), Object.prototype)
    assert.deepEqual(Reflect.get(read, 'b'), { name: 'b' })
  })

  for (const [name, schema] of schemas) {
    it(`COR-198 change nothing in ${name}`, () => {
      const shape = schema as unknown as Shape
      fc.assert(
        fc.property(near(shape), value => {
          // Fields of such names count for nothing (COR-009).
          if (!fits(schema, value) || poisonousName.test(JSON.stringify(value))) return
          const nulled = withNulls(shape, value)
          for (const one of [shape, shapeOf(schema)]) {
            assert.deepEqual(asJson(withoutNulls(one, nulled)), asJson(withoutNulls(one, value)))
            assert.ok(fits(one, withoutNulls(one, nulled)))
          }
        }),
        { numRuns: 100 },
      )
    })
  }
})
