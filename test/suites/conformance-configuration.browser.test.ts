import { stub, type SinonStub } from 'sinon'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { storeAt } from '../../src/page/page.ts'
import { readState } from '../../src/page/state.ts'
import { naive } from '../support/broken/naive.ts'
import { pageState, setMeta } from '../support/browser.ts'
import { fieldsOf, heldFor, written, type Named } from '../support/conformance/fields.ts'
import { bareHost, nameOf, put, reads, wants } from '../support/conformance/host.ts'
import { configOf, settle } from '../support/conformance/life.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { examplesOf, show, type View } from '../support/examples.ts'
import { valuesOf, writtenFields } from '../support/samples.ts'

const token = 'token'

/** Page state of a tag, with one field. */
const scriptOf = (descriptor: Descriptor, name: string, value: unknown, forId?: string) =>
  pageState(nameOf(descriptor), { [name]: value }, forId)

/** The attribute wins over the page store. */
async function storeFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const { held, path, value } = heldFor(field)
  const { fields, storesOf = 'asin' } = descriptor
  const about = fields[storesOf]
  const asin = about ? bareHost(descriptor, name).getAttribute(written(storesOf, about)) : null
  const first = () => storeAt(path, asin).set(held)
  const { host } = await put(descriptor, { first, without: name })
  const read = await reads(host, name, value)
  if (field.from === 'state' || field.kind === 'json') return read
  const [, own] = valuesOf(field)
  host.setAttribute(written(name, field), `${own}`)
  return [...read, ...(await reads(host, name, own, ', written'))]
}

async function metaFaults(descriptor: Descriptor, [name, { meta = '' }]: Named) {
  const first = () => setMeta(meta, 'of-the-page')
  const { host } = await put(descriptor, { first, without: name })
  const found = await reads(host, name, 'of-the-page')
  setMeta(meta, token)
  return found
}

async function mergeFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const [first, second] = valuesOf(field)
  const messages = { any: 'text' }
  const before =
    pageState(nameOf(descriptor), { [name]: first, messages }) + scriptOf(descriptor, name, second)
  const { host } = await put(descriptor, { before, without: name })
  return [
    ...(await reads(host, name, second ?? first)),
    ...(await reads(host, 'messages', messages)),
  ]
}

/** An attribute appears, changes within a task, and goes. */
async function changeFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const [first, second] = valuesOf(field)
  const before = scriptOf(descriptor, name, second)
  const { host } = await put(descriptor, { before, without: name })
  host.setAttribute(written(name, field), `${second}`)
  host.setAttribute(written(name, field), `${first}`)
  const changed = await reads(host, name, first, ', written')
  host.removeAttribute(written(name, field))
  return [...changed, ...(await reads(host, name, second, ', removed'))]
}

const spellings = [
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
] as const

async function flagFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const attribute = written(name, field)
  const own = attribute.slice('data-'.length)
  const { host } = await put(descriptor)
  const faults: string[] = []
  for (const [spelling, value] of [...spellings, [own, true]] as const) {
    host.setAttribute(attribute, spelling)
    faults.push(...(await reads(host, name, value, `="${spelling}"`)))
  }
  return faults
}

/** Fields that the page assigns win over all other sources, even before the tag is defined. Reading gives a copy. */
async function propertyFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const [first, second] = valuesOf(field)
  const before = scriptOf(descriptor, name, second)
  const { box, host } = await put(descriptor, { before, without: name })
  Object.assign(host, { config: { [name]: first } })
  const assigned = await reads(host, name, first, ', assigned')
  const read = configOf(host)[name]
  Reflect.set(configOf(host), name, 'changed')
  const kept = wants(`${name}, in a copy`, read, configOf(host)[name])
  // A tag in a template is not defined yet.
  const early = bareHost(descriptor, name)
  Object.assign(early, { config: { [name]: first } })
  box.append(early)
  return [...assigned, ...kept, ...(await reads(early, name, first, ', before'))]
}

const tell = (name: string) =>
  document.dispatchEvent(new CustomEvent('dp-page-state-changed', { detail: { name } }))

/** A script that the page changes counts once the page announces a change of that name. */
async function rereadFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[]> {
  const [first, second] = valuesOf(field)
  const before = scriptOf(descriptor, name, second)
  const { box, host } = await put(descriptor, { before, without: name })
  const known = second ?? field.default
  box.firstElementChild!.textContent = JSON.stringify({ [name]: first })
  tell('another')
  const untold = await reads(host, name, known, ', untold')
  tell(nameOf(descriptor))
  return [...untold, ...(await reads(host, name, first, ', told'))]
}

