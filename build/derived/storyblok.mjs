import { fieldWords, titleOf } from './words.mjs'

/**
 * Components of Storyblok, as its command `components push` reads them. Of the headless systems this one
 * has blocks within a page, as tags are, publishes its fields as OpenAPI with validators for tests, and sets
 * no limit to the fields of a block (Contentful: 50 of a type, which the fitment stripe comes close to).
 */

/** The system has no JSON of its own: an editor writes it as text. */
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

/** What a meta element or a store of the page gives, an editor need not. */
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
      element.fields.map((field, pos) => [field.name, componentField(field, pos)]),
    ),
  }))
