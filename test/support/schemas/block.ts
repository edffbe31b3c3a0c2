/** The part of WordPress's block.json that the library uses, based on the block editor handbook. */

const text = { type: 'string', minLength: 1 }
const types = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number']

const attribute = {
  type: 'object',
  required: ['type'],
  properties: {
    type: {
      anyOf: [
        { type: 'string', enum: types },
        { type: 'array', uniqueItems: true, items: { type: 'string', enum: types } },
      ],
    },
    enum: { type: 'array', items: { type: ['boolean', 'number', 'string'] } },
    default: {},
  },
  additionalProperties: false,
}

export const blockSchema = {
  type: 'object',
  required: ['apiVersion', 'name', 'title', 'category', 'attributes'],
  properties: {
    $schema: text,
    apiVersion: { const: 3 },
    name: { type: 'string', pattern: '^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' },
    version: text,
    title: text,
    category: { enum: ['text', 'media', 'design', 'widgets', 'theme', 'embed'] },
    description: text,
    keywords: { type: 'array', items: text },
    textdomain: text,
    attributes: {
      type: 'object',
      patternProperties: { '^[a-zA-Z]\\w*$': attribute },
      additionalProperties: false,
    },
    supports: { type: 'object', properties: { html: { type: 'boolean' } } },
  },
  additionalProperties: false,
}
