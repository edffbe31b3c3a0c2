import { stub, type SinonStub } from 'sinon'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { urlPattern } from '../../src/element/formats.ts'
import { readState } from '../../src/page/state.ts'
import { isSecret } from '../../src/rules/secret-name.ts'
import { mask } from '../../src/rules/secrets.ts'
import { naive } from '../support/broken/naive.ts'
import { trusting } from '../support/broken/trusting.ts'
import { pageState, setMeta } from '../support/browser.ts'
import {
  fieldsOf,
  isStateOnly,
  misfitOf,
  written,
  type Named,
} from '../support/conformance/fields.ts'
import { isReady, nameOf, put, reads, soon } from '../support/conformance/host.ts'
import { configOf, recording, settle, type Recorded } from '../support/conformance/life.ts'
import { conform, rule } from '../support/conformance/rule.ts'
import { valuesOf, writtenFields } from '../support/samples.ts'

const { documentElement: root } = document
const token = 'token'

/** Records everything that the element does during `live`. Returns its faults. */
async function recorded(
  descriptor: Descriptor,
  live: (record: Recorded) => Promise<string[]>,
): Promise<string[]> {
  const record = recording(descriptor)
  try {
    return await live(record)
  } finally {
    record.end()
  }
}

/** Words that the one warning lacks. */
const missingIn = (told: readonly string[], words: readonly string[]): string[] =>
  told.length === 1
    ? words.filter(word => !told[0]!.includes(word)).map(word => `${told[0]}: says no ${word}`)
    : [`${told.length} warnings: ${told.join('; ')}`]

const isWritten = (name: string, descriptor: Descriptor) =>
  writtenFields(descriptor).some(([known]) => known === name)

/** A value that does not fit, with a value from the next source that fits. */
const misfitFaults = (descriptor: Descriptor, [name, field]: Named) =>
  recorded(descriptor, async ({ told }) => {
    const misfit = misfitOf(field)
    const [value] = valuesOf(field)
    const isAttribute = typeof misfit === 'string' && isWritten(name, descriptor)
    const place = isAttribute ? written(name, field) : name
    const { host } = await put(descriptor, {
      before: pageState(nameOf(descriptor), { [name]: value }),
      attributes: { id: 'one', ...(isAttribute ? { [place]: misfit } : {}) },
      inside: isAttribute ? '' : pageState(nameOf(descriptor), { [name]: misfit }),
      without: name,
    })
    const used = await reads(host, name, value)
    const own = () => told.filter(text => text.includes(`: ${place}: expected `))
    await soon(host, () => own().length > 0)
    // This change makes the host read all its fields again.
    host.setAttribute('data-locale', 'sv')
    await settle(1)
    // Warnings must not show tokens (COR-083).
    const received = isSecret(name) ? mask : JSON.stringify(misfit)
    const said = [`<${descriptor.tag} id="one">`, received, 'using']
    return [...used, ...missingIn(own(), said)].map(fault => `${name}: ${fault}`)
  })

const slotAlone = ({ shadowRoot }: Element): boolean =>
  shadowRoot?.childElementCount === 1 && shadowRoot.firstElementChild?.localName === 'slot'

/** Leaves out a required field, and then sets it: as attribute, as script, as property. */
const requiredFaults = (descriptor: Descriptor, [name, field]: Named) =>
  recorded(descriptor, async record => {
    const faults: string[] = []
    for (const way of ['attribute', 'script', 'property'] as const) {
      if (way === 'attribute' && isStateOnly(field)) continue
      record.sent.length = record.asked.length = 0
      const { box, host } = await put(descriptor, {
        without: name,
        first: () => unsetMeta(field.meta),
        isLacking: true,
      })
      faults.push(...(await gapFaults(record, host, name)))
      const [value] = valuesOf(field)
      if (way === 'attribute') host.setAttribute(written(name, field), `${value}`)
      if (way === 'property') Object.assign(host, { config: { [name]: value } })
      if (way === 'script') {
        box.insertAdjacentHTML('afterbegin', pageState(nameOf(descriptor), { [name]: value }))
        document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
      }
      await soon(host, () => isReady(host))
      if (!isReady(host)) faults.push(`it does not show when it comes as ${way}`)
      box.remove()
      setMeta('dp-csrf-token', token)
    }
    return faults.map(fault => `${name}: ${fault}`)
  })

