import { expect } from '@open-wc/testing'
import { stub, type SinonStub } from 'sinon'
import { catalogue } from '../../elements/index.ts'
import { list, object, optional, text as string } from '../../src/contract/schema.ts'
import { blueprint, kebab } from '../../src/element/blueprint.ts'
import { resolve } from '../../src/element/config.ts'
import { asin, choice, flag, json, text, whole } from '../../src/element/describe.ts'
import type { Descriptor } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import { readState } from '../../src/page/state.ts'
import { mount, pageState, place } from '../support/browser.ts'
import { probe, showsView } from '../support/probe.tsx'
import { valuesOf, writtenFields } from '../support/samples.ts'
import { waitUntil } from '../support/wait.ts'

/** Configuration that a host of this tag would read. The host is not in the page, so it does nothing else. */
function read(descriptor: Descriptor, host: HTMLElement): Record<string, unknown> {
  return resolve(host, blueprint(descriptor, {}), null).config
}
const attributeOf = (descriptor: Descriptor, name: string) =>
  blueprint(descriptor, {}).fields.find(field => field.name === name)?.attributeName ?? ''

describe('Configuration of every element', () => {
  before(() => readState())

  for (const descriptor of catalogue) {
    const { tag } = descriptor
    const name = tag.slice('dp-'.length)

    it(`COR-001 COR-017 reads each scalar field of ${tag} from its attribute`, () => {
      for (const [field, specification] of writtenFields(descriptor)) {
        const host = document.createElement('div')
        const [value] = valuesOf(specification)
        host.setAttribute(specification.attribute ?? `data-${kebab(field)}`, `${value}`)
        expect(read(descriptor, host)[field], field).to.equal(value)
      }
    })

    it(`COR-002 COR-003 reads each field of ${tag} from page and child script, the child first`, async () => {
      for (const [field, specification] of Object.entries(descriptor.fields)) {
        const [first, second] = valuesOf(specification)
        const host = document.createElement('div')
        const scripts = place(`<div>${pageState(name, { [field]: second })}</div>`)
        // Page state is read once per task, so wait for the next one.
        await Promise.resolve()
        if (second !== null) expect(read(descriptor, host)[field], field).to.deep.equal(second)
        host.innerHTML = pageState(name, { [field]: first })
        expect(read(descriptor, host)[field], field).to.deep.equal(first)
        scripts.remove()
      }
    })

    it(`COR-003 lets an attribute of ${tag} win over the child script`, () => {
      for (const [field, specification] of writtenFields(descriptor)) {
        const [first, second] = valuesOf(specification)
        const host = document.createElement('div')
        host.innerHTML = pageState(name, { [field]: second })
        host.setAttribute(attributeOf(descriptor, field), `${first}`)
        expect(read(descriptor, host)[field], field).to.equal(first)
      }
    })
  }
})

const descriptor = {
  fields: {
    asin,
    title: text({ about: '', store: 'product.title', default: 'untitled' }),
    mood: choice(['calm', 'loud'], { about: '', default: 'calm' }),
    isPWEnabled: flag({ about: '', default: false }),
    count: whole({ about: '', min: 0, max: 9, default: 1 }),
    tags: json(list(string), { about: '', from: 'state' }),
    nested: json(object({ deep: string }), { about: '' }),
  },
} as const

const config = (host: Element) => (host as Element & { config: Record<string, unknown> }).config
const named = (tag: string) => tag.slice('dp-'.length)

