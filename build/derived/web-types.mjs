import { eventWords, fieldWords } from './words.mjs'

/** Web-types for JetBrains editors. States, calls and so on are custom kinds: the format allows them. */

const described = ({ name, about }) => ({ name, description: about })

const attributeOf = field => ({
  name: field.attribute,
  description: fieldWords(field),
  // Page state can set every field, so no attribute is required.
  required: false,
  ...(field.default !== undefined && { default: String(field.default) }),
  value: { kind: 'plain', type: field.type, required: false },
})

const nativeAttributeOf = ({ name, about, type }) => ({
  name,
  description: about,
  required: false,
  value: { kind: 'plain', type, required: false },
})

const fieldOf = field => ({ name: field.name, description: fieldWords(field), type: field.type })

const eventOf = event => ({
  name: event.name,
  description: eventWords(event),
  type: `CustomEvent<${event.type}>`,
})

const configOf = ({ typeName, fields }) => ({
  name: 'config',
  description: 'The current configuration.',
  type: `${typeName}Config`,
  properties: fields.map(fieldOf),
})

const elementOf = element => ({
  name: element.tag,
  description: element.about,
  attributes: [
    ...element.fields.filter(({ attribute }) => attribute).map(attributeOf),
    ...element.nativeAttributes.map(nativeAttributeOf),
  ],
  slots: element.slots.map(described),
  js: {
    properties: [
      configOf(element),
      ...element.methods.map(({ name, about, type }) => ({ name, description: about, type })),
    ],
    events: element.events.map(eventOf),
    'heard-events': element.hears.map(({ name, about, type }) => ({
      name,
      description: about,
      type: `CustomEvent<${type}>`,
    })),
    'answered-events': element.takes.map(name => ({ name })),
    calls: element.calls.map(({ id, about, method, path }) => ({
      name: id,
      description: `${method} ${path}: ${about}`,
    })),
    'form-fields': element.form.map(described),
  },
  css: {
    parts: element.parts.map(described),
    states: element.states.map(described),
  },
})

export const webTypes = ({ name, version, elements, tokens }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: { elements: elements.map(elementOf) },
    css: { properties: tokens.map(described) },
  },
})
