import { fieldWords } from './words.mjs'

/**
 * JSON Schema of a tag's page state, draft 2020-12. No field is required: an attribute may set it.
 * An element ignores unknown names, but the schema rejects them, to help the author.
 */

const ownKeywords = new Set(['x-tolerant', 'x-unit'])
/** A schema without our own keywords: strict validators refuse keywords that they do not know. */
const standard = value => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(standard)
  const entries = Object.entries(value).filter(([name]) => !ownKeywords.has(name))
  return Object.fromEntries(entries.map(([name, one]) => [name, standard(one)]))
}

const propertyOf = field => ({
  ...standard(field.schema),
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
