import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commonEvents } from '../../src/contract/events.ts'
import { blueprint } from '../../src/element/blueprint.ts'
import type { Descriptor } from '../../src/element/describe.ts'

// npm test builds dist/ before the tests run.
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
export const distText = (file: string): string => readFileSync(dist + file, 'utf8')
export const distJson = <T = unknown>(file: string): T => JSON.parse(distText(file)) as T

/** Names in a derived file about one element. Each list is sorted. */
export interface Names {
  fields: readonly string[]
  attributes: readonly string[]
  events: readonly string[]
  hears: readonly string[]
  takes: readonly string[]
  calls: readonly string[]
  form: readonly string[]
  methods: readonly string[]
  slots: readonly string[]
  parts: readonly string[]
  states: readonly string[]
}

export const sorted = (names: Iterable<string> = []): string[] => [...names].toSorted()
const keys = (record: object = {}): string[] => sorted(Object.keys(record))

/** Names as a host reads them from the descriptor, independent of the build. */
export function namesOf(descriptor: Descriptor): Names {
  const { events, hears, takes, calls = [], form, methods, slots, parts, states } = descriptor
  const { fields, byAttribute } = blueprint(descriptor, {})
  const native = form ? ['data-load', 'data-light-fields', 'form', 'disabled'] : ['data-load']
  return {
    fields: sorted(new Set(fields.map(({ name }) => name))),
    attributes: sorted([...byAttribute.keys(), ...native]),
    events: keys({ ...events, ...commonEvents }),
    hears: keys(hears),
    takes: sorted(takes),
    calls: sorted(calls.map(({ id }) => id)),
    form: keys(form),
    methods: keys(methods),
    slots: keys(slots),
    parts: keys(parts),
    states: keys(states),
  }
}

interface Named {
  name: string
}
/** The names in a list of a derived file. */
export const listed = (list: readonly Named[] = []): string[] =>
  sorted(list.map(({ name }) => name))

interface Declaration extends Record<string, readonly Named[]> {}

export function inManifest(tag: string): Names {
  const { modules } = distJson<{ modules: { declarations: unknown[] }[] }>('custom-elements.json')
  const found = modules.flatMap(({ declarations }) => declarations) as (Declaration & {
    tagName: string
    calls: { id: string }[]
    answers: string[]
    members: (Named & { kind: string })[]
  })[]
  const one = found.find(({ tagName }) => tagName === tag)
  if (!one) throw new Error(`custom-elements.json does not declare ${tag}`)
  return {
    fields: listed(one['fields']),
    attributes: listed(one['attributes']),
    events: listed(one['events']),
    hears: listed(one['listensTo']),
    takes: sorted(one.answers),
    calls: sorted(one.calls.map(({ id }) => id)),
    form: listed(one['formFields']),
    methods: listed(one.members.filter(({ kind }) => kind === 'method')),
    slots: listed(one['slots']),
    parts: listed(one['cssParts']),
    states: listed(one['cssStates']),
  }
}

interface WebElement extends Named {
  attributes: Named[]
  slots: Named[]
  js: Record<string, (Named & { properties?: Named[] })[]>
  css: Record<string, Named[]>
}

export function inWebTypes(tag: string): Names {
  const { contributions } = distJson<{ contributions: { html: { elements: WebElement[] } } }>(
    'web-types.json',
  )
  const one = contributions.html.elements.find(({ name }) => name === tag)
  if (!one) throw new Error(`web-types.json does not declare ${tag}`)
  const { properties = [] } = one.js
  return {
    fields: listed(properties.find(({ name }) => name === 'config')?.properties),
    attributes: listed(one.attributes),
    events: listed(one.js['events']),
    hears: listed(one.js['heard-events']),
    takes: listed(one.js['answered-events']),
    calls: listed(one.js['calls']),
    form: listed(one.js['form-fields']),
    methods: listed(properties.filter(({ name }) => name !== 'config')),
    slots: listed(one.slots),
    parts: listed(one.css['parts']),
    states: listed(one.css['states']),
  }
}