const unsetMeta = (name: string | undefined) =>
  document.head.querySelector(`meta[name="${name}"]`)?.remove()

async function gapFaults({ asked, sent }: Recorded, host: Element, name: string) {
  const errors = () => sent.filter(({ event }) => event.type === 'dp-error')
  await soon(host, () => errors().length > 0)
  await settle(1)
  const details = errors().map(({ event }) => event.detail)
  const named = details.flatMap(({ problems }) => problems).map(({ field }) => field)
  return [
    ...(slotAlone(host) ? [] : [`not the fallback alone shows: ${host.shadowRoot?.innerHTML}`]),
    ...asked.map(({ url }) => `${url} is asked`),
    ...(details.length === 1 && details[0].code === 'config' ? [] : ['no single dp-error is sent']),
    ...(named.join() === name ? [] : [`dp-error names ${named.join()}`]),
  ]
}

/** Addresses that run code where a browser follows them, as browsers read them: without control characters. */
const hidden = [
  'javascript:xss()',
  'java\tscript:xss()',
  'java\nscript:xss()',
  'javascript\r:xss()',
  '\u0001javascript:xss()',
  '\u001f\u0000 javascript:xss()',
  'data:text/html,<script>xss()</script>',
  'blob:https://shop.example/1',
]
const addressed = ['href', 'src', 'action', 'formaction', 'poster', 'cite']

/** Addresses in the view that a browser would run. */
const unsafeNodes = ({ shadowRoot }: Element): string[] =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])].flatMap(node =>
    addressed
      .map(name => node.getAttribute(name))
      .filter(
        address => address !== null && !/^https?:$/.test(new URL(address, location.href).protocol),
      )
      .map(address => `${node.localName} leads to ${JSON.stringify(address)}`),
  )

const urlFields = (descriptor: Descriptor): Named[] =>
  fieldsOf(descriptor).filter(([, { pattern }]) => pattern === urlPattern)

/**
 * Fields with addresses that can be judged at the same time: without any of these, the element still shows its view. A
 * required address is judged alone.
 */
function addressGroups(descriptor: Descriptor): Named[][] {
  const { alone = [], together = [] } = Object.groupBy(urlFields(descriptor), ([, { required }]) =>
    required ? 'alone' : 'together',
  )
  return [...alone.map(one => [one]), ...(together.length > 0 ? [together] : [])]
}

const allAt = (fields: readonly Named[], address: string) =>
  Object.fromEntries(fields.map(([name]) => [name, address]))

/** Addresses that are none, by each way in which a page can set a field. */
const addressFaults = (descriptor: Descriptor, fields: readonly Named[]) =>
  recorded(descriptor, async () => {
    const faults: string[] = []
    const { host } = await put(descriptor)
    const state = document.createElement('script')
    Object.assign(state, { type: 'application/json' })
    state.dataset['dpState'] = nameOf(descriptor)
    host.append(state)
    const ways: Record<string, (address: string) => void> = {
      attribute(address) {
        for (const [name, field] of fields) host.setAttribute(written(name, field), address)
      },
      script(address) {
        state.textContent = JSON.stringify(allAt(fields, address))
        document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
      },
      property: address => Object.assign(host, { config: allAt(fields, address) }),
    }
    for (const [way, write] of Object.entries(ways)) {
      for (const address of hidden) {
        write(address)
        await settle(2)
        const taken = fields.filter(([name]) => configOf(host)[name] === address)
        faults.push(
          ...taken.map(([name]) => `${name}: ${JSON.stringify(address)} is taken as ${way}`),
          ...unsafeNodes(host),
        )
      }
    }
    return faults
  })

/** JSON with a fault in its second line. */
const brokenState = ({ tag }: Descriptor) =>
  `<script type="application/json" data-dp-state="${nameOf({ tag })}">{"locale": "sv",\n  "any": oops}</script>`

const jsonFaults = (descriptor: Descriptor) =>
  recorded(descriptor, async ({ told }) => {
    const { host } = await put(descriptor, { inside: brokenState(descriptor) })
    await soon(host, () => told.length > 0)
    await settle(1)
    return [
      ...missingIn(told, ['line 2', 'column 10', 'oops']),
      ...(await reads(host, 'locale', 'en-US')),
      ...(isReady(host) ? [] : ['it does not show']),
    ]
  })

