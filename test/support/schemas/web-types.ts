/**
 * The part of web-types that the library uses, based on the format's documentation. Stricter than the published schema,
 * which accepts any unknown member as a custom kind.
 */

const text = { type: 'string', minLength: 1 }
const named = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, description: text, type: text },
  additionalProperties: false,
}
const list = (items: object) => ({ type: 'array', items })

const attribute = {
  ...named,
  required: ['name', 'description', 'value'],
  properties: {
    name: text,
    description: text,
    required: { type: 'boolean' },
    default: { type: 'string' },
    value: {
      type: 'object',
      required: ['kind', 'type'],
      properties: { kind: { const: 'plain' }, type: text, required: { type: 'boolean' } },
      additionalProperties: false,
    },
  },
}
const property = { ...named, properties: { ...named.properties, properties: list(named) } }

const element = {
  type: 'object',
  required: ['name', 'description'],
  properties: {
    name: { type: 'string', pattern: '^dp(-[a-z]+)+$' },
    description: text,
    attributes: list(attribute),
    slots: list(named),
    js: {
      type: 'object',
      properties: { properties: list(property) },
      additionalProperties: list(named),
    },
    css: { type: 'object', additionalProperties: list(named) },
  },
  additionalProperties: false,
}

export const webTypesSchema = {
  type: 'object',
  required: ['name', 'version', 'contributions'],
  properties: {
    $schema: text,
    name: text,
    version: text,
    'js-types-syntax': { const: 'typescript' },
    'description-markup': { enum: ['html', 'markdown', 'none'] },
    contributions: {
      type: 'object',
      properties: {
        html: { type: 'object', properties: { elements: list(element) } },
        css: { type: 'object', properties: { properties: list(named) } },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
