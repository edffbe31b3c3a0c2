/** Texts of the generated files, in Markdown. */

const code = text => `\`${text}\``
const valueOf = value => code(typeof value === 'string' ? value : JSON.stringify(value))

const isWorthTelling = value => value !== undefined && value !== ''

/** "Buy box" of buy-box. */
export const titleOf = ({ name }) => {
  const words = name.replaceAll('-', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

/** Describes a field, without its name and type. */
export function fieldWords(field) {
  const { about, required, expected, store, meta } = field
  return [
    about,
    required && 'Required.',
    expected && `Expected: ${expected}.`,
    store && `If not set: page store ${code(`$${store}`)}.`,
    meta && `If not set: ${code(`<meta name="${meta}">`)}.`,
    isWorthTelling(field.default) && `Default: ${valueOf(field.default)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

export const eventWords = ({ about, cancelable }) =>
  cancelable ? `${about} You can prevent it.` : about

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
  Events: ({ events }) =>
    events.map(event => item(event.name, `${eventWords(event)} Detail: ${code(event.type)}.`)),
  'Listens to': ({ hears }) =>
    hears.map(({ name, about, type }) => item(name, `${about} Detail: ${code(type)}.`)),
  'Handles requests': ({ takes }) => takes.map(name => `- ${code(name)}`),
  Methods: ({ methods }) => methods.map(({ signature, about }) => item(signature, about)),
  Slots: ({ slots }) => slots.map(slot => item(slotName(slot), slot.about)),
  Parts: ({ parts }) => parts.map(({ name, about }) => item(name, about)),
  States: ({ states }) => states.map(({ name, about }) => item(`:state(${name})`, about)),
  'Form fields': ({ form }) => form.map(({ name, about }) => item(name, about)),
  Calls: ({ calls }) => calls.map(({ id, method, path }) => item(id, code(`${method} ${path}`))),
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