async function idFaults(descriptor: Descriptor, [name, field]: Named): Promise<string[] | null> {
  const [first, second] = valuesOf(field)
  if (second === null) return null
  const before = scriptOf(descriptor, name, first, 'one') + scriptOf(descriptor, name, second)
  const { box, host } = await put(descriptor, {
    before,
    attributes: { id: 'one' },
    without: name,
  })
  const other = bareHost(descriptor, name)
  other.id = 'other'
  box.append(other)
  return [
    ...(await reads(host, name, first, ' of one')),
    ...(await reads(other, name, second, ' of the other')),
  ]
}

const locales: readonly [lang: string, own: string | undefined, read: string][] = [
  ['', undefined, 'en-US'],
  ['sv', undefined, 'sv'],
  ['sv', 'de_AT', 'de-AT'],
  ['sv', 'no such language', 'sv'],
  ['%', undefined, 'en-US'],
]

async function localeFaults(
  descriptor: Descriptor,
  [lang, own, read]: (typeof locales)[number],
): Promise<string[]> {
  const { documentElement: root } = document
  const before = root.lang
  root.lang = lang
  const { host } = await put(descriptor, { attributes: own ? { 'data-locale': own } : {} })
  const found = await reads(host, 'locale', read, ` in ${lang}`)
  root.lang = before
  return found
}

/** Texts with markup. Read as HTML, they would become elements. */
const marked = new Proxy({}, { get: (_, id) => `<b class="read">${String(id)}</b>` })

async function textFaults(descriptor: Descriptor, { example }: View): Promise<string[]> {
  const host = await show(descriptor, example)
  Object.assign(host, { config: { messages: marked } })
  await settle()
  setMeta('dp-csrf-token', token)
  const read = host.shadowRoot?.querySelectorAll('b.read').length ?? 0
  return read > 0 ? [`${read} texts are read as HTML`] : []
}

const settable = (descriptor: Descriptor): Named[] =>
  fieldsOf(descriptor).filter(([, field]) => valuesOf(field)[0] !== undefined)

const rules = [
  rule({
    rows: 'COR-003',
    says: 'reads a field from its page store, behind the attribute',
    cases: descriptor => fieldsOf(descriptor).filter(([, { store }]) => store),
    faults: storeFaults,
    broken: [naive, /mood: undefined in place of/],
  }),
  rule({
    rows: 'COR-003',
    says: 'reads a field from its meta element',
    cases: descriptor => fieldsOf(descriptor).filter(([, { meta }]) => meta),
    faults: metaFaults,
    broken: [naive, /token: undefined in place of "of-the-page"/],
  }),
  rule({
    rows: 'COR-004',
    says: 'merges page scripts field by field, the later one first',
    cases: settable,
    faults: mergeFaults,
    broken: [naive, /mood: undefined in place of[^]*messages: undefined/],
  }),
  rule({
    rows: 'COR-011',
    says: 'follows an attribute that changes or goes',
    cases: writtenFields,
    faults: changeFaults,
    broken: [naive, /mood, written: [^]*mood, removed: /],
  }),
  rule({
    rows: 'COR-012',
    says: 'reads every spelling of a flag',
    cases: descriptor => fieldsOf(descriptor).filter(([, { kind }]) => kind === 'flag'),
    faults: flagFaults,
    broken: [naive, /on="true": false in place of true/],
  }),
  rule({
    rows: 'COR-013',
    says: 'lets what the page assigns win, also before the tag is defined, and gives a copy',
    cases: settable,
    faults: propertyFaults,
    broken: [naive, /mood, in a copy: "changed"[^]*mood, before: /],
  }),
  rule({
    rows: 'COR-014',
    says: 'reads its scripts again when the page says so',
    cases: settable,
    faults: rereadFaults,
    broken: [naive, /mood, told: /],
  }),
  rule({
    rows: 'COR-016',
    says: 'reads a script for an id alone, before one for all',
    cases: settable,
    faults: idFaults,
    broken: [naive, /mood of one: [^]*mood of the other: /],
  }),
  rule({
    rows: 'COR-020',
    says: 'takes its own locale, else the nearest well-formed language',
    cases: () => locales,
    faults: localeFaults,
    broken: [naive, /locale in sv: undefined in place of "sv"/],
  }),
  rule({
    rows: 'COR-023',
    says: 'reads no text of the page as HTML',
    cases: examplesOf,
    faults: textFaults,
    broken: [naive, /1 texts are read as HTML/],
  }),
]

describe('Conformance: configuration', () => {
  let fetched: SinonStub

  before(async () => {
    await Promise.all([readState(), import('../../src/element/reread.ts')])
    // Other suites check what elements do with answers.
    const { fetch } = window
    fetched = stub(window, 'fetch').callsFake(async (...call) =>
      /visitor|session/.test(`${call[0]}`) ? fetch(...call) : new Response('', { status: 503 }),
    )
    setMeta('dp-csrf-token', token)
    for (const level of ['warn', 'error'] as const) stub(console, level)
  })
  after(() => {
    fetched.restore()
    for (const level of ['warn', 'error'] as const) (console[level] as SinonStub).restore()
  })

  conform('configuration', rules)
})