describe('Configuration', () => {
  let tag: `dp-${string}`
  let warn: SinonStub

  beforeEach(() => {
    tag = probe({ descriptor })
    warn = stub(console, 'warn')
  })
  afterEach(() => warn.restore())
  const warnings = () => warn.args.map(([message]) => `${message}`)

  it('COR-001 leaves a field that is page state only to page state', async () => {
    const host = await mount(tag, `<${tag} data-tags='["a"]'></${tag}>`)
    expect(config(host)['tags']).to.equal(undefined)
  })

  for (const [where, html] of [
    ['before', (state: string, host: string) => state + host],
    ['after', (state: string, host: string) => host + state],
  ] as const) {
    it(`COR-002 reads a page script ${where} the host`, async () => {
      const state = pageState(named(tag), { tags: ['a', 'b'], count: 4 })
      const host = await mount(tag, `<div>${html(state, `<${tag}></${tag}>`)}</div>`)
      expect(config(host)).to.include({ count: 4 })
      expect(config(host)['tags']).to.deep.equal(['a', 'b'])
    })
  }

  it('COR-003 goes from attribute to child, page script, page store and default', async () => {
    page.product('B0PROBE001').set({ asin: 'B0PROBE001', title: 'stored' })
    const html = `<div>${pageState(named(tag), { title: 'page' })}<${tag} data-asin="B0PROBE001"
      data-title="written">${pageState(named(tag), { title: 'child' })}</${tag}></div>`
    const host = await mount(tag, html)
    const titles = [config(host)['title']]
    const next = async (change: () => unknown) => {
      change()
      document.dispatchEvent(new CustomEvent('dp-page-state-changed'))
      await waitUntil(() => config(host)['title'] !== titles.at(-1), 'the title changes')
      titles.push(config(host)['title'])
    }
    await next(() => host.removeAttribute('data-title'))
    await next(() => host.firstElementChild?.remove())
    await next(() => host.previousElementSibling?.remove())
    await next(() => page.product('B0PROBE001').set(null))
    expect(titles).to.deep.equal(['written', 'child', 'page', 'stored', 'untitled'])
  })

  it('COR-198 takes null for what may be absent in JSON, and finds it unchanged when it reads again', async () => {
    let heard = 0
    const own = probe({
      descriptor: {
        fields: {
          ...descriptor.fields,
          shelf: json(object({ name: string, note: optional(string) }), { about: '' }),
        },
      },
      model: ports => {
        ports.onConfig(() => (heard += 1))
        return {}
      },
    })
    const shelf = { name: 'a', note: null }
    const html = `<div>${pageState(named(own), { shelf })}<${own}></${own}></div>`
    const host = await mount(own, html)
    expect(config(host)['shelf']).to.deep.equal({ name: 'a' })
    host.dataset['count'] = '2'
    await waitUntil(() => heard === 1, 'the count')
    // It reads all again, and finds the same.
    host.dataset['count'] = '2 '
    await new Promise(requestAnimationFrame)
    expect([heard, warnings()]).to.deep.equal([1, []])
  })

  it('COR-003 reads page stores for the product of the field that the element names', async () => {
    const own = probe({
      descriptor: {
        storesOf: 'baseAsin',
        fields: { ...descriptor.fields, baseAsin: asin },
      },
    })
    page.product('B0PROBE002').set({ asin: 'B0PROBE002', title: 'base' })
    page.product('B0PROBE003').set({ asin: 'B0PROBE003', title: 'service' })
    const html = `<${own} data-asin="B0PROBE003" data-base-asin="B0PROBE002"></${own}>`
    const host = await mount(own, html)
    expect(config(host)['title']).to.equal('base')
    page.product('B0PROBE002').set({ asin: 'B0PROBE002', title: 'changed' })
    await waitUntil(() => config(host)['title'] === 'changed', 'the title follows')
  })

  it('COR-004 merges page scripts of one name, the later one first', async () => {
    const states = [{ mood: 'loud', count: 2 }, { count: 3 }].map(state =>
      pageState(named(tag), state),
    )
    const host = await mount(tag, `<div>${states.join('')}<${tag}></${tag}></div>`)
    expect(config(host)).to.include({ mood: 'loud', count: 3 })
  })

  it('COR-005 warns once of a value that does not fit, and takes the next source', async () => {
    const html = `<div>${pageState(named(tag), { mood: 'loud' })}<${tag} id="mine" data-mood="angry"></${tag}></div>`
    const host = await mount(tag, html)
    await expectWarning(/mood/)
    host.dataset['count'] = '2'
    await new Promise(requestAnimationFrame)
    expect(config(host)['mood']).to.equal('loud')
    expect(warnings()).to.deep.equal([
      `dp-elements: <${tag} id="mine">: data-mood: expected one of calm, loud, got "angry"; using "loud" instead`,
    ])
  })

  it('COR-005 names a field of page state as the author wrote it', async () => {
    await mount(tag, `<div>${pageState(named(tag), { count: -1 })}<${tag}></${tag}></div>`)
    await expectWarning(
      /^dp-elements: <dp-probe-\d+>: count: .*from 0 to 9, got -1; using 1 instead/,
    )
  })

  it('COR-008 tells line, column and place of JSON that does not parse', async () => {
    const script = `<script type="application/json" data-dp-state="${named(tag)}">{\n  "count": 3,\n  "mood": loud\n}</script>`
    const host = await mount(tag, `<div>${script}<${tag}></${tag}></div>`)
    await expectWarning(/line 3, column 11: .*mood.*loud/)
    expect(config(host)['count']).to.equal(1)
  })

  it('COR-009 changes no prototype by a key of page state', async () => {
    const poison =
      '{"__proto__":{"bad":1,"mood":"loud"},"constructor":{"prototype":{"bad":1}},"prototype":{"bad":1}}'
    const script = (state: string) =>
      `<script type="application/json" data-dp-state="${named(tag)}">${state}</script>`
    const nested = `{"nested":{"deep":"x","__proto__":{"bad":1}}}`
    const host = await mount(tag, `<div>${script(poison)}${script(nested)}<${tag}></${tag}></div>`)
    Object.assign(host, { config: JSON.parse(poison) })
    await new Promise(requestAnimationFrame)
    expect(Reflect.get({}, 'bad')).to.equal(undefined)
    expect(Reflect.get(config(host), 'bad')).to.equal(undefined)
    expect(config(host)['nested']).to.deep.include({ deep: 'x' })
    expect(config(host)['mood']).to.equal('calm')
    expect(showsView(host)).to.equal(true)
  })

  it('COR-010 ignores an unknown field, and names the nearest with data-dp-debug', async () => {
    const html = `<div>${pageState(named(tag), { cuont: 3 })}<${tag} class="of-the-page" title="Mood" data-moot="loud"></${tag}></div>`
    await mount(tag, html)
    expect(warnings()).to.deep.equal([])
    document.documentElement.dataset['dpDebug'] = ''
    const host = await mount(tag, html)
    await expectWarning(/data-moot is unknown; the nearest known name is data-mood/)
    await expectWarning(/cuont is unknown; the nearest known name is count/)
    host.dataset['count'] = '4'
    await new Promise(requestAnimationFrame)
    expect(warnings().length).to.equal(2)
    delete document.documentElement.dataset['dpDebug']
  })

  it('COR-140 takes no meta in the body, and says so once with data-dp-debug', async () => {
    document.documentElement.dataset['dpDebug'] = ''
    const html = `<div><meta name="dp-csrf-token" content="theirs"><${tag}></${tag}></div>`
    const host = await mount(tag, html)
    await mount(tag, html)
    await expectWarning(
      /^dp-elements: <[\w-]+>: <meta name="dp-csrf-token"> is in the body, so it does not count: put it into the head$/,
    )
    host.dataset['count'] = '4'
    await new Promise(requestAnimationFrame)
    expect(warnings().length).to.equal(1)
    delete document.documentElement.dataset['dpDebug']
  })

  const flags = [
    ['', true],
    ['true', true],
    ['1', true],
    ['is-pw-enabled', true],
    ['false', false],
    ['0', false],
  ] as const
  for (const [written, value] of flags) {
    it(`COR-012 COR-017 reads data-is-pw-enabled="${written}" as ${value}`, async () => {
      const host = await mount(tag, `<${tag} data-is-pw-enabled="${written}"></${tag}>`)
      expect(config(host)['isPWEnabled']).to.equal(value)
      expect(warnings()).to.deep.equal([])
    })
  }

  it('COR-012 warns of a boolean attribute with any other value', async () => {
    await mount(tag, `<${tag} data-is-pw-enabled="yes"></${tag}>`)
    await expectWarning(/data-is-pw-enabled: expected true or false, got "yes"/)
  })

  it('COR-016 reads a script for an id by that host alone, before one without', async () => {
    const states =
      pageState(named(tag), { count: 5 }, 'one') + pageState(named(tag), { count: 2, mood: 'loud' })
    const one = await mount(tag, `<div>${states}<${tag} id="one"></${tag}></div>`)
    expect(config(one)).to.include({ count: 5, mood: 'loud' })
    const other = await mount(tag, `<div>${states}<${tag} id="other"></${tag}></div>`)
    expect(config(other)).to.include({ count: 2 })
  })

  for (const [name, attribute] of [
    ['isPWEnabled', 'is-pw-enabled'],
    ['qsUID', 'qs-uid'],
    ['showATCButtonWhenZeroQuantity', 'show-atc-button-when-zero-quantity'],
    ['enabledBottomSheetWith2DSupport', 'enabled-bottom-sheet-with2-d-support'],
    ['aapiEndpoint', 'aapi-endpoint'],
  ] as const) {
    it(`COR-017 writes ${name} as ${attribute}`, () => {
      expect(kebab(name)).to.equal(attribute)
    })
  }

  async function expectWarning(pattern: RegExp): Promise<void> {
    await waitUntil(() => warnings().some(one => pattern.test(one)), `${pattern}`)
  }
})
