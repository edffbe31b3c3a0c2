import { fieldWords } from './words.mjs'

/**
 * JSON Schema of a tag's page state, draft 2020-12. No field is required: an attribute may set it.
 * An element ignores unknown names, but the schema rejects them, to help the author.
 */

const propertyOf = field => ({
  ...field.schema,
  description: fieldWords(field),
  ...(field.default !== undefined && { default: field.default }),
})

export const pageState = ({ tag, about, fields }) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Page state of ${tag}`,
  description: about,
  type: 'object',
  properties: Object.fromEntries(fields.map(field => [field.name, propertyOf(field)])),
  additionalProperties: false,
})
