import { fieldWords, titleOf } from './words.mjs'

/**
 * Storyblok components, for its command `components push`. Why Storyblok: a page consists of blocks, as with
 * tags; its fields are published as OpenAPI, so tests can check them; a block may have any number of fields
 * (Contentful allows 50, and the fitment stripe has nearly 50).
 */

/** Storyblok has no JSON field: the editor writes JSON as text. */
const asJson = { type: 'textarea' }

const asNumber = ({ schema, contentDefault: value }) => ({
  type: 'number',
  ...(schema.type === 'integer' && { decimals: 0 }),
  ...(schema.minimum !== undefined && { min_value: schema.minimum }),
  ...(schema.maximum !== undefined && { max_value: schema.maximum }),
  ...(value !== undefined && { default_value: String(value) }),
})

const asText = ({ schema, contentDefault: value }) => ({
  type: 'text',
  ...(schema.pattern && { regex: schema.pattern }),
  ...(value !== undefined && { default_value: String(value) }),
})

const byKind = {
  text: asText,
  raw: field => (field.attribute ? asText(field) : asJson),
  whole: asNumber,
  number: asNumber,
  flag: ({ contentDefault: value }) => ({
    type: 'boolean',
    ...(value !== undefined && { default_value: value }),
  }),
  choice: ({ values, contentDefault: value }) => ({
    type: 'option',
    options: values.map(one => ({ name: one, value: one })),
    ...(value !== undefined && { default_value: value }),
  }),
  json: () => asJson,
}

/** A meta or page store can set the other required fields. */
const isAsked = ({ required, meta, store }) => required && !meta && !store

const componentField = (field, pos) => ({
  ...byKind[field.kind](field),
  display_name: field.name,
  description: fieldWords(field),
  pos,
  ...(isAsked(field) && { required: true }),
})

export const components = ({ elements }) =>
  elements.map(element => ({
    name: element.tag,
    display_name: titleOf(element),
    is_root: false,
    is_nestable: true,
    schema: Object.fromEntries(
      element.fields
        .filter(({ isContent }) => isContent)
        .map((field, pos) => [field.name, componentField(field, pos)]),
    ),
  }))
