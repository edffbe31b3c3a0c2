import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { catalogue } from '../../elements/index.ts'
import { quantitySelector } from '../../elements/buying/quantity-selector.ts'
import { blueprint, type BlueprintField } from '../../src/element/blueprint.ts'
import { selectorPattern } from '../../src/element/formats.ts'
import { parseField } from '../../src/element/parse.ts'
import { pageStateSchema } from '../support/derived-files.ts'

/** Strict: accepts only schemas of this draft, without unknown words. */
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
const judge = (schema: object) => ajv.compile(schema)

const words =
  '|a|B0HEADPH01|b0headph01|regular|true|7|-3|en-US|DE_de|x_!|desktop|detail|title|T2|v2'
const addresses =
  '/dp/x|dp.html|https://x.example|HTTP://X|javascript:alert(1)|data:,x|java\tscript:alert(1)|\u0001javascript:alert(1)|/a\u001fb'
const plain = [0, 1, -1, 0.5, 29, 30_000, 1e6, true, false, null]
const lists = [[], ['a'], [1], [null], [[]], [{ value: 'a', label: 'b' }]]
const objects = [{}, { a: 1 }, { a: 'b' }, { scope: 'x' }, { vacuum: { label: 'V' } }]
/** Values that authors may or should not write. All integers are safe ones: JSON Schema cannot express that limit. */
const samples: readonly unknown[] = [
  ...words.split('|'),
  ...addresses.split('|'),
  ...plain,
  ...lists,
  ...objects,
]

interface Judged {
  type: string
  item?: Judged
}

/** PHP writes an empty list for an empty object. Elements accept such lists, but schemas do not. */
function isPhp(schema: Judged | undefined, value: unknown): boolean {
  if (!schema || !Array.isArray(value)) return false
  const { item, type } = schema
  return /^(object|record)$/.test(type) || value.some(one => isPhp(item, one))
}

/** true: the element accepts the value unchanged. This is the element's own judgement, not the schema's. */
function takes(field: BlueprintField, value: unknown): boolean {
  // Node has no document in which to test selectors.
  const { pattern, ...rest } = field
  const judged = pattern === selectorPattern ? rest : field
  if (field.kind === 'json')
    return !field.schema || (v.is(field.schema, value) && !isPhp(field.schema, value))
  return parseField(judged, value) === value
}

/** Page state in the examples of a tag. */
function stated(html: string, name: string): unknown[] {
  const script = new RegExp(`<script[^>]*data-dp-state="?${name}"?[^>]*>(.*?)</script>`, 'gs')
  return [...html.matchAll(script)].map(([, text = '']) => JSON.parse(text))
}

describe('schemas of page state', () => {
  for (const descriptor of catalogue) {
    const { tag, examples } = descriptor
    const schema = pageStateSchema(descriptor)

    it(`COR-120 take the page state of the examples of ${tag}`, () => {
      const fits = judge(schema)
      for (const state of examples.flatMap(({ html }) => stated(html, tag.slice(3))))
        assert.ok(fits(state), JSON.stringify(fits.errors))
    })

    it(`COR-005 take for each field of ${tag} what the element takes, of the kind it is`, () => {
      for (const field of blueprint(descriptor, {}).fields) {
        if (field.name === 'messages') continue
        const fits = judge({ ...schema.properties[field.name] })
        for (const value of samples)
          assert.equal(fits(value), takes(field, value), `${field.name}: ${JSON.stringify(value)}`)
      }
    })

    it(`COR-010 refuse a field that ${tag} does not have`, () => {
      assert.equal(judge(schema)({ quantty: 1 }), false)
    })
  }

  it('COR-023 know the ids of the texts that can be replaced', () => {
    const fits = judge(pageStateSchema(quantitySelector))
    assert.equal(fits({ messages: { 'quantity.label': 'Anzahl', 'common.close': 'Zu' } }), true)
    assert.equal(fits({ messages: { 'quantity.lable': 'Anzahl' } }), false)
  })
})
