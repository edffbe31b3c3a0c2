import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { toJson } from '../../src/rules/to-json.ts'

const prototypes = [Array, String, Number, Boolean, Object].map(
  ({ prototype }) => prototype as { toJSON?: () => unknown },
)

/** Runs on a page whose old library gives everything a `toJSON`. */
function spoilt<T>(run: () => T): T {
  for (const one of prototypes) one.toJSON = () => 'spoilt'
  try {
    return run()
  } finally {
    for (const one of prototypes) delete one.toJSON
  }
}

describe('JSON of plain data', () => {
  it('COR-096 is that of the browser, whatever an old library has added', () => {
    fc.assert(
      fc.property(fc.anything({ values: [fc.jsonValue(), fc.constant(undefined)] }), value => {
        const expected = JSON.stringify(value)
        assert.equal(toJson(value), expected)
        assert.equal(
          spoilt(() => toJson(value)),
          expected,
        )
      }),
      { numRuns: 500 },
    )
  })

  for (const value of [undefined, () => 1, Symbol('one'), [undefined, () => 1], { a: undefined }]) {
    it(`leaves out what JSON cannot say: ${String(JSON.stringify(value))}`, () => {
      assert.equal(toJson(value), JSON.stringify(value))
    })
  }

  for (const text of ['"', '\\', '\n', '\u2028', '\uD800', '', '__proto__']) {
    it(`quotes ${JSON.stringify(text)}`, () => {
      assert.equal(toJson(text), JSON.stringify(text))
      assert.equal(toJson({ [text]: text }), JSON.stringify({ [text]: text }))
    })
  }
})
