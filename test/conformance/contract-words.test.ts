import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { GenericSchema } from 'valibot'
import { describeLibrary } from '../../build/derived/description.mjs'
import { partsOf } from '../../build/derived/parts.mjs'
import { referencePage } from '../../build/derived/reference.mjs'
import { catalogueFiles } from '../../demo/catalog/pages.ts'
import { openapi } from '../../demo/store/server/openapi.ts'
import { catalogue } from '../../elements/index.ts'
import type { CallSpec } from '../../src/contract/call.ts'
import { commonEvents } from '../../src/contract/events.ts'
import { dealClaim } from '../../src/contract/deals/deal-claim.ts'
import { dealProduct } from '../../src/contract/deals/deals.ts'
import { contract } from '../../src/contract/index.ts'
import { jsonSchema, type JsonSchema } from '../../src/contract/json-schema.ts'
import { known, means, object, text, whole } from '../../src/contract/schema.ts'
import { commonFields } from '../../src/element/common-fields.ts'
import type { Field } from '../../src/element/describe.ts'

const calls: readonly CallSpec[] = contract
const ajv = new Ajv2020({ strict: false })

/** Names of values that count something, even as a text. */
const counting =
  /(Ms|[mM]illiseconds|[sS]econds|[tT]ime|[dD]uration|[wW]idth|[hH]eight|[aA]mount|[pP]rice|[cC]ount)$/

const isNumber = ({ type }: JsonSchema) => type === 'number' || type === 'integer'
interface Part {
  path: string
  schema: JsonSchema
  isContainer: boolean
  about?: string
  unit?: string
}

/** The schema without null. */
const valueOf = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** What people lack who read a schema. `name`: what holds its parts. */
function lacksOf(name: string, schema: JsonSchema): string[] {
  const parts: Part[] = partsOf(schema, name)
  return parts.flatMap(({ path, schema: part, isContainer, about, unit }) => {
    const [, last = ''] = /(\w+)\W*$/.exec(path) ?? []
    const value = valueOf(part)
    const isCounted = isNumber(value) || (value.type === 'string' && counting.test(last))
    const lacks = [
      !about && 'description',
      isCounted && !isContainer && !unit && 'unit',
      !isContainer && !part.examples?.length && 'example',
      part.examples?.some(one => !ajv.validate({ ...part }, one)) && 'example that fits',
    ]
    return lacks.filter(Boolean).map(lack => `${path} has no ${lack}`)
  })
}

const lacks = (name: string, schema: GenericSchema | null | undefined): string[] =>
  schema ? lacksOf(name, jsonSchema(schema)).filter(lack => !lack.startsWith(`${name} has`)) : []

const library: { elements: { name: string; tag: string }[] } = await describeLibrary()
const pages = await catalogueFiles('')
const spec = readFileSync(new URL('../../docs/spec/deals.md', import.meta.url), 'utf8')

const unescaped = (html = '') =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

interface Operation {
  parameters: { description?: string; schema: JsonSchema }[]
}

/** The meanings in a schema. */
const wordsOf = (schema: JsonSchema): string[] =>
  (partsOf(schema) as Part[]).flatMap(({ about }) => about ?? [])
const wordsOfCall = ({ about, params, query, body, output, refusals = {} }: CallSpec): string[] => [
  about,
  ...[params, query, body, output].flatMap(schema => (schema ? wordsOf(jsonSchema(schema)) : [])),
  ...Object.values(refusals).flatMap(refusal => [
    refusal.about,
    ...(refusal.body ? wordsOf(jsonSchema(refusal.body)) : []),
  ]),
]

