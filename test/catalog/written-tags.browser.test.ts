import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { stub, type SinonStub } from 'sinon'
import 'virtual:all'
import { judge } from '../../demo/catalog/writer/judge.ts'
import { languages } from '../../demo/catalog/writer/languages.ts'
import { fieldsOf, type GivenFields } from '../../demo/catalog/writer/read.ts'
import { writeTag } from '../../demo/catalog/writer/write-tag.ts'
import { catalogue } from '../../elements/index.ts'
import { blueprint, type BlueprintField } from '../../src/element/blueprint.ts'
import { resolve } from '../../src/element/config.ts'
import type { Descriptor, Example } from '../../src/element/describe.ts'
import { readState } from '../../src/page/state.ts'
import { mount, place } from '../support/browser.ts'
import { show } from '../support/examples.ts'
import { freshPage } from '../support/fresh-page.ts'
import { filledIn, givenOf } from '../support/given-fields.ts'
import { waitUntil } from '../support/wait.ts'

const [html] = languages
if (!html) throw new Error('There is no language')

const runs = 100

const isState = (node: Element) => node.matches('script[data-dp-state]')

/** What an author would fill in for a tag that stands in a page already. */
function contentOf(descriptor: Descriptor, host: Element) {
  const copy = host.cloneNode(true) as Element
  const stated = [...copy.children].filter(isState).map(script => {
    script.remove()
    return Object.entries<unknown>(JSON.parse(script.textContent ?? ''))
  })
  const written = fieldsOf(descriptor).flatMap(({ name, attributeName }) => {
    const value = host.getAttribute(attributeName)
    return value === null ? [] : [[name, value] as const]
  })
  const values = [...stated.flat(), ...written].map(([name, value]) => [name, { value }] as const)
  return { fields: Object.fromEntries(values), content: copy.innerHTML.trim(), id: host.id }
}

/** The example with its tags written anew. */
function rewritten(descriptor: Descriptor, example: Example): string {
  const page = new DOMParser().parseFromString(example.html, 'text/html')
  for (const host of page.querySelectorAll(descriptor.tag)) {
    host.outerHTML = writeTag(descriptor, contentOf(descriptor, host), html!)
  }
  return page.head.innerHTML + page.body.innerHTML
}

/** Something that does not fit, of a field that the page does not give otherwise. */
function misfitOf({ name, kind, schema, meta }: BlueprintField): unknown {
  if (name === 'locale' || meta || kind === 'raw' || (kind === 'json' && !schema)) return undefined
  if (kind === 'json') return 1
  return kind === 'text' ? {} : 'no such thing'
}

const configOf = (host: HTMLElement): unknown => Reflect.get(host, 'config')

describe('A written tag in a page', () => {
  let warned: SinonStub

  before(() => readState())
  beforeEach(() => (warned = stub(console, 'warn')))
  afterEach(() => warned.restore())

  for (const descriptor of catalogue) {
    const { tag, examples } = descriptor

    for (const example of examples) {
      it(`COR-013 makes an element of the same configuration as <${tag}>, ${example.title}`, async () => {
        const expected = configOf(await show(descriptor, example))
        place('')
        const host = await mount(tag, rewritten(descriptor, example))
        expect(configOf(host)).to.deep.equal(expected)
        expect(warned.args).to.deep.equal([])
      })
    }

    it(`COR-013 gives <${tag}> what assigning the same would, whatever was filled in`, () => {
      const plan = blueprint(descriptor, {})
      const read = (host: HTMLElement, assigned: Record<string, unknown> | null) => {
        const { config } = resolve(host, plan, assigned)
        return Object.fromEntries(plan.fields.map(({ name }) => [name, config[name]]))
      }
      fc.assert(
        fc.property(filledIn(descriptor, false), filled => {
          const holder = document.createElement('template')
          holder.innerHTML = writeTag(descriptor, { fields: givenOf(filled, String) }, html!)
          const host = holder.content.firstElementChild
          if (!(host instanceof HTMLElement)) throw new Error('No element was written')
          const bare = document.createElement('div')
          expect(read(host, null)).to.deep.equal(read(bare, { ...filled.values }))
        }),
        { numRuns: runs, seed: 20_261 },
      )
    })

    it(`COR-005 was judged in the words that <${tag}> warns with`, async () => {
      const fields: GivenFields = Object.fromEntries(
        fieldsOf(descriptor).map(field => [field.name, { value: misfitOf(field) }]),
      )
      const judged = judge(descriptor, fields).map(
        ({ message }) => `dp-elements: <${tag}>: ${message}`,
      )
      expect(judged.length).to.be.greaterThan(0)
      freshPage()
      place(writeTag(descriptor, { fields }, html!))
      await waitUntil(() => warned.callCount >= judged.length, `<${tag}> warns`)
      expect(warned.args.flat()).to.include.members(judged)
    })
  }
})
