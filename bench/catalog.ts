import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { spawnStore } from '../test/support/store-process.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import type { Figure } from './figures.ts'
import { median } from './statistics.ts'

const rounds = 5
/** Slows the processor down to a mid-range phone. */
const slowdown = 4
/** The catalogue page with the most fields. */
const path = '/dist/catalog/fitment-stripe.html'

/** In the page: milliseconds until the form and the lines to copy are there. */
const usableAt = (): Promise<number> =>
  new Promise(resolve => {
    const look = () => {
      const isThere = document.querySelector('.fill') && document.querySelector('#lines pre')
      if (isThere) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })

const timeOf = (browser: Browser, address: string): Promise<number> =>
  withFreshPage(browser, async page => {
    const devtools = await page.createCDPSession()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return page.evaluate(usableAt)
  })

/** Measures how soon an author can use a catalogue page. */
export async function catalog(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dp-bench-'))
  const store = await spawnStore({ DATA_DIR: folder, DATABASE_URL: '', DP_SECRET: 'bench' })
  try {
    const origin = store.answering()
    const times = await withBrowser(async browser => {
      const all: number[] = []
      for (let n = 0; n < rounds; n += 1) all.push(await timeOf(browser, origin + path))
      return all
    })
    return [
      {
        what: `catalogue page usable at a ${slowdown}th of the speed`,
        reached: median(times),
        unit: 'ms',
        atMost: 1_000,
        note: `slowest of ${rounds}: ${Math.round(Math.max(...times))} ms`,
      },
    ]
  } finally {
    await store.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
