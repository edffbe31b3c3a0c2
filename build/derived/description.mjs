import { readFileSync } from 'node:fs'
import { commonEvents } from '../../src/contract/events.ts'
import { headerNames, headerWords } from '../../src/contract/headers.ts'
import { commonFields } from '../../src/element/common-fields.ts'
import { commonMessages } from '../../src/element/common.messages.ts'
import { kebab } from '../../src/element/blueprint.ts'
import { callMeta } from '../../src/element/formats.ts'
import { aboutOf, expectation } from '../../src/element/wording.ts'
import { isSecret } from '../../src/rules/secret-name.ts'
import { families } from '../../elements/index.ts'
import { built, familyOf, messagesOf, nameOf } from '../entries.mjs'
import { at } from '../project.mjs'
import { jsonSchema } from '../../src/contract/json-schema.ts'
import { fieldSchema, typeText } from './json-schema.mjs'
import { partsOf } from './parts.mjs'

/**
 * The library as plain data, read once from the descriptors. All generated files use only this data,
 * so they always agree (COR-120).
 */

const entriesOf = (record = {}) => Object.entries(record)
const named = record => entriesOf(record).map(([name, about]) => ({ name, about }))

/** The prefix of an element's types, such as DpBuyBox. */
const typeNameOf = tag => tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())

/** Attributes never hold JSON. */
const isAttribute = ({ kind, from }) => from !== 'state' && kind !== 'json'

const storePath = ({ store }) => (typeof store === 'object' ? store.path : store)

/** The type alone says which values are valid. */
const isSaidByType = ({ kind, expected }) => !expected && /^(text|flag|json|raw)$/.test(kind)

function fieldOf([name, field]) {
  const schema = fieldSchema(field)
  return {
    name,
    about: aboutOf(field),
    attribute: isAttribute(field) ? (field.attribute ?? `data-${kebab(name)}`) : null,
    kind: field.kind,
    required: field.required === true,
    isAlwaysThere: field.required === true || field.default !== undefined || name === 'locale',
    default: field.default,
    // Content systems print their defaults. These would win over the page store or meta.
    contentDefault: field.store || field.meta ? undefined : field.default,
    values: field.values ?? [],
    schema,
    type: typeText(schema),
    expected: isSaidByType(field) ? undefined : expectation(field),
    call: field.call,
    // Those who edit content set neither where calls go nor tokens (COR-127).
    isContent: !field.call && !isSecret(name),
    store: storePath(field),
    meta: field.meta,
  }
}

/** All fields. The element's own fields come first, in their order. */
function fieldsOf({ tag, fields }, texts) {
  const all = { ...fields, ...commonFields, ...fields }
  return Object.entries(all).map(entry => {
    const field = fieldOf(entry)
    return field.name === 'messages' ? { ...field, ...messageSchemaOf(tag, texts) } : field
  })
}

/** The field `messages`: texts by message id, each with its English default. */
function messageSchemaOf(tag, texts) {
  const properties = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { type: 'string', default: text }]),
  )
  return {
    schema: { type: 'object', properties, additionalProperties: false },
    type: `Partial<Record<${typeNameOf(tag)}Message, string>>`,
  }
}

function eventOf([name, { about, detail, cancelable = false }]) {
  const schema = jsonSchema(detail)
  return { name, about, cancelable, schema, type: typeText(schema), parts: partsOf(schema) }
}

const heardOf = ([name, { about, detail }]) => {
  const schema = jsonSchema(detail)
  return { name, about, schema, type: typeText(schema), parts: partsOf(schema) }
}

function methodOf([name, { about, parameters }]) {
  const all = entriesOf(parameters).map(([parameter, type]) => ({ name: parameter, type }))
  const typed = all.map(parameter => `${parameter.name}: ${parameter.type}`)
  return {
    name,
    about,
    parameters: all,
    signature: `${name}(${all.map(parameter => parameter.name).join(', ')})`,
    type: `(${typed.join(', ')}) => void`,
  }
}

const loadings = ['eager', 'visible', 'idle']

/** Attributes that are not fields: the loader or the browser reads them. */
const nativeAttributesOf = ({ form }) => [
  {
    name: 'data-load',
    about: 'When the code loads. Default: eager.',
    values: loadings,
    type: loadings.map(loading => `'${loading}'`).join(' | '),
  },
  ...(form
    ? [
        {
          name: 'form',
          about: 'Id of the form. Default: the form around the tag.',
          type: 'string',
        },
        {
          name: 'disabled',
          about: 'The element cannot be used and submits nothing.',
          type: 'boolean',
        },
        {
          name: 'data-light-fields',
          about:
            'The posted values stand in hidden inputs inside the tag, for scripts of the page.',
          type: 'boolean',
        },
      ].map(attribute => ({ ...attribute, values: [] }))
    : []),
]

