import * as fc from 'fast-check'
import type { Given } from '../../demo/catalog/writer/read.ts'
import { fieldsOf } from '../../demo/catalog/writer/read.ts'
import { isScalar } from '../../demo/catalog/writer/place.ts'
import type { Shape } from '../../src/contract/fits.ts'
import type { BlueprintField } from '../../src/element/blueprint.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { near } from './near.ts'

/** Texts that authors fill in, with characters that HTML, JSON or a template language may treat as syntax. */

const signs = [...'"\'`{}@$#<>&%\\/!?=-;:()[]|~*.aZ0 \t\n\u2028é😀']
const runs =
  '{{ }} {% %} {# {{{{ ${ #{ <% %> <%% <\\% <? ?> <?php <?= {{!-- {{/if}} </script <!-- --> <script <!--<script> </script> ' +
  '\\{{ \\\\{{ \\$ @@ @( @{ a@b &amp; &#64; \\u003c <c:out'
const known = [...signs, ...runs.split(' '), "{{ '{' }}", '{% raw %}']

export const hostile = fc
  .array(fc.constantFrom(...known), { maxLength: 12 })
  .map(parts => parts.join(''))
/** Texts that JSON can hold but HTML cannot. */
const beyondHtml = fc.constantFrom('\0', '\r', 'a\r\nb', '\ud800', '\u0080')

const textsOf = ({ pattern }: BlueprintField, isPrinted: boolean) => {
  const usual = fc.constantFrom('B0HEADPH01', '/dp/x', 'de-AT', '#a')
  const texts = isPrinted ? hostile : fc.oneof({ weight: 9, arbitrary: hostile }, beyondHtml)
  return pattern ? fc.oneof(usual, texts) : texts
}

const json = fc.jsonValue({ maxDepth: 3 })
/** The value as JSON can hold it. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/** Values of a field, as an author fills them in or a template prints them. */
function valuesOf(field: BlueprintField, isPrinted: boolean): fc.Arbitrary<unknown> {
  const { kind, values = [], schema } = field
  if (kind === 'choice') return fc.constantFrom(...values)
  if (kind === 'flag') return fc.boolean()
  if (kind === 'whole') return fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer())
  // Template languages print as many digits as an amount has. PHP prints 14.
  if (kind === 'number' && isPrinted) return fc.integer().map(thousandths => thousandths / 1000)
  if (kind === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
  if (schema) return near(schema as unknown as Shape, hostile).map(asJson)
  if (kind === 'json') return fc.dictionary(fc.string(), hostile, { maxKeys: 3 }).map(asJson)
  const texts = textsOf(field, isPrinted)
  if (kind !== 'raw' || (isPrinted && isScalar(field))) return texts
  return fc.oneof(texts, fc.integer(), json.map(asJson))
}

export interface FilledIn {
  /** Values by field. */
  values: Readonly<Record<string, unknown>>
  /** Fields whose value comes from a template variable with the field's name. */
  printed: readonly string[]
}

/** Configurations of a tag. With `hasVariables`, some fields are expressions. */
export const filledIn = (descriptor: Descriptor, hasVariables: boolean): fc.Arbitrary<FilledIn> => {
  const fields = fieldsOf(descriptor)
  const entries = fields.map(field => {
    const filled = valuesOf(field, false).map(value => ({ value, isPrinted: false }))
    const printed = valuesOf(field, true).map(value => ({ value, isPrinted: true }))
    return [field.name, hasVariables ? fc.oneof(filled, printed) : filled] as const
  })
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] }).map(given => ({
    values: Object.fromEntries(Object.entries(given).map(([name, one]) => [name, one?.value])),
    printed: Object.keys(given).filter(name => given[name]?.isPrinted),
  }))
}

/** The input of the tag builder for these fields. */
export const givenOf = (
  { values, printed }: FilledIn,
  expression: (name: string) => string,
): Record<string, Given> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      printed.includes(name) ? { expression: expression(name) } : { value },
    ]),
  )
