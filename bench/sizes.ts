import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { built } from '../build/entries.mjs'
import { at } from '../build/project.mjs'
import { startStore } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { bytesOf, roundsOf, scriptsOf, type LoadedScript } from './scripts-loaded.ts'

/** An element that the server has rendered, and what of the page it reads. */
interface Sample {
  tag: string
  html: string
}

const budget = 14 * 1024
/** Of an element's own code; the flagships do more than the others. */
const ownBudgets: Readonly<Record<string, number>> = {
  'dp-location-popover': 5 * 1024,
  'dp-fitment-stripe': 6 * 1024,
}
const ownBudget = 4 * 1024
const latency = 100

const selector = 'dp-quantity-selector'
const options = Array.from({ length: 10 }, (_, n) => `<option>${n + 1}</option>`).join('')
const adopting = `<form><${selector} data-widget-id="qty" data-asin="B0HEADPH01">
<select name="quantity">${options}</select></${selector}></form>`

const state = {
  id: 'qty',
  asin: 'B0HEADPH01',
  actionTrigger: 'on_confirmation',
  qsItems: [1, 2, 3, 5, 10].map(quantity => ({ id: `${quantity}`, data: { quantity } })),
}
const configured = `${adopting.replace(' data-widget-id="qty"', '')}
<script type="application/json" data-dp-state="quantity-selector">${JSON.stringify(state)}</script>`

function sourcesOf({ path }: LoadedScript): readonly string[] {
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(at(`.${path}.map`), 'utf8'))
  return sources
}
const litSource = /\/node_modules\/(lit|lit-html|lit-element|@lit)\//
const elementSource = /(^|\/)(elements|src\/(widgets|wrappers))\//
/** lit and the host that draws by it; a file with code of an element in it counts as that element's. */
function isLit(script: LoadedScript): boolean {
  const sources = sourcesOf(script)
  return sources.some(one => litSource.test(one)) && !sources.some(one => elementSource.test(one))
}
const isSanitizer = (script: LoadedScript) =>
  sourcesOf(script).some(source => source.includes('/node_modules/dompurify/'))

/** Names of the files, chunks without their hashes, with their bytes. */
const listed = (scripts: readonly LoadedScript[]): string =>
  scripts
    .map(({ path, bytes }) => {
      const name = basename(path, '.js')
      return `${path.includes('/chunks/') ? name.slice(0, -'-12345678'.length) : name} ${bytes}`
    })
    .join(' + ')

const further: readonly (Sample & { wraps: boolean })[] = built
  .filter(({ tag }) => tag !== selector)
  .map(({ tag, examples: [{ html }], wraps = false }) => ({ tag, html, wraps }))

/** Finders that are loaded only where a stripe is configured to have them. */
const stripe = 'dp-fitment-stripe'
const finders = ['dropdown', 'smartbox']
const brands = [
  { value: 'NORTHWIND', label: 'Northwind' },
  { value: 'HALDEN', label: 'Halden' },
]
const withFinder = (name: string) => `<${stripe} data-page-type="detail" data-finder="${name}">
<script type="application/json" data-dp-state="fitment-stripe">${JSON.stringify({ brands })}</script></${stripe}>`

function pageOf(body: string, ...words: readonly string[]): string {
  const head = `<meta name="dp-csrf-token" content="bench">
<link rel="stylesheet" href="/dist/dp.css">
${preloadLines(...words)}<script src="/dist/dp.js"></script>`
  return documentOf(head, body)
}

const samplePages = () =>
  new Map([
    ['/adopting', pageOf(adopting, selector)],
    ['/configured', pageOf(configured, '--state', selector)],
    ...further.map(({ tag, html }): [string, string] => [
      `/${tag}`,
      pageOf(`${adopting}\n${html}`, selector, tag),
    ]),
    ...['text', ...finders].map((name): [string, string] => [
      `/finder/${name}`,
      pageOf(withFinder(name), '--state', stripe),
    ]),
  ])

/** Opens each page and reports its scripts, by the page's path. */
async function loaded(): Promise<Map<string, readonly LoadedScript[]>> {
  const pages = samplePages()
  const store = await startStore()
  const server = await servePages(pages, store.listener)
  try {
    return await withBrowser(async browser => {
      const found = new Map<string, readonly LoadedScript[]>()
      for (const path of pages.keys()) {
        const url = server.origin + path
        found.set(path, await withFreshPage(browser, page => scriptsOf(page, url, latency)))
      }
      return found
    })
  } finally {
    server.close()
    await store.close()
  }
}

const roundFigure = (scripts: readonly LoadedScript[]): Figure => ({
  what: '  rounds after the page',
  reached: roundsOf(scripts),
  unit: '',
  atMost: 1,
  note: `at ${latency} ms latency`,
})