/** The values of a call, by where they are. A whole answer, such as a fragment of HTML, has an empty path. */
const placesOf = ({ params, query, body, output }) =>
  Object.entries({ path: params, query, body, answer: output })
    .filter(([, schema]) => schema)
    .map(([place, schema]) => ({ place, schema: jsonSchema(schema) }))

/** The field of the element that sets the address of the call. undefined: only the page can set the address. */
const fieldFor = ({ fields }, { id }) => {
  const found = entriesOf(fields).find(([, { call }]) => call === id)
  return found && fieldOf(found)
}

const callOf = descriptor => call => {
  const { id, about, method, path, answer = 'json', output, headers = [], refusals } = call
  return {
    id,
    about,
    method,
    path,
    field: fieldFor(descriptor, call),
    meta: callMeta(id),
    headers: headers.map(name => ({ name: headerNames[name], about: headerWords[name].about })),
    // undefined: the answer is not read.
    answer: output ? answer : undefined,
    parts: placesOf(call).flatMap(({ place, schema }) =>
      (schema.type === 'string' ? [] : partsOf(schema)).map(part => ({ place, ...part })),
    ),
    refusals: entriesOf(refusals).map(([name, { body, ...refusal }]) => ({
      name,
      ...refusal,
      parts: body ? partsOf(jsonSchema(body)) : [],
    })),
  }
}

/** The failing calls of all examples, and what follows. */
const failuresOf = ({ examples }) =>
  examples
    .flatMap(({ failures = [] }) => failures)
    .map(({ call, ends, tells, when }) => ({
      call: call.id,
      when,
      tells: [tells].flat(),
      ends: ends.map(({ about }) => about),
    }))

async function elementOf(descriptor) {
  const { tag, about, wraps = false, events, hears, takes = [], calls = [] } = descriptor
  const { messages } = await import(at(messagesOf(descriptor)))
  const texts = { ...commonMessages, ...messages }
  return {
    name: nameOf(descriptor),
    tag,
    family: familyOf(descriptor),
    typeName: typeNameOf(tag),
    module: `elements/${tag}.js`,
    about,
    wraps,
    fields: fieldsOf(descriptor, texts),
    nativeAttributes: nativeAttributesOf(descriptor),
    events: entriesOf({ ...events, ...commonEvents }).map(eventOf),
    hears: entriesOf(hears).map(heardOf),
    takes,
    calls: calls.map(callOf(descriptor)),
    failures: failuresOf(descriptor),
    isFormAssociated: 'form' in descriptor,
    form: named(descriptor.form),
    methods: entriesOf(descriptor.methods).map(methodOf),
    slots: named(descriptor.slots),
    childAttributes: entriesOf(descriptor.childAttributes).map(entry => ({
      ...fieldOf(entry),
      attribute: entry[0],
    })),
    parts: named(descriptor.parts),
    states: named(descriptor.states),
    keyboard: named(descriptor.keyboard),
    texts,
    examples: descriptor.examples.map(({ title, html }) => ({ title, html })),
  }
}

/** A token that a page may set, after the comment that describes the token. */
const token =
  /\/\*\s*(?<about>[^*]+?)\s*\*\/\s*--_dp-[\w-]+:\s*var\(\s*(?<name>--dp-[\w-]+),\s*(?<value>[^;]+?)\s*\);/g

/** A token with a smallest value. */
const floored = /max\(12px,\s*(var\([^;]+\))\);/g

const tokens = () =>
  [
    ...readFileSync(at('src/styles/tokens.css'), 'utf8').replace(floored, '$1;').matchAll(token),
  ].map(({ groups }) => ({
    name: groups.name,
    about: groups.about,
    default: groups.value.replace(/\s+/g, ' '),
  }))

/** Everything about the built elements. */
export async function describeLibrary() {
  const { name, version, description } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  return {
    name,
    version,
    about: description,
    tokens: tokens(),
    families: families.map(({ name: family, title, about }) => ({ name: family, title, about })),
    elements: await Promise.all(built.map(elementOf)),
  }
}
