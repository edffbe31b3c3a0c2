import { expect } from '@open-wc/testing'
import { spy, stub, type SinonStub } from 'sinon'
import { cartCount } from '../../src/contract/buying/cart.ts'
import { list, object, text as string } from '../../src/contract/schema.ts'
import { choice, flag, json, text, whole } from '../../src/element/describe.ts'
import { eventsOf, mount, pageState, place } from '../support/browser.ts'
import { probe, showsView } from '../support/probe.tsx'
import { nextDrawing, waitUntil } from '../support/wait.ts'

type Host = Element & { config: Record<string, unknown> }

const fields = {
  mood: choice(['calm', 'loud'], { about: '', default: 'calm' }),
  count: whole({ about: '', min: 0, max: 9, default: 1 }),
  enabled: flag({ about: '', default: false }),
  title: text({ about: '' }),
  tags: json(list(string), { about: '', from: 'state' }),
  nested: json(object({ deep: string }), { about: '' }),
} as const

const deep = (levels: number) => `${'{"deep":'.repeat(levels)}1${'}'.repeat(levels)}`
const scriptOf = (name: string, state: string) =>
  `<script type="application/json" data-dp-state="${name}">${state}</script>`
const named = (tag: string) => tag.slice('dp-'.length)
// The first such event loads this code. No test should wait for that.
before(() => import('../../src/element/reread.ts'))

const changed = (detail?: object) =>
  document.dispatchEvent(new CustomEvent('dp-page-state-changed', detail && { detail }))

/** A tag with a required field and a call at the start. */
function needy() {
  const made: object[] = []
  const tag = probe({
    descriptor: {
      fields: { ...fields, owner: text({ about: '', required: true }) },
      calls: [cartCount],
    },
    model(ports) {
      made.push(ports)
      ports.use(() => void ports.call(cartCount, {}))
      return {}
    },
  })
  return { tag, made }
}

