import { jsonSchema } from '../../src/contract/json-schema.ts'
import { urlPattern } from '../../src/element/formats.ts'

/** Keywords that say what a value is, not which values fit. */
const words = new Set(['description', 'examples', 'x-unit'])
const isEmpty = schema => Object.keys(schema).every(name => words.has(name))

const bothCases = (_, low, high) => `${low}-${high}${low.toUpperCase()}-${high.toUpperCase()}`

/** JSON Schema patterns have no flag `i`: each letter becomes a class of both cases. */
const caseless = source =>
  source.replace(/\\.|\[(?:\\.|[^\]])*\]|[a-z]/g, found => {
    if (found.startsWith('\\')) return found
    if (found.startsWith('[')) return found.replace(/([a-z])-([a-z])/g, bothCases)
    return `[${found.toUpperCase()}${found}]`
  })

/** Addresses, as in src/element/formats.ts. Here nothing stands around them. */
const writtenUrl = String.raw`^(?:[Hh][Tt][Tt][Pp][Ss]?:|(?![A-Za-z][A-Za-z\d+.\-]*:))[^\u0000-\u001F]*$`

function patternOf(pattern) {
  if (pattern === urlPattern) return { pattern: writtenUrl }
  if (!(pattern instanceof RegExp)) return {}
  const { source, ignoreCase } = pattern
  return { pattern: ignoreCase ? caseless(source) : source }
}

const bounds = ({ min, max }) => ({
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
})

const byKind = {
  text: field => ({ type: 'string', ...patternOf(field.pattern) }),
  whole: field => ({ type: 'integer', ...bounds(field) }),
  number: field => ({ type: 'number', ...bounds(field) }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ values }) => ({ type: 'string', enum: [...values] }),
  json: ({ schema }) => (schema ? jsonSchema(schema) : {}),
  raw: () => ({}),
}

/** The valid values of a field, as JSON Schema. */
export const fieldSchema = field => ({
  ...byKind[field.kind](field),
  ...(field.unit && { 'x-unit': field.unit }),
})

const union = types => [...new Set(types)].join(' | ') || 'never'
const quoted = value => JSON.stringify(value).replace(/^"(.*)"$/, "'$1'")
const keyOf = name => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

function objectType({ properties = {}, required = [], additionalProperties }) {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema)}`,
  )
  if (members.length > 0) return `{ ${members.join('; ')} }`
  if (additionalProperties) return `Record<string, ${typeText(additionalProperties)}>`
  return '{}'
}

function listType({ items = {} }) {
  const type = typeText(items)
  return /^[\w.]+$/.test(type) ? `${type}[]` : `Array<${type}>`
}

const named = { string: 'string', boolean: 'boolean', null: 'null', number: 'number' }

function typeNamed(type, schema) {
  if (type === 'integer') return 'number'
  if (type === 'object') return objectType(schema)
  return type === 'array' ? listType(schema) : named[type]
}

/** A type for people: the empty intersection only serves editors. */
export const plainType = type => type.replaceAll('(string & {})', 'string')

/** A JSON Schema as a TypeScript type. */
export function typeText(schema) {
  if (isEmpty(schema)) return 'unknown'
  if ('const' in schema) return quoted(schema.const)
  // The empty intersection keeps the names in the completions of editors.
  const others = schema['x-tolerant'] ? ['(string & {})'] : []
  if (schema.enum) return union([...schema.enum.map(quoted), ...others])
  const options = schema.anyOf ?? schema.oneOf
  if (options) return union(options.map(typeText))
  if (!schema.type) throw new Error(`No TypeScript type for ${JSON.stringify(schema)}`)
  return union([schema.type].flat().map(type => typeNamed(type, schema)))
}
