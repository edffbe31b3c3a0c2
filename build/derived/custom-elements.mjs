import { eventWords, fieldWords } from './words.mjs'

/** Custom Elements Manifest, schema 2.1, with extra members for data that the schema does not know. */

const described = ({ name, about }) => ({ name, description: about })

const attributeOf = field => ({
  name: field.attribute,
  fieldName: field.name,
  description: fieldWords(field),
  type: { text: field.type },
  ...(field.default !== undefined && { default: String(field.default) }),
})

const nativeAttributeOf = ({ name, about, type }) => ({
  name,
  description: about,
  type: { text: type },
})

const eventOf = event => ({
  name: event.name,
  description: eventWords(event),
  type: { text: `CustomEvent<${event.type}>` },
  cancelable: event.cancelable,
})

const methodOf = ({ name, about, parameters }) => ({
  kind: 'method',
  name,
  description: about,
  parameters: parameters.map(parameter => ({
    name: parameter.name,
    type: { text: parameter.type },
  })),
  return: { type: { text: 'void' } },
})

const pageStateOf = field => ({
  name: field.name,
  ...(field.attribute && { attribute: field.attribute }),
  description: fieldWords(field),
  type: { text: field.type },
})

const config = ({ typeName }) => ({
  kind: 'field',
  name: 'config',
  description: 'The current configuration. Fields that you assign win over every other source.',
  type: { text: `${typeName}Config` },
})

const declarationOf = (element, tokens) => ({
  kind: 'class',
  customElement: true,
  name: element.typeName,
  tagName: element.tag,
  description: element.about,
  superclass: { name: 'HTMLElement', package: 'global:' },
  attributes: [
    ...element.fields.filter(({ attribute }) => attribute).map(attributeOf),
    ...element.nativeAttributes.map(nativeAttributeOf),
  ],
  members: [config(element), ...element.methods.map(methodOf)],
  events: element.events.map(eventOf),
  slots: element.slots.map(described),
  cssParts: element.parts.map(described),
  cssStates: element.states.map(described),
  cssProperties: tokens.map(token => ({ ...described(token), default: token.default })),
  fields: element.fields.map(pageStateOf),
  calls: element.calls.map(({ id, about, method, path }) => ({
    id,
    description: about,
    method,
    path,
  })),
  listensTo: element.hears.map(({ name, about, type }) => ({
    name,
    description: about,
    type: { text: `CustomEvent<${type}>` },
  })),
  answers: element.takes,
  formAssociated: element.isFormAssociated,
  formFields: element.form.map(described),
})

function moduleOf(element, tokens) {
  const path = `dist/${element.module}`
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element, tokens)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: element.tag,
        declaration: { name: element.typeName, module: path },
      },
    ],
  }
}

export const customElements = ({ elements, tokens }) => ({
  schemaVersion: '2.1.0',
  modules: elements.map(element => moduleOf(element, tokens)),
})