describe('Configuration that changes', () => {
  let warn: SinonStub

  beforeEach(() => (warn = stub(console, 'warn')))
  afterEach(() => warn.restore())

  it('COR-006 shows the fallback, makes no call and sends one dp-error while a required field is missing', async () => {
    const fetched = spy(window, 'fetch')
    const { tag, made } = needy()
    const errors = eventsOf(document, 'dp-error')
    const host = place(`<${tag}>Fallback</${tag}>`)
    host.dataset['count'] = '2'
    // The diagnosis loads on demand.
    await waitUntil(() => warn.called, 'no warning')
    await nextDrawing()
    expect([showsView(host), made.length]).to.deep.equal([false, 0])
    expect(host.shadowRoot?.querySelector('slot')).not.to.equal(null)
    fetched.restore()
    expect(fetched.args).to.deep.equal([])
    const [error, ...more] = errors.take()
    expect(more).to.deep.equal([])
    expect(error?.detail).to.deep.include({ code: 'config' })
    const [problem] = error?.detail.problems ?? []
    expect(problem).to.include({ field: 'owner', expected: 'a text', received: 'nothing' })
  })

  const arrivals: readonly [string, (host: Element, tag: string) => void][] = [
    ['as an attribute', host => host.setAttribute('data-owner', 'me')],
    [
      'in a script, with dp-page-state-changed',
      (host, tag) => {
        host.insertAdjacentHTML('beforebegin', pageState(named(tag), { owner: 'me' }))
        changed({ name: named(tag) })
      },
    ],
    [
      'in a child script, with dp-page-state-changed',
      (host, tag) => {
        host.insertAdjacentHTML('beforeend', pageState(named(tag), { owner: 'me' }))
        changed()
      },
    ],
    ['by the property', host => ((host as Host).config = { owner: 'me' })],
  ]
  for (const [how, arrive] of arrivals) {
    it(`COR-007 shows the widget when the missing field arrives ${how}`, async () => {
      const { tag, made } = needy()
      const host = place(`<div><${tag}>Fallback</${tag}></div>`).firstElementChild
      if (!host) throw new Error('no host')
      await nextDrawing()
      arrive(host, tag)
      await waitUntil(() => showsView(host), 'no view')
      expect([showsView(host), made.length]).to.deep.equal([true, 1])
    })
  }

  it('COR-007 goes back to the fallback when the required field goes, keeping its model', async () => {
    const { tag, made } = needy()
    const host = await mount(tag, `<${tag} data-owner="me">Fallback</${tag}>`)
    delete host.dataset['owner']
    await nextDrawing()
    expect(showsView(host)).to.equal(false)
    host.dataset['owner'] = 'you'
    await nextDrawing()
    expect([showsView(host), made.length]).to.deep.equal([true, 1])
  })

  it('COR-011 takes a changed attribute once per task, and falls back when it is removed', async () => {
    const heard: unknown[] = []
    const tag = probe({
      descriptor: { fields },
      model(ports) {
        ports.onConfig(({ count, mood }) => heard.push([count, mood]))
        return {}
      },
    })
    const html = `<div>${pageState(named(tag), { count: 5 })}<${tag} data-count="2"></${tag}></div>`
    const host = await mount(tag, html)
    host.dataset['count'] = '3'
    host.dataset['count'] = '4'
    host.dataset['mood'] = 'loud'
    await nextDrawing()
    delete host.dataset['count']
    await nextDrawing()
    expect(heard).to.deep.equal([
      [4, 'loud'],
      [5, 'loud'],
    ])
  })

  it('COR-011 hears of no change if all values stay the same', async () => {
    const heard: unknown[] = []
    const tag = probe({
      descriptor: { fields },
      model(ports) {
        ports.onConfig(config => heard.push(config))
        return {}
      },
    })
    const state = pageState(named(tag), { tags: ['a'], nested: { deep: 'b' } })
    const host = await mount(tag, `<div>${state}<${tag} data-count="2"></${tag}></div>`)
    host.dataset['count'] = '2'
    changed()
    await nextDrawing()
    await nextDrawing()
    expect(heard).to.deep.equal([])
  })

  it('COR-013 gives the resolved configuration, and lets what is assigned override every source', async () => {
    const tag = probe({ descriptor: { fields } })
    const host = (await mount(
      tag,
      `<${tag} data-count="2" data-mood="loud"></${tag}>`,
    )) as unknown as Host
    expect(host.config).to.include({ count: 2, mood: 'loud', enabled: false, locale: 'en-US' })
    host.config = { count: 7, tags: ['x'] }
    host.setAttribute('data-count', '3')
    await nextDrawing()
    expect(host.config).to.include({ count: 7, mood: 'loud' })
    expect(host.config['tags']).to.deep.equal(['x'])
  })

  it('COR-013 takes what was assigned before the tag was defined', async () => {
    const next = `dp-probe-${Number(/\d+/.exec(probe({}))?.[0]) + 1}`
    const host = Object.assign(place(`<${next} data-count="2"></${next}>`), {
      config: { count: 7 },
    })
    expect(probe({ descriptor: { fields } })).to.equal(next)
    await waitUntil(() => showsView(host), 'no view')
    expect((host as unknown as Host).config).to.include({ count: 7 })
  })

  it('COR-013 gives a copy: what the page does to it changes nothing', async () => {
    const tag = probe({ descriptor: { fields } })
    const host = (await mount(tag, `<${tag} data-count="2"></${tag}>`)) as unknown as Host
    host.config['count'] = 9
    expect(host.config['count']).to.equal(2)
  })

  it('COR-014 reads the scripts of a name again, and of that name alone', async () => {
    const tags = [probe({ descriptor: { fields } }), probe({ descriptor: { fields } })]
    const html = tags.map(tag => `${pageState(named(tag), { count: 2 })}<${tag}></${tag}>`)
    const last = await mount(tags[1] as string, `<div>${html.join('')}</div>`)
    const hosts = tags.map(tag => last.parentElement?.querySelector(tag) as Host)
    for (const script of last.parentElement?.querySelectorAll('script') ?? []) {
      script.textContent = '{"count": 3}'
    }
    const counts = () => hosts.map(host => host.config['count'])
    changed({ name: named(tags[0] as string) })
    // The code that reads fields again loads on demand.
    await waitUntil(() => counts()[0] === 3, 'the first is read again')
    expect(counts()).to.deep.equal([3, 2])
    changed()
    await waitUntil(() => counts()[1] === 3, 'both are read again')
    expect(counts()).to.deep.equal([3, 3])
  })

  const odd: readonly [string, string][] = [
    [
      'nested 100 levels deep',
      `{"nested":${deep(100)},"tags":${'['.repeat(100)}${']'.repeat(100)}}`,
    ],
    ['of 1 MB', JSON.stringify({ title: 'x'.repeat(1_000_000) })],
    ['with lone surrogates', String.raw`{"title":"\ud800","tags":["\udfff"],"mood":"\ud83d"}`],
    ['of NaN-like texts', '{"count":"NaN","enabled":"Infinity","mood":"undefined","title":"null"}'],
    ['of huge numbers', '{"count":1e308,"title":123456789012345678901234567890,"enabled":1e999}'],
    ['of negative numbers', '{"count":-1,"mood":-0,"title":-1.5,"tags":-1}'],
    [
      'of lists for objects',
      '{"count":[],"enabled":[],"mood":[],"title":[],"tags":{},"nested":[]}',
    ],
    ['of null for anything', '{"count":null,"enabled":null,"mood":null,"title":null,"tags":null}'],
    ...['null', '[]', '[1,2]', '"text"', '7', 'true', ''].map((all): [string, string] => [
      `that is ${all || 'empty'} as a whole`,
      all,
    ]),
  ]
  for (const [what, state] of odd) {
    it(`COR-015 throws nothing out of the element on page state ${what}`, async () => {
      const errors: unknown[] = []
      const hear = (event: Event) => errors.push(event)
      addEventListener('error', hear)
      addEventListener('unhandledrejection', hear)
      const tag = probe({ descriptor: { fields } })
      const own = named(tag)
      const host = await mount(
        tag,
        `<div>${['messages', 'page', own].map(name => scriptOf(name, state)).join('')}<${tag}>${scriptOf(own, state)}</${tag}></div>`,
      )
      changed()
      await nextDrawing()
      removeEventListener('error', hear)
      removeEventListener('unhandledrejection', hear)
      expect(errors).to.deep.equal([])
      expect(showsView(host)).to.equal(true)
    })
  }
})
