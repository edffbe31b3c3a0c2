import { fieldWords, listsOf } from './words.mjs'

/** HTML custom data of Visual Studio Code, version 1.1: tags with attributes and their values. */

const markdown = value => ({ kind: 'markdown', value })

const valuesOf = ({ kind, values }) => (kind === 'flag' ? ['true', 'false'] : values)

const attributeOf = field => ({
  name: field.attribute,
  description: markdown(fieldWords(field)),
  ...(valuesOf(field).length > 0 && { values: valuesOf(field).map(name => ({ name })) }),
})

const nativeAttributeOf = ({ name, about, values }) => ({
  name,
  description: markdown(about),
  ...(values.length > 0 && { values: values.map(value => ({ name: value })) }),
})

/** A hover has room for the items, not for the lines below them. */
const isItem = line => !line.startsWith(' ')

/** The format has no members for events, parts and so on: they go into the description. */
const wordsOf = element =>
  [
    element.about,
    ...listsOf(element).map(
      ({ heading, lines }) => `**${heading}**\n\n${lines.filter(isItem).join('\n')}`,
    ),
  ].join('\n\n')

const tagOf = element => ({
  name: element.tag,
  description: markdown(wordsOf(element)),
  attributes: [
    ...element.fields.filter(({ attribute }) => attribute).map(attributeOf),
    ...element.nativeAttributes.map(nativeAttributeOf),
  ],
})

export const htmlData = ({ elements }) => ({ version: 1.1, tags: elements.map(tagOf) })
