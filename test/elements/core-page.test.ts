import { expect } from '@open-wc/testing'
import { atRest, waitUntil } from '../support/wait.ts'
import { setViewport } from '@web/test-runner-commands'
import { catalogue } from '../../elements/index.ts'
import { nearestLocale } from '../../src/element/locale.ts'
import { ownerForm } from '../../src/page/owner-form.ts'
import { pageState, place, session } from '../support/browser.ts'
import { loader, shopPage } from '../support/shop-page.ts'

const examples = catalogue.map(({ examples: [{ html }] }) => html).join('\n')
const bullets = `<dp-expander><ul>${'<li>Folds flat</li>'.repeat(8)}</ul></dp-expander>`
const sheet =
  '<meta name="dp-csrf-token" content="token"><link rel="stylesheet" href="/dist/dp.css">'

interface Queue {
  push(...tasks: ((library: Library) => void)[]): void
}
interface Library {
  stores: { $asin: { get(): string | null } }
  elements: ReadonlyMap<string, string>
  version: string
}
const queueOf = (view: Window) => (view as unknown as { dp: Queue }).dp

/** Counts the calls of a page that have no complete answer. */
const countsCalls = `<script>{
  const { fetch } = window
  window.underWay = 0
  const end = () => void (underWay -= 1)
  window.fetch = (...request) => {
    underWay += 1
    const answer = fetch(...request)
    answer.then(head => head.clone().arrayBuffer()).then(end, end)
    return answer
  }
}</script>`

/** Widths and heights of all elements, with what their calls have answered. */
const boxes = async (rootSize: string) => {
  const style = `<style>html{font-size:${rootSize}}body{font:16px/1.5 sans-serif;width:600px}</style>`
  const page = await shopPage(
    `<head>${sheet}${style}${countsCalls}${loader}</head><body>${examples}`,
  )
  for (const { tag } of catalogue) await page.shows(tag)
  const { window: view } = page as { window: Window & { underWay?: number } }
  const look = () =>
    catalogue.map(({ tag }) => {
      const { width, height } = page.find(tag).getBoundingClientRect()
      return [tag, Math.round(width), Math.round(height)]
    })
  const came = () => page.window.performance.getEntriesByType('resource').length
  const [shape] = await atRest(async () => {
    await waitUntil(() => view.underWay === 0, 'a call without an answer')
    return [look(), came()] as const
  }, 600)
  return shape
}

/** Height in px that a page with this CSS reserves for a deal. */
async function dealRoom(css: string): Promise<number> {
  // With an attribute of each required field: dp.css keeps no room for a tag without them (COR-171).
  const tag =
    '<dp-deal-box data-layout="single" data-offer-listing-id="offer" data-polling-interval-ms="30000"></dp-deal-box>'
  const page = await shopPage(`<head>${sheet}<style>${css}</style></head><body>${tag}`)
  return page.find('dp-deal-box').offsetHeight
}