describe('the words of the contract', () => {
  for (const { id, about, path, params, query, body, output, refusals = {}, answer } of calls) {
    it(`COR-125 say what ${id} and each of its values mean`, () => {
      assert.match(about, /^[A-Z].*\.$/)
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const properties = params ? jsonSchema(params).properties : {}
      assert.deepEqual(Object.keys(properties ?? {}), named)
      const bodies = Object.entries(refusals).map(
        ([name, refusal]) => [name, refusal.body] as const,
      )
      const parts = { params, query, body, answer: output, ...Object.fromEntries(bodies) }
      assert.deepEqual(
        Object.entries(parts).flatMap(([part, schema]) => lacks(part, schema)),
        [],
      )
      if (answer === 'html' && output) assert.deepEqual(lacksOf('answer', jsonSchema(output)), [])
      for (const refusal of Object.values(refusals)) assert.match(refusal.about, /^[A-Z].*\.$/)
    })
  }

  for (const { tag, events, hears = {}, fields } of catalogue) {
    it(`COR-125 say what each value in the events of ${tag} means`, () => {
      const details = Object.entries({ ...events, ...hears })
      assert.deepEqual(
        details.flatMap(([name, { detail }]) => lacks(name, detail)),
        [],
      )
    })

    it(`COR-125 say what each value in the fields of ${tag} means, and what it counts`, () => {
      const all = Object.entries<Field>({ ...fields, ...commonFields })
      const unitless = all.filter(
        ([name, { kind, unit }]) =>
          !unit &&
          (kind === 'whole' || kind === 'number' || (kind === 'text' && counting.test(name))),
      )
      assert.deepEqual(
        unitless.map(([name]) => name),
        [],
      )
      assert.deepEqual(
        all.flatMap(([name, { schema }]) => lacks(name, schema)),
        [],
      )
    })
  }

  it('COR-125 say what each value in the events of every element means', () => {
    for (const [name, { detail }] of Object.entries(commonEvents))
      assert.deepEqual(lacks(name, detail), [], name)
  })

  for (const { name, tag } of library.elements) {
    it(`COR-125 stand in the reference and in the catalogue, for ${tag}`, () => {
      const { calls: own = [], events } = catalogue.find(one => one.tag === tag) ?? {}
      const wanted = [
        ...(own as readonly CallSpec[]).flatMap(wordsOfCall),
        ...Object.values(events ?? {}).flatMap(({ detail }) => wordsOf(jsonSchema(detail))),
      ]
      const page = library.elements.find(one => one.tag === tag)
      const shown = { reference: referencePage(page), catalogue: unescaped(pages[`${name}.html`]) }
      for (const [where, written] of Object.entries(shown))
        assert.deepEqual(
          wanted.filter(words => !written.includes(words)),
          [],
          where,
        )
    })
  }

  it('COR-125 stand in openapi.json, with each refusal', () => {
    const document = openapi()
    const written = JSON.stringify(document).replaceAll('\\"', '"')
    for (const call of calls)
      for (const words of wordsOfCall(call)) assert.ok(written.includes(words), words)
    const parameters = Object.values(document.paths).flatMap(item =>
      Object.values(item).flatMap(operation => (operation as Operation).parameters),
    )
    const bare = parameters.filter(({ description, schema }) => !description && !schema.anyOf)
    assert.deepEqual(bare, [])
  })

  it('COR-125 list the closed sets that docs/spec lists', () => {
    const [, entities = ''] = /Entities:\n([^]*?)\n\n/.exec(spec) ?? []
    const sets = [
      ...entities.matchAll(/(\w+) \(([A-Z_]{4,}(?:(?:, | or )[A-Z_]{4,})*)(?: or absent)?\)/g),
    ]
    assert.ok(sets.length >= 6)
    const parts: Part[] = [dealProduct, dealClaim].flatMap(({ output }) =>
      partsOf(jsonSchema(output)),
    )
    for (const [, name, texts = ''] of sets) {
      const listed = texts.split(/, | or /)
      const found = parts.filter(({ path, schema }) => path.endsWith(`.${name}`) && schema.enum)
      assert.ok(
        found.some(({ schema }) => `${schema.enum}` === `${listed}`),
        `${name}: ${listed}`,
      )
    }
  })

  it('COR-125 are missed where a value has none, or has an example that does not fit', () => {
    const broken = object({
      bare: text,
      priceAmount: means(whole, 'A price.', 1999),
      waitMs: means(text, 'A time.', '10'),
      state: means(known(['on', 'off']), 'A state.', 'maybe'),
      inner: object({ deep: text }),
    })
    assert.deepEqual(lacks('body', broken), [
      'body.bare has no description',
      'body.bare has no example',
      'body.priceAmount has no unit',
      'body.waitMs has no unit',
      'body.state has no example that fits',
      'body.inner has no description',
      'body.inner.deep has no description',
      'body.inner.deep has no example',
    ])
  })
})
