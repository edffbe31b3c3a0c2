import * as fc from 'fast-check'
import type { Shape } from '../../src/contract/fits.ts'
import type { Descriptor, Field } from '../../src/element/describe.ts'
import { anyText } from './any-text.ts'
import { near } from './near.ts'

/** Configurations as careless, broken and hostile pages give them, built from a descriptor. */

const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.invalid/x',
  'https://elsewhere.invalid/',
  '{{7*7}}${7*7}',
  '\ud800',
  '\0',
  '\u2028',
  ':is(',
  '[',
  '%',
  '‮مرحبا',
  'x'.repeat(20_000),
]
/** Values that fit, so that the widget runs. */
const usualTexts = ['x', '/dp/x', 'B0HEADPH01', '12', 'en', '#a']

const texts = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...usualTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: anyText() },
)
const numbers = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 1000 }) },
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
)
const anything = fc.oneof(texts, numbers, fc.jsonValue({ maxDepth: 4 }))

function fitting({ kind, values = [], schema, pattern }: Field): fc.Arbitrary<unknown> {
  if (kind === 'choice') return fc.constantFrom(...values)
  if (kind === 'flag') return fc.boolean()
  if (kind === 'whole' || kind === 'number') return numbers
  if (schema) return near(schema as unknown as Shape)
  const usual = usualTexts.filter(text => pattern?.test(text) ?? true)
  return usual.length > 0 ? fc.oneof(fc.constantFrom(...usual), texts) : texts
}

const given = (field: Field) =>
  fc.oneof({ weight: 6, arbitrary: fitting(field) }, { weight: 1, arbitrary: anything })

export interface HostileConfig {
  /** Attribute values by field. */
  attributes: Record<string, string>
  /** Text of the child script. */
  script: string
}

/** Now and then, cuts the text or replaces it by noise. */
const spoilt = (json: string) =>
  fc.oneof(
    { weight: 15, arbitrary: fc.constant(json) },
    { weight: 1, arbitrary: fc.nat(json.length).map(length => json.slice(0, length)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'null', '[]', '1', '{"a":', '{"__proto__":{"x":1}}'),
    },
  )

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

type Values = Record<string, unknown>

/** Random fields. Required fields are always included. */
function valuesOf(fields: Descriptor['fields']): fc.Arbitrary<Values> {
  const known = Object.entries(fields).map(([name, field]) => [name, given(field)] as const)
  const more = { messages: fc.dictionary(texts, anything, { maxKeys: 2 }), noSuchField: anything }
  const requiredKeys = Object.keys(fields).filter(name => fields[name]?.required)
  const shape: Record<string, fc.Arbitrary<unknown>> = { ...Object.fromEntries(known), ...more }
  return fc.record(shape, { requiredKeys }) as fc.Arbitrary<Values>
}

/** The values that an attribute can hold. */
const attributesOf = (values: Values, fields: Descriptor['fields']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fields[name] && fields[name].from !== 'state')
      .map(([name, value]) => [name, asText(value)]),
  )

/** Everything in attributes, or in a child script with some attributes. */
export const hostileConfig = ({ fields }: Descriptor): fc.Arbitrary<HostileConfig> =>
  fc.tuple(valuesOf(fields), fc.option(valuesOf(fields))).chain(([values, state]) =>
    (state ? spoilt(JSON.stringify(state)) : fc.constant('')).map(script => ({
      script,
      attributes: attributesOf(values, fields),
    })),
  )
