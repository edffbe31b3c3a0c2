import { plainType } from './json-schema.mjs'

/** Texts of the generated files, in Markdown. */

const code = text => `\`${text}\``
const valueOf = value => code(typeof value === 'string' ? value : JSON.stringify(value))

const isWorthTelling = value => value !== undefined && value !== ''

/** "Buy box" of buy-box. */
export const titleOf = ({ name }) => {
  const words = name.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

/** Where a page sets the address of a call (COR-124). */
const pageAddress = (id, meta) =>
  `${code(`"calls": {"${id}": …}`)} in page state ${code('page')}, or ${code(`<meta name="${meta}">`)}`

/** Describes a field, without its name and type. */
export function fieldWords(field) {
  const { about, call, required, expected, store, meta } = field
  return [
    about,
    required && 'Required.',
    expected && `Expected: ${expected}.`,
    call && `If not set: ${pageAddress(call, meta)}.`,
    !call && store && `If not set: page store ${code(`$${store}`)}.`,
    !call && meta && `If not set: ${code(`<meta name="${meta}">`)}.`,
    isWorthTelling(field.default) && `Default: ${valueOf(field.default)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const eventWords = ({ about, cancelable }) =>
  cancelable ? `${about} You can prevent it.` : about

/** Describes a value of a call or an event, without its name. */
export const partWords = ({ type, isRequired, isContainer, about, example }) =>
  [
    `${code(type)}${isRequired ? '' : ', optional'}.`,
    about,
    !isContainer && example && `Example: ${code(example)}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Which error answer a refusal is. */
export const conditionOf = ({ status, type }) =>
  [status && `status ${status}`, type && `type ${type}`].filter(Boolean).join(', ') ||
  'any other error answer'

export const refusalWords = refusal => `${conditionOf(refusal)}. ${refusal.about}`

/** Says where the address of a call comes from. */
export const addressWords = ({ id, field, meta }) =>
  `Address: ${field ? `${code(field.attribute)}, else ` : ''}${pageAddress(id, meta)}.`

/** Lines below an item of a list. Editors show only the items. */
const nested = lines => lines.map(line => `  ${line}`)
const partLines = (parts, placeOf = () => '') =>
  nested(parts.map(part => `- ${placeOf(part)}${code(part.path)}: ${partWords(part)}`))

const refusalLines = one => [
  `- refusal ${code(one.name)}: ${refusalWords(one)}`,
  ...partLines(one.parts),
]

const callLines = call => [
  item(call.id, `${code(`${call.method} ${call.path}`)}. ${call.about} ${addressWords(call)}`),
  ...nested(call.headers.map(({ name, about }) => `- header ${code(name)}: ${about}`)),
  ...partLines(call.parts, ({ place }) => `${place} `),
  ...nested(call.refusals.flatMap(refusalLines)),
]

const item = (name, words) => `- ${code(name)}: ${words}`
const placeOf = ({ attribute }) => (attribute ? code(attribute) : 'page state only')
const slotName = ({ name }) => name || '(default)'

const lists = {
  Fields: ({ fields }) =>
    fields.map(field =>
      item(field.name, `${placeOf(field)}, ${code(field.type)}. ${fieldWords(field)}`),
    ),
  'Other attributes': ({ nativeAttributes }) =>
    nativeAttributes.map(({ name, type, about }) => item(name, `${code(type)}. ${about}`)),
  'Attributes of children': ({ childAttributes }) =>
    childAttributes.map(field => item(field.name, `${code(field.type)}. ${fieldWords(field)}`)),
  Events: ({ events }) =>
    events.flatMap(event => [
      item(event.name, `${eventWords(event)} Detail: ${code(plainType(event.type))}.`),
      ...partLines(event.parts),
    ]),
  'Listens to': ({ hears }) =>
    hears.map(({ name, about, type }) => item(name, `${about} Detail: ${code(plainType(type))}.`)),
  'Handles requests': ({ takes }) => takes.map(name => `- ${code(name)}`),
  Methods: ({ methods }) => methods.map(({ signature, about }) => item(signature, about)),
  Slots: ({ slots }) => slots.map(slot => item(slotName(slot), slot.about)),
  Parts: ({ parts }) => parts.map(({ name, about }) => item(name, about)),
  States: ({ states }) => states.map(({ name, about }) => item(`:state(${name})`, about)),
  'Form fields': ({ form }) => form.map(({ name, about }) => item(name, about)),
  Calls: ({ calls }) => calls.flatMap(callLines),
  'When a call fails': ({ failures }) =>
    failures.map(
      ({ call, ends, tells, when }) =>
        `- ${code(call)}, ${when}: ${ends.join(' Or: ')}${toldBy(tells)}`,
    ),
}

/** The event or metric that a failure sends. */
function toldBy(names) {
  if (names.length === 0) return ''
  const all = names.map(code).join(' or ')
  return names.every(name => name.startsWith('dp-')) ? ` Event: ${all}.` : ` Metric: ${all}.`
}

/** The lists that are not empty, in a fixed order. */
export const listsOf = (element, headings = Object.keys(lists)) =>
  headings
    .map(heading => ({ heading, lines: lists[heading](element) }))
    .filter(({ lines }) => lines.length > 0)
