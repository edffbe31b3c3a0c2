import { built } from '../build/entries.mjs'
import { startStore } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines } from './document.ts'
import { servePages } from './page-server.ts'
import { scriptsOf, type LoadedScript } from './scripts-loaded.ts'

export const latency = 100

/** Scripts that each page has requested, by path of the page. */
export type Loaded = ReadonlyMap<string, readonly LoadedScript[]>

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

/** Finders that load only in a stripe that is configured for them. */
export const stripe = 'dp-fitment-stripe'
export const finders = ['dropdown', 'smartbox']
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

/** A quantity selector in two ways, the first example of each tag, and a stripe with each finder. */
export const samplePages = () =>
  new Map([
    ['/adopting', pageOf(adopting, selector)],
    ['/configured', pageOf(configured, '--state', selector)],
    ...built.map(({ tag, examples: [{ html }] }): [string, string] => [
      `/${tag}`,
      pageOf(html, tag),
    ]),
    ...['text', ...finders].map((name): [string, string] => [
      `/finder/${name}`,
      pageOf(withFinder(name), '--state', stripe),
    ]),
  ])

/** Opens each page and waits until it is idle. */
export async function loadSamples(): Promise<Loaded> {
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
