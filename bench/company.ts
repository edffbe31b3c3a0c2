import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { built } from '../build/entries.mjs'
import { startStore, visit } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { preloadLines } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { median } from './statistics.ts'

/**
 * What many elements cost a page of the shop while it starts: the page with one example of each tag, beside the same
 * page with the HTML of the server alone.
 */

const usualRounds = 9
/** A page without elements of its own, but the place of delivery in its header. */
const path = '/'
/** What plans, payment and sheets bring to a product page at most. */
const names = new Set([
  'side-sheet',
  'climate-badge',
  'renewed-sheet',
  'tabular-buy-box',
  'tech-term',
  'offer-features',
  'fit-guide',
  'protection-plan',
  'warranty-cards',
  'payment-options',
  'free-sample',
])
const tags = built.filter(({ tag }) => names.has(tag.slice('dp-'.length)))

const mostTime = 2.5
/** Elements whose styles a browser computes with dp.css, for each of them without. */
const mostStyled = 2

type Kind = 'with' | 'bare' | 'without dp.css'

/** The page of the shop in three kinds, by path. */
function pagesOf(html: string): ReadonlyMap<string, string> {
  const examples = tags.map(({ examples: [{ html: example }] }) => example).join('\n')
  const known = /<link[^>]*modulepreload[^>]*>/g
  const sheet = /<link[^>]*dp\.css[^>]*>/
  const loader = /<script[^>]*\bdp\.js[^>]*><\/script>/
  for (const part of [sheet, loader]) {
    if (!part.test(html)) throw new Error(`The page of the shop has nothing like ${part}`)
  }
  const preload = preloadLines('dp-location-popover', ...tags.map(({ tag }) => tag))
  const full = html.replaceAll(known, '').replace('</main>', () => `${examples}</main>`)
  const loaded = full.replace('</head>', () => `${preload}</head>`)
  const kinds: Record<Kind, string> = {
    with: loaded,
    bare: full.replace(sheet, '').replace(loader, ''),
    'without dp.css': loaded.replace(sheet, ''),
  }
  return new Map(Object.entries(kinds).map(([kind, text]) => [`/__${encodeURI(kind)}`, text]))
}

/** In the page: every tag of the library is ready. */
const areReady = () =>
  [...document.querySelectorAll('*')].every(
    node => !node.localName.startsWith('dp-') || node.matches(':state(ready)'),
  )

async function open(page: Page, origin: string, at: string): Promise<CDPSession> {
  const devtools = await page.createCDPSession()
  await devtools.send('Performance.enable')
  await page.goto(origin + at, { waitUntil: 'networkidle0' })
  if (!at.endsWith('bare')) await page.waitForFunction(areReady)
  return devtools
}

/** Milliseconds of the main thread until the page is at rest. */
const workOf = (browser: Browser, origin: string, at: string): Promise<number> =>
  withFreshPage(browser, async page => {
    const devtools = await open(page, origin, at)
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  })

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** How many elements the browser has computed styles for, each as often as it did. */
const styledOf = (browser: Browser, origin: string, at: string): Promise<number> =>
  withFreshPage(browser, async page => {
    await page.tracing.start({ categories: ['devtools.timeline'] })
    await open(page, origin, at)
    const trace = new TextDecoder().decode(await page.tracing.stop())
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
    return traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
  })

type Measure = (browser: Browser, origin: string, at: string) => Promise<number>

/** Both pages in turns, so that other load on the machine hits both. */
async function beside(
  browser: Browser,
  origin: string,
  kinds: readonly Kind[],
  measure: Measure,
  rounds: number,
) {
  const found = kinds.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, kind] of kinds.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- two pages at once would slow each other down
      found[at]?.push(await measure(browser, origin, `/__${encodeURI(kind)}`))
    }
  }
  const [ours = 0, other = 0] = found.map(median)
  return { ratio: ours / other, note: `${Math.round(ours)} to ${Math.round(other)}` }
}

/** Measures the start of a page of the shop with the company of many elements. */
export async function company({ rounds }: { rounds?: string | undefined } = {}): Promise<Figure[]> {
  const times = Number(rounds ?? usualRounds)
  const store = await startStore()
  try {
    const shopper = await visit(store)
    const answer = await shopper.get(path, { accept: 'text/html' })
    const server = await servePages(pagesOf(await answer.text()), store.listener)
    try {
      return await withBrowser(async browser => {
        const work = await beside(browser, server.origin, ['with', 'bare'], workOf, times)
        const styled = await beside(browser, server.origin, ['with', 'without dp.css'], styledOf, 3)
        return [
          {
            what: `a page with ${tags.length} tags: work of the main thread beside its HTML alone`,
            reached: work.ratio,
            unit: '×',
            atMost: mostTime,
            note: `${work.note} ms, the median of ${times}`,
          },
          {
            what: '  elements that are styled, beside the same page without dp.css',
            reached: styled.ratio,
            unit: '×',
            atMost: mostStyled,
            note: styled.note,
          },
        ]
      })
    } finally {
      server.close()
    }
  } finally {
    await store.close()
  }
}
