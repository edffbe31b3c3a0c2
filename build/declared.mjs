import * as deliveryReadings from '../src/element/delivery-readings.ts'
import { deviceView } from '../src/element/device-view.ts'
import { selectorPattern, urlPattern } from '../src/element/formats.ts'
import { expectedOf } from '../src/element/known-formats.ts'
import * as readings from '../src/element/readings.ts'
import { at } from './project.mjs'

/**
 * Descriptors and contracts are data. The build runs their modules and writes only what browsers need. It drops the
 * words for people, the details of events, and valibot itself. Of a schema, the structure stays, for
 * src/contract/fits.ts.
 */

const isDeclared = id =>
  id.startsWith(at('elements/')) ||
  (id.startsWith(at('src/contract/')) &&
    !/\/(call|schema|json-schema|fits|nulls|index)\.ts$/.test(id)) ||
  id === at('src/element/common-fields.ts')

/** Objects that contain code are imported by name, because code cannot be written as data. */
const sources = {
  'delivery-readings': deliveryReadings,
  'device-view': { deviceView },
  formats: { urlPattern, selectorPattern },
  readings,
}
/** Name and file of each of these objects. */
const named = new Map(
  Object.entries(sources).flatMap(([file, values]) =>
    Object.entries(values).map(([name, value]) => [value, { name, file }]),
  ),
)

const keep = (object, names) =>
  Object.fromEntries(names.filter(name => name in object).map(name => [name, object[name]]))
const isCode = value => typeof value === 'function'
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))

const isSchema = value => value?.kind === 'schema' && '~run' in value
/** If the requirement of a rule is a function, only the name of the rule stays. */
const ruleOf = ({ type, requirement }) =>
  typeof requirement === 'function' ? { type } : { type, requirement }
const isRule = ({ kind, type }) => kind === 'validation' || type === 'known'
/** A pipe may start with another pipe. */
const rulesOf = (pipe = []) =>
  pipe.flatMap(one => (isRule(one) ? [ruleOf(one)] : rulesOf(one.pipe)))

/** Names of the properties under which src/contract/fits.ts finds what a packed schema holds. */
const packed = { object: 'entries', array: 'item', record: 'value', optional: 'wrapped' }

/** Fewer letters for the schemas that are most of all (src/contract/fits.ts). */
function pack({ type, ...shape }) {
  const { [packed[type]]: held, ...rest } = shape
  if (held) return { [type]: held, ...rest }
  return Object.keys(shape).length > 0 ? { type, ...shape } : type
}

/** The data of a schema, as the shipped code holds it. */
export const shapeOf = schema => pack(shapeInFull(schema))

function shapeInFull(schema) {
  const { entries, item, wrapped, value, options } = schema
  const rules = rulesOf(schema.pipe)
  return {
    ...keep(schema, ['type', 'literal']),
    ...(entries && { entries: mapValues(entries, shapeOf) }),
    ...(item && { item: shapeOf(item) }),
    ...(wrapped && { wrapped: shapeOf(wrapped) }),
    ...(isSchema(value) && { value: shapeOf(value) }),
    ...(options && { options: options.map(one => (isSchema(one) ? shapeOf(one) : one)) }),
    ...(rules.length > 0 && { pipe: rules }),
  }
}

/**
 * JSON fields always come from page state, so they need no `from`. The code of warnings knows what the formats expect that
 * many tags share.
 */
const withoutWords = ({ about, call, expected, from, unit, ...field }) => ({
  ...field,
  ...(expected && expected !== expectedOf(field.pattern) && { expected }),
  ...(from && field.kind !== 'json' && { from }),
})
const fieldData = ({ schema, ...field }) => ({
  ...withoutWords(field),
  ...(schema && { schema: shapeOf(schema) }),
})

const cancelable = events => Object.entries(events).filter(([, event]) => event.cancelable)

/** The data of a descriptor that a host reads. */
const hostData = ({ tag, configures, fields, events, form, methods, standsAlone, storesOf }) => ({
  tag,
  ...(configures && { configures }),
  ...(storesOf && { storesOf }),
  fields: mapValues(fields, fieldData),
  events: Object.fromEntries(cancelable(events).map(([name]) => [name, { cancelable: true }])),
  ...(form && { form: {} }),
  ...(standsAlone && { standsAlone }),
  ...(methods && { methods: mapValues(methods, () => '') }),
})

/** The data of a call that the client needs. */
const callData = ({ about, params, query, body, output, refusals, writes, ...call }) => ({
  ...call,
  ...(refusals && { refusals: mapValues(refusals, refusalData) }),
  output: output && shapeOf(output),
})
const refusalData = ({ about, body, ...refusal }) => ({
  ...refusal,
  ...(body && { body: shapeOf(body) }),
})

function dataOf(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (value.tag && value.fields) return hostData(value)
  if (value.method && value.path) return callData(value)
  if (isSchema(value)) return shapeOf(value)
  return value.kind ? withoutWords(value) : mapValues(value, dataOf)
}

function literal(value) {
  if (named.has(value)) return named.get(value).name
  if (Array.isArray(value)) return `[${value.map(literal).join()}]`
  if (value instanceof RegExp || value === undefined) return String(value)
  if (isCode(value)) throw new Error(`A descriptor holds code of its own: ${value}. See sources.`)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${literal(one)}`)}}`
}

export const declared = () => ({
  name: 'declared',
  async load(id) {
    if (!isDeclared(id)) return null
    // What makes a part of the contract runs at build time alone.
    const values = Object.entries(await import(id)).filter(([, value]) => !isCode(value))
    const exports = values.map(
      ([name, value]) => `export const ${name} = ${literal(dataOf(value))}`,
    )
    const imports = [...named.values()]
      .filter(({ name }) => exports.some(one => one.includes(`:${name}`)))
      .map(({ name, file }) => `import { ${name} } from '${at(`src/element/${file}.ts`)}'`)
    return [...imports, ...exports].join('\n')
  },
})