const firstFigures = (scripts: readonly LoadedScript[]): Figure[] => [
  {
    what: 'one quantity selector: all JavaScript',
    reached: bytesOf(scripts),
    unit: 'B',
    atMost: budget,
    note: listed(scripts),
  },
  { what: '  requests', reached: scripts.length, unit: '', atMost: 4 },
  roundFigure(scripts),
]

/** What a page has to load besides where a script of page state configures its elements; beyond any budget. */
function stateFigures(all: readonly LoadedScript[], known: readonly LoadedScript[]): Figure[] {
  const added = without(all, known)
  const what = 'configured by page state, in addition'
  return [{ what, reached: bytesOf(added), unit: 'B', note: listed(added) }, roundFigure(all)]
}

const without = (scripts: readonly LoadedScript[], known: readonly LoadedScript[]) =>
  scripts.filter(({ path }) => known.every(one => one.path !== path))

/** Its entry, code of an element itself, or the chunk that the build makes of what no other element needs. */
const isOwn = (tag: string) => (script: LoadedScript) =>
  script.path.endsWith(`/elements/${tag}.js`) ||
  script.path.includes(`/${tag}.own-`) ||
  sourcesOf(script).some(source => elementSource.test(source))

/**
 * What each further element costs a page: its own code, up to its first view and what that asks for by itself.
 * What several elements need is loaded once, with the first of them, and has a line of its own.
 */
function furtherFigures(all: ReadonlyMap<string, readonly LoadedScript[]>): Figure[] {
  const base = all.get('/adopting') ?? []
  const added = new Map(
    further.map(({ tag }) => [
      tag,
      without(all.get(`/${tag}`) ?? [], base).filter(
        script => !isLit(script) && !isSanitizer(script),
      ),
    ]),
  )
  const shared = new Map(
    [...added]
      .flatMap(([tag, scripts]) => scripts.filter(script => !isOwn(tag)(script)))
      .map(script => [script.path, script]),
  )
  const figures = further.map(({ tag }): Figure => {
    const own = (added.get(tag) ?? []).filter(isOwn(tag))
    const atMost = ownBudgets[tag] ?? ownBudget
    return {
      what: `${tag} in addition`,
      reached: bytesOf(own),
      unit: 'B',
      atMost,
      note: listed(own),
    }
  })
  const once = [...shared.values()]
  return [
    ...figures,
    {
      what: 'what several of them share, once',
      reached: bytesOf(once),
      unit: 'B',
      note: listed(once),
    },
  ]
}

function finderFigures(all: ReadonlyMap<string, readonly LoadedScript[]>): Figure[] {
  const text = all.get('/finder/text') ?? []
  return finders.map(name => {
    const own = without(all.get(`/finder/${name}`) ?? [], text).filter(isOwn(stripe))
    const what = `${stripe} with the ${name} finder, in addition`
    return { what, reached: bytesOf(own), unit: 'B', atMost: ownBudget, note: listed(own) }
  })
}

/** The smart box explains itself by HTML of the server. */
const withoutHtml = (all: ReadonlyMap<string, readonly LoadedScript[]>) =>
  [...all].filter(([path]) => path !== '/finder/smartbox').flatMap(([, scripts]) => scripts)

function litFigures(all: ReadonlyMap<string, readonly LoadedScript[]>): Figure[] {
  const wrappers = new Set(further.filter(({ wraps }) => wraps).map(({ tag }) => `/${tag}`))
  const plain = [...all].filter(([path]) => !wrappers.has(path)).flatMap(([, scripts]) => scripts)
  const wrapped = [...all].find(([path]) => wrappers.has(path))?.[1]
  return [
    {
      what: 'lit, in a page with a wrapper',
      unit: 'B',
      ...(wrapped
        ? { reached: bytesOf(wrapped.filter(isLit)) }
        : { reached: null, note: 'no wrapper is built' }),
    },
    {
      what: 'lit, in all pages without one',
      reached: bytesOf(plain.filter(isLit)),
      unit: 'B',
      atMost: 0,
    },
    {
      what: 'sanitizer, in all pages without HTML',
      reached: bytesOf(withoutHtml(all).filter(isSanitizer)),
      unit: 'B',
      atMost: 0,
    },
  ]
}

/** What a page loads for its elements, in Chromium, from a server that speaks brotli. */
export async function sizes(): Promise<Figure[]> {
  const all = await loaded()
  const scriptsIn = (path: string) => all.get(path) ?? []
  const before = scriptsIn('/adopting')
  return [
    ...firstFigures(before),
    ...stateFigures(scriptsIn('/configured'), before),
    ...furtherFigures(all),
    ...finderFigures(all),
    ...litFigures(all),
  ]
}
