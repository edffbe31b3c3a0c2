import { fieldWords } from './words.mjs'

/**
 * JSON Schema of a tag's page state, draft 2020-12. Nothing is required: each field may come from
 * an attribute instead. The element ignores names that it does not know; an author wants to hear of them.
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
