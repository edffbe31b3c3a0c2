import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { safeParse, type GenericSchema } from 'valibot'
import { shapeOf } from '../../build/declared.mjs'
import { catalogue } from '../../elements/index.ts'
import { fits, type Shape } from '../../src/contract/fits.ts'
import { contract } from '../../src/contract/index.ts'
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

describe('fits', () => {
  for (const [name, schema] of schemas) {
    it(`COR-071 judges ${name} as valibot does`, () => {
      let fitting = 0
      fc.assert(
        fc.property(near(schema as unknown as Shape), value => {
          const judged = fits(schema, value)
          fitting += +judged
          assert.equal(judged, safeParse(schema, value).success)
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