const poison = '{"__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}},"prototype":{"bad":1}}'

/** Names that lead to a prototype, in every place that a page can write. */
async function poisonFaults(descriptor: Descriptor): Promise<string[]> {
  const script = pageState(nameOf(descriptor), {}).replace('{}', poison)
  const { host } = await put(descriptor, { before: script, inside: script })
  Object.assign(host, { config: JSON.parse(poison) })
  await settle(1)
  const found = [{}, [], configOf(host), () => {}].filter(one => 'bad' in one).length
  Reflect.deleteProperty(Object.prototype, 'bad')
  return [
    ...(found > 0 ? ['a prototype is changed'] : []),
    ...(isReady(host) ? [] : ['it does not show']),
  ]
}

/** Warns of a misspelt field on a page in debug mode only. */
const unknownFaults = (descriptor: Descriptor, [name, field]: Named) =>
  recorded(descriptor, async ({ told }) => {
    const isAttribute = isWritten(name, descriptor)
    const known = isAttribute ? written(name, field) : name
    const misspelt = `${known}qq`
    const page = isAttribute
      ? { attributes: { [misspelt]: 'x' } }
      : { inside: pageState(nameOf(descriptor), { [misspelt]: 'x' }) }
    await put(descriptor, page)
    const quiet = told.map(text => `without data-dp-debug it warns: ${text}`)
    root.dataset['dpDebug'] = ''
    told.length = 0
    const { host } = await put(descriptor, page)
    await soon(host, () => told.length > 0)
    host.setAttribute('data-locale', 'sv')
    await settle(1)
    delete root.dataset['dpDebug']
    return [
      ...quiet,
      // In debug mode, an element outside a form says so, too (COR-165).
      ...missingIn(
        told.filter(text => !text.includes('outside any form')),
        [descriptor.tag, misspelt, `nearest known name is ${known}`],
      ),
    ]
  })

const required = (descriptor: Descriptor): Named[] =>
  fieldsOf(descriptor).filter(([, field]) => field.required)

const rules = [
  rule({
    rows: 'COR-005',
    says: 'warns once of a value that does not fit, and uses the next',
    cases: descriptor => fieldsOf(descriptor).filter(([, field]) => misfitOf(field) !== undefined),
    faults: misfitFaults,
    broken: [naive, /mood: "no such value" in place of "loud"[^]*0 warnings/],
  }),
  rule({
    rows: 'COR-006 COR-007',
    says: 'shows the fallback while a required field is missing, and its view once it comes',
    cases: required,
    faults: requiredFaults,
    broken: [naive, /name: not the fallback alone[^]*count is asked[^]*no single dp-error/],
  }),
  rule({
    rows: 'COR-082',
    says: 'takes no address that a browser would run, however it is hidden',
    cases: addressGroups,
    faults: addressFaults,
    broken: [trusting, /java\\tscript.* is taken as attribute[^]*a leads to "data:/],
  }),
  rule({
    rows: 'COR-008',
    says: 'says where its JSON is broken, and goes on without',
    cases: () => [null],
    faults: jsonFaults,
    broken: [naive, /0 warnings/],
  }),
  rule({
    rows: 'COR-009',
    says: 'changes no prototype by what a page writes',
    cases: () => [null],
    faults: poisonFaults,
    broken: [naive, /a prototype is changed/],
  }),
  rule({
    rows: 'COR-010',
    says: 'tells of a misspelt field with data-dp-debug alone, once, with the nearest name',
    cases: fieldsOf,
    faults: unknownFaults,
    broken: [naive, /0 warnings/],
  }),
]

describe('Conformance: faults of configuration', () => {
  let fetched: SinonStub

  before(async () => {
    await Promise.all([readState(), import('../../src/element/reread.ts')])
    // Nobody is warned of a call without an answer.
    fetched = stub(window, 'fetch').returns(new Promise(() => {}))
    setMeta('dp-csrf-token', token)
  })
  after(() => fetched.restore())

  conform('faults of configuration', rules)
})
