import type { Browser, Page } from 'puppeteer-core'
import { withFreshPage } from './browser.ts'

/** A mid-range phone on a slow mobile network: milliseconds, bits per second, and the processor's slowdown. */
const latency = 100
const throughput = 1_600_000
const slowdown = 4
export const conditions = `${latency} ms latency, ${throughput / 1e6} Mbit/s, a ${slowdown}th of the speed`
const patience = 60_000
/** Milliseconds without requests after which the page counts as finished. */
const calm = 500

/** A long task, in milliseconds on the page's clock. */
export interface Work {
  start: number
  duration: number
}

export interface Load {
  /** Milliseconds until every tag in the page was ready. */
  ready: number
  /** Total milliseconds in which the page could not answer a touch. */
  blocked: number
}

/** Shoppers do not notice a delay up to this many milliseconds. */
const unnoticed = 50

/** Total blocking time: for each long task after the first paint, the time beyond 50 ms. */
export const blockingTime = (works: readonly Work[], firstPaint: number): number =>
  works
    .map(({ duration, start }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, rest) => sum + Math.max(0, rest - unnoticed), 0)

interface Watch {
  ready: number | null
  works: Work[]
}

/** In the page, before any other script: records long tasks, and when the page's last `dp-` tag is ready. */
function watch(): void {
  const seen: Watch = { ready: null, works: [] }
  Object.assign(window, { benchWatch: seen })
  new PerformanceObserver(list => {
    for (const { duration, startTime } of list.getEntries()) {
      seen.works.push({ start: startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('dp-ready', () => {
    if (document.readyState === 'loading' || seen.ready !== null) return
    const hosts = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('dp-'),
    )
    if (hosts.every(host => host.matches(':state(ready)'))) seen.ready = performance.now()
  })
}

declare const benchWatch: Watch

/** In the page: the tags that are not ready. */
const waiting = (): string[] =>
  [...document.querySelectorAll(':not(:state(ready))')]
    .map(({ localName }) => localName)
    .filter(name => name.startsWith('dp-'))

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput / 8,
    uploadThroughput: throughput / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

const readyIn = (page: Page) =>
  page
    .waitForFunction(() => benchWatch.ready, { timeout: patience, polling: 250 })
    .catch(async (error: unknown) => {
      const tags = (await page.evaluate(waiting)).join(', ')
      throw new Error(`${page.url()}: not ready are ${tags}`, { cause: error })
    })

/** Loads a page with empty caches. */
export const coldLoad = (browser: Browser, url: string): Promise<Load> =>
  withFreshPage(browser, async page => {
    await page.evaluateOnNewDocument(watch)
    await slowDown(page)
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: patience })
    await readyIn(page)
    await page.waitForNetworkIdle({ idleTime: calm, timeout: patience })
    const { paint, ready, works } = await page.evaluate(() => ({
      ...benchWatch,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }))
    return { ready: ready ?? NaN, blocked: blockingTime(works, paint) }
  })
