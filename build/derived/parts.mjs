import { plainType, typeText } from './json-schema.mjs'

/**
 * The parts of a JSON Schema as a flat list, for people: every value with its path, type, meaning and example.
 * `entity.count`: a member. `items[].asin`: a member of each item. `strings.*`: a member of any name.
 */

const join = (path, name) => (path ? `${path}.${name}` : name)

function inside(schema, path) {
  const { properties = {}, required = [], items, additionalProperties, anyOf = [] } = schema
  return [
    ...Object.entries(properties).flatMap(([name, part]) =>
      partsOf(part, join(path, name), required.includes(name)),
    ),
    ...(items ? inside(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? inside(additionalProperties, `${path}.*`) : []),
    ...anyOf.flatMap(option => inside(option, path)),
  ]
}

/** The type of a value that has parts, in a word: the parts follow. */
const containerType = ({ type }) => (type === 'array' ? 'object[]' : 'object')

/** A part of two options of a union shows once, with both types. The words are those of the first option. */
function merged(parts) {
  const byPath = new Map()
  for (const part of parts) {
    const before = byPath.get(part.path)
    const types = new Set([before?.type, part.type].filter(Boolean))
    byPath.set(part.path, { ...part, ...before, type: [...types].join(' | ') })
  }
  return [...byPath.values()]
}

/** `path` '': the schema itself is no part. */
export function partsOf(schema, path = '', isRequired = true) {
  const within = inside(schema, path)
  if (!path) return merged(within)
  const { description: about, examples = [], 'x-unit': unit } = schema
  const isContainer = within.length > 0
  const part = {
    path,
    about,
    isRequired,
    schema,
    unit,
    isContainer,
    type: isContainer ? containerType(schema) : plainType(typeText(schema)),
    ...(examples.length > 0 && { example: JSON.stringify(examples[0]) }),
  }
  return merged([part, ...within])
}