/** Names below a heading of a Markdown text: the code at the start of each line. */
function underHeading(text: string, heading: string): string[] {
  const [, below = ''] = text.split(new RegExp(`^(?:## |\\*\\*)${heading}(?:\\*\\*)?\n\n`, 'm'))
  const [list = ''] = below.split('\n\n')
  return sorted([...list.matchAll(/^- `([^`]*)`/gm)].map(([, name = '']) => name))
}

/** Names in the description of an element. */
function inWords(text: string): Omit<Names, 'attributes'> {
  const names = (heading: string) => underHeading(text, heading)
  return {
    fields: names('Fields'),
    events: names('Events'),
    hears: names('Listens to'),
    takes: names('Handles requests'),
    calls: names('Calls'),
    form: names('Form fields'),
    methods: sorted(names('Methods').map(name => name.replace(/\(.*/, ''))),
    slots: sorted(names('Slots').map(name => (name === '(default)' ? '' : name))),
    parts: names('Parts'),
    states: sorted(names('States').map(name => name.replace(/^:state\((.*)\)$/, '$1'))),
  }
}

/** The Markdown page about a tag. */
export const referenceOf = ({ tag }: Descriptor): string =>
  distText(`reference/${tag.slice('dp-'.length)}.md`)

export function inReference(descriptor: Descriptor): Names {
  const text = referenceOf(descriptor)
  const ofFields = [...text.matchAll(/^- `[^`]*`: `(data-[\w-]+)`, /gm)]
  const attributes = [
    ...ofFields.map(([, name = '']) => name),
    ...underHeading(text, 'Other attributes'),
  ]
  return { ...inWords(text), attributes: sorted(attributes) }
}

interface HtmlTag extends Named {
  description: { value: string }
  attributes: Named[]
}

export function inHtmlData(tag: string): Names {
  const { tags } = distJson<{ tags: HtmlTag[] }>('vscode.html-custom-data.json')
  const one = tags.find(({ name }) => name === tag)
  if (!one) throw new Error(`vscode.html-custom-data.json does not declare ${tag}`)
  return { ...inWords(one.description.value), attributes: listed(one.attributes) }
}

export type PageStateSchema = { properties: Record<string, object> }

/** The JSON Schema of a tag's page state. */
export const pageStateSchema = ({ tag }: Descriptor): PageStateSchema =>
  distJson(`schemas/${tag.slice('dp-'.length)}.json`)

const typeName = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names of the members of an interface. Each starts a line. */
function membersOf(text: string, name: string): string[] {
  const [, body = ''] =
    new RegExp(`^export interface ${name} .*{\\n([^]*?)^}`, 'm').exec(text) ?? []
  return sorted([...body.matchAll(/^ {2}'?([\w-]+)'?[?:(]/gm)].map(([, member = '']) => member))
}

/** The texts of a union type. */
function unionOf(text: string, name: string): string[] {
  const [, union = ''] = new RegExp(`^export type ${name} = (.*)$`, 'm').exec(text) ?? []
  return sorted([...union.matchAll(/'([^']*)'/g)].map(([, member = '']) => member))
}

export function inDeclarations(tag: string): Names {
  const text = distText('index.d.ts')
  const name = typeName(tag)
  return {
    fields: membersOf(text, `${name}Config`),
    attributes: membersOf(text, `${name}Attributes`),
    events: membersOf(text, `${name}EventMap`),
    hears: unionOf(text, `${name}HeardEvent`),
    takes: unionOf(text, `${name}AnsweredEvent`),
    calls: unionOf(text, `${name}Call`),
    form: unionOf(text, `${name}FormField`),
    methods: membersOf(text, name),
    slots: unionOf(text, `${name}Slot`),
    parts: unionOf(text, `${name}Part`),
    states: unionOf(text, `${name}State`),
  }
}
