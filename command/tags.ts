import { parseArgs } from 'node:util'
import { childFields, type Blueprint, type BlueprintField } from '../src/element/blueprint.ts'
import type { Descriptor } from '../src/element/describe.ts'
import { callMeta } from '../src/element/formats.ts'
import { aboutOf, expectation, nearest } from '../src/element/wording.ts'
import { elements, knownTags } from './catalogue.ts'
import { WrongUse, type Command } from './command.ts'

const usage = 'Usage: dp tags [TAG]…'

const width = Math.max(...knownTags.map(tag => tag.length))
const overview = (): string =>
  [...elements.values()]
    .map(({ descriptor }) => `${descriptor.tag.padEnd(width)}  ${descriptor.about}`)
    .join('\n')

/** The attribute of a field, or its key in page state. */
const placeOf = ({ byAttribute }: Blueprint, { name, attributeName }: BlueprintField): string =>
  byAttribute.has(attributeName) ? attributeName : `${name} (page state)`

/** The meta or page store that a field falls back to. */
function otherwise({ store, meta }: BlueprintField): string {
  if (meta) return ` If not set: <meta name="${meta}">.`
  return store ? ` If not set: page store $${store.path}.` : ''
}

function fieldLines(plan: Blueprint, field: BlueprintField): string[] {
  const given = field.required ? 'required' : ''
  const standing = field.default === undefined ? '' : `default ${JSON.stringify(field.default)}`
  const head = [placeOf(plan, field), expectation(field), given, standing].filter(Boolean)
  return [`  ${head.join(', ')}`, `      ${aboutOf(field)}${otherwise(field)}`]
}

/** Where the address of a call comes from (COR-124). */
function addressOf({ fields }: Blueprint, id: string): string {
  const field = fields.find(({ call }) => call === id)
  const own = field ? `${field.attributeName}, else ` : ''
  return `Address: ${own}${id} in "calls" of page state "page", or <meta name="${callMeta(id)}">.`
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', heading, ...lines] : []
}

const listed = (texts: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(texts).map(([name, about]) => `  ${name || '(default)'}: ${about}`)

const calling = (methods: Descriptor['methods'] = {}): string[] =>
  Object.entries(methods).map(
    ([name, { about, parameters = {} }]) =>
      `  ${name}(${Object.keys(parameters).join(', ')}): ${about}`,
  )

function portrait(plan: Blueprint): string {
  const {
    tag,
    about,
    events,
    hears = {},
    calls = [],
    form,
    methods,
    slots,
    parts,
    states,
    keyboard,
    examples,
  } = plan.descriptor
  const sent = Object.entries(events).map(
    ([name, event]) => `  ${name}${event.cancelable ? ' (cancelable)' : ''}: ${event.about}`,
  )
  const called = calls.flatMap(({ id, about: does, method, path }) => [
    `  ${id}: ${method} ${path}`,
    `      ${does} ${addressOf(plan, id)}`,
  ])
  const heard = Object.entries(hears).map(([name, event]) => `  ${name}: ${event.about}`)
  return [
    `<${tag}>`,
    about,
    ...section(
      'Fields',
      plan.fields.flatMap(field => fieldLines(plan, field)),
    ),
    ...section('Events', sent),
    ...section('Listens to', heard),
    ...section('Form fields', listed(form)),
    ...section('Methods', calling(methods)),
    ...section('Slots', listed(slots)),
    ...section(
      'Attributes of children',
      childFields(plan.descriptor).flatMap(field => [
        `  ${field.name}, ${expectation(field)}`,
        `      ${aboutOf(field)}`,
      ]),
    ),
    ...section('Parts', listed(parts)),
    ...section('States', listed(states)),
    ...section('Keys', listed(keyboard)),
    ...section('Calls', called),
    ...examples.flatMap(({ title, html }) => section(`Example: ${title}`, [html])),
  ].join('\n')
}

function find(name: string): Blueprint {
  const found = elements.get(name) ?? elements.get(`dp-${name}`)
  if (found) return found
  throw new WrongUse(`There is no element ${name}: did you mean ${nearest(name, knownTags)}?`)
}

export const tags: Command = {
  about: 'Lists all tags. With TAG: shows its fields, events and examples.',
  usage,
  run(words, { say }) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
    const chosen = positionals.map(find)
    say(chosen.length > 0 ? chosen.map(portrait).join('\n\n') : overview())
    return 0
  },
}
