import { titleOf } from './words.mjs'

/**
 * WordPress block.json, API version 3: the fields of a tag become block attributes with the same names.
 * A plugin or theme registers the block and prints the tag. Missing fields take their defaults in the page.
 * WordPress stores the block name under `metadata`, which is also a field of dp-quantity-selector. Both work.
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
  attributes: Object.fromEntries(
    element.fields
      .filter(({ isContent }) => isContent)
      .map(field => [field.name, attributeOf(field)]),
  ),
  supports: { html: false },
})
