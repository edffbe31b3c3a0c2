import { titleOf } from './words.mjs'

/**
 * block.json of WordPress, API version 3: the fields of a tag as attributes of a block, under the same
 * names. A theme registers it and prints the tag; keys that it leaves out take their defaults in the page.
 * WordPress keeps a block's name under `metadata`, as dp-quantity-selector does experiments: neither minds the other.
 */

const anyType = ['string', 'number', 'boolean', 'object', 'array', 'null']

const attributeOf = ({ schema, values, contentDefault: value }) => ({
  type: schema.type ?? anyType,
  ...(values.length > 0 && { enum: values }),
  ...(value !== undefined && { default: value }),
})

export const block = (element, { name, version }) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 3,
  name: `${name}/${element.name}`,
  version,
  title: titleOf(element),
  category: 'widgets',
  description: element.about,
  keywords: [element.tag],
  textdomain: name,
  attributes: Object.fromEntries(element.fields.map(field => [field.name, attributeOf(field)])),
  supports: { html: false },
})
