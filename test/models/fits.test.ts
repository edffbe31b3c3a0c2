import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { safeParse, type GenericSchema } from 'valibot'
import { catalogue } from '../../elements/index.ts'
import { fits, type Shape } from '../../src/contract/fits.ts'
import { contract } from '../../src/contract/index.ts'

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

const odd = fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1.5, NaN, Infinity, 1e30, true, [], {})

/** Values of the schema's shape, with something else in their place now and then. */
function near({
  type,
  entries,
  item,
  wrapped,
  value,
  literal,
  options = [],
}: Shape): fc.Arbitrary<unknown> {
  const fitting = (): fc.Arbitrary<unknown> => {
    if (entries) {
      const parts = Object.entries(entries).map(([name, part]) => [name, near(part)])
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] })
    }
    if (item) return fc.array(near(item), { maxLength: 3 })
    if (wrapped) return fc.oneof(near(wrapped), fc.constantFrom(undefined, null))
    if (value) return fc.dictionary(fc.string(), near(value), { maxKeys: 3 })
    if (type === 'literal') return fc.constant(literal)
    if (type === 'picklist') return fc.constantFrom(...options)
    if (type === 'union') return fc.oneof(...options.map(option => near(option as Shape)))
    if (type === 'number') return fc.oneof(fc.integer(), fc.double())
    return type === 'boolean' ? fc.boolean() : fc.string()
  }
  return fc.oneof({ weight: 12, arbitrary: fitting() }, { weight: 1, arbitrary: odd })
}

describe('fits', () => {
  for (const [name, schema] of schemas) {
    it(`COR-071 judges ${name} as valibot does`, () => {
      let fitting = 0
      fc.assert(
        fc.property(near(schema as unknown as Shape), value => {
          const judged = fits(schema, value)
          fitting += +judged
          assert.equal(judged, safeParse(schema, value).success)
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