describe('The page', () => {
  before(async () => {
    await session()
    await setViewport({ width: 1000, height: 700 })
  })

  it('COR-057 runs what was pushed to window.dp before, and at once what is pushed later', async () => {
    const state = pageState('page', { asin: 'B0PAPER001' })
    const early = `<script>
      window.ran = []
      window.dp = [
        library => ran.push(library.stores.$asin.get()),
        () => { throw new Error('of the page') },
        library => ran.push(library.elements.has('dp-expander')),
      ]
    </script>`
    const page = await shopPage(`<head>${early}${loader}</head><body>${state}${bullets}`)
    const { ran } = page.window as unknown as { ran: unknown[] }
    await page.shows('dp-expander')
    expect(ran).to.deep.equal(['B0PAPER001', true])
    queueOf(page.window).push(
      ({ version }) => ran.push(version),
      () => ran.push('second'),
    )
    expect(ran.slice(2)).to.deep.equal([ran[2], 'second'])
    expect(ran[2]).to.match(/^\d+\.\d+\.\d+/)
  })

  it('COR-057 COR-140 replaces what is no list of functions, and says so', async () => {
    const told = `<script>window.told = []; console.warn = (...words) => told.push(words)</script>`
    const page = await shopPage(
      `<head>${told}${loader}</head><body><form id="dp"></form>${bullets}`,
    )
    await page.shows('dp-expander')
    const { told: warned } = page.window as unknown as { told: unknown[][] }
    await waitUntil(() => warned.length > 0, 'no warning')
    expect(warned).to.deep.equal([
      ['dp-elements: window.dp is replaced: expected a list of functions, got', page.find('#dp')],
    ])
    const ran = await new Promise(resolve => queueOf(page.window).push(() => resolve('ran')))
    expect(ran).to.equal('ran')
  })

  it('COR-034 leaves the first definition of a tag, and shares the stores, when it is there twice', async () => {
    const warnings = `<script>
      window.told = []
      console.warn = message => told.push(message)
      addEventListener('error', event => told.push(event.message))
      addEventListener('unhandledrejection', event => told.push(event.reason.message))
    </script>`
    const page = await shopPage(`<head>${warnings}${loader}</head><body>${bullets}`)
    await page.shows('dp-expander')
    const first = page.window.customElements.get('dp-expander')
    const again = page.document.createElement('script')
    again.type = 'module'
    again.textContent = 'import "/dist/elements/dp-expander.js?second"; window.again = true'
    page.document.head.append(
      again,
      Object.assign(page.document.createElement('script'), { src: '/dist/dp.js?second' }),
    )
    const { told } = page.window as unknown as { told: string[] }
    await waitUntil(() => told.length > 0, 'no warning')
    expect(page.window.customElements.get('dp-expander')).to.equal(first)
    expect(told.length).to.equal(1)
    expect(told[0]).to.match(
      /^dp-elements: <dp-expander> of version [\d.]+ is ignored: version [\d.]+ already defined the tag$/,
    )
  })

  it('COR-094 patches no native and adds no style and no global but window.dp and symbols', async () => {
    const before = `<script>
      const natives = () => [Object, Array, Function, Promise, Element, Node, HTMLElement, EventTarget, Event,
        Document, ShadowRoot, CustomElementRegistry, History, Storage, XMLHttpRequest, Symbol]
        .flatMap(({ name, prototype, ...own }) => [prototype, window[name]].flatMap(one =>
          Reflect.ownKeys(one).flatMap(key => {
            const { value, get } = Object.getOwnPropertyDescriptor(one, key)
            return [[name, key, value, get]]
          })))
      const look = () => ({
        globals: Object.getOwnPropertyNames(window),
        natives: natives(),
        styles: document.querySelectorAll('style, link').length + document.adoptedStyleSheets.length,
        fetch, JSONparse: JSON.parse,
      })
      window.look = look
      window.before = null
      window.before = look()
    </script>`
    const page = await shopPage(`<head>${sheet}${before}${loader}</head><body>${examples}`)
    for (const { tag } of catalogue) await page.window.customElements.whenDefined(tag)
    for (const { tag } of catalogue) await page.shows(tag)
    interface Look {
      globals: string[]
      natives: [string, PropertyKey, unknown, unknown][]
      styles: number
      fetch: unknown
      JSONparse: unknown
    }
    const view = page.window as unknown as { before: Look; look(): Look }
    const [was, is] = [view.before, view.look()]
    const known = new Set(was.globals)
    expect(is.globals.filter(name => !known.has(name))).to.deep.equal(['dp'])
    expect(is.styles).to.equal(was.styles)
    expect(is.natives.length).to.equal(was.natives.length)
    const patched = was.natives.filter((native, at) =>
      native.some((part, index) => part !== is.natives[at]?.[index]),
    )
    expect(patched.map(([name, key]) => `${name}.${String(key)}`)).to.deep.equal([])
    expect([is.fetch === was.fetch, is.JSONparse === was.JSONparse]).to.deep.equal([true, true])
  })

  for (const size of ['10px', '62.5%', '20px']) {
    it(`COR-091 has the layout of 16px with a root font size of ${size}`, async () => {
      expect(await boxes(size)).to.deep.equal(await boxes('16px'))
    })
  }

  it('COR-091 lets the text of every element follow the font size of the host', async () => {
    const page = await shopPage(`<head>${sheet}${loader}</head><body>${examples}`)
    for (const { tag } of catalogue) await page.shows(tag)
    const sizeOf = (node: Element) => Number.parseFloat(page.window.getComputedStyle(node).fontSize)
    const texts = catalogue.flatMap(({ tag }) => [
      ...(page.find(tag).shadowRoot?.querySelectorAll('button, p, h2, span:not(.icon)') ?? []),
    ])
    const before = texts.map(sizeOf)
    for (const { tag } of catalogue) page.find(tag).style.fontSize = '32px'
    expect(texts.length).to.be.at.least(catalogue.length)
    expect(texts.map(sizeOf)).to.deep.equal(before.map(size => size * 2))
  })

  it('COR-113 moves nothing by the upgrade of an expander whose text fits', async () => {
    const text =
      '<p>Before</p><dp-expander><ul><li>Folds flat</ul></dp-expander><p id="after">After</p>'
    const page = await shopPage(`<head>${sheet}</head><body>${text}`)
    const top = () => page.find('#after').getBoundingClientRect().top
    const before = top()
    page.document.head.append(
      Object.assign(page.document.createElement('script'), { src: '/dist/dp.js' }),
    )
    await page.shows('dp-expander')
    await waitUntil(() => page.find('dp-expander').matches(':state(static)'))
    expect(top()).to.equal(before)
  })

  it('COR-113 keeps the room of a deal from resets of the page, until that takes it away', async () => {
    const reset = '*, *::before { padding: 0 !important }'
    const all = [
      await dealRoom(''),
      await dealRoom(reset),
      await dealRoom('dp-deal-box::before{content:none}'),
    ]
    expect(all).to.deep.equal([190, 190, 0])
  })

  it('COR-112 shows every fallback in the end where no code comes', async () => {
    const all = catalogue.flatMap(one => one.examples.map(({ html }) => html))
    const page = await shopPage(`<head>${sheet}</head><body>${all.join('\n')}`)
    const kept = () =>
      catalogue
        // A template never shows.
        .flatMap(({ tag }) => [
          ...page.document.querySelectorAll(`${tag}, ${tag} > :not(template)`),
        ])
        .filter(node => {
          const style = page.window.getComputedStyle(node)
          const limits = [style.clipPath, style.maxBlockSize, style.webkitLineClamp]
          return limits.some(limit => limit !== 'none') || style.position !== 'static'
        })
        .map(({ localName }) => localName)
    expect(kept()).to.include('dp-fitment-stripe').and.include('h1')
    for (const animation of page.document.getAnimations()) animation.finish()
    expect(kept()).to.deep.equal([])
  })

  it('COR-117 finds the nearest lang and owner form across shadow roots', () => {
    const box = place('<form lang="sv"><div></div></form>')
    const outer = box.querySelector('div')?.attachShadow({ mode: 'open' })
    const middle = outer?.appendChild(document.createElement('section'))
    const inner = middle?.attachShadow({ mode: 'open' })
    const host = inner?.appendChild(document.createElement('dp-inner'))
    if (!host || !middle) throw new Error('no shadow roots')
    expect([nearestLocale(host), ownerForm(host)]).to.deep.equal(['sv', box])
    middle.lang = 'fi'
    expect(nearestLocale(host)).to.equal('fi')
  })
})
