import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { pagesInTurn } from '../support/pages-in-turn.ts'
import { withVisitor, type Visitor } from '../support/shop-visitor.ts'

/** Waits for the elements, and for what they load. Not for long: a page with a deal asks again and again. */
async function elementsCome(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main :state(ready)'))
  await page.waitForNetworkIdle({ idleTime: 500, timeout: 10_000 }).catch(() => {})
}

const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })

/**
 * Opens a page whose files of elements get no answer until `release`, which lets one come after another. Not by the slow
 * network that a browser can play: in Chromium 156, a page then gets no answer at all now and then.
 */
async function goWithoutElements({ go, page }: Visitor, path: string) {
  const held: HTTPRequest[] = []
  let holds = true
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (holds && /\/dist\/(elements|chunks)\//.test(request.url())) held.push(request)
    else void request.continue()
  })
  await go(path, 'domcontentloaded')
  await drawn(page)
  return {
    /** When the page stood, in ms of its own clock. */
    stood: await page.evaluate(() => performance.now()),
    asked: held.map(request => request.url()),
    async release(): Promise<void> {
      holds = false
      for (const request of held) {
        await request.continue()
        await drawn(page)
      }
    },
  }
}

/** Records what moves. Its own pictures and fonts may move a page as it loads: `since` is when it stood, by its clock. */
async function recordShifts(page: Page) {
  await page.evaluateOnNewDocument(() => {
    const shifts: { at: number; node: string }[] = []
    Reflect.set(window, 'shifts', shifts)
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        for (const { node } of sources) {
          const text = node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : 'a text'
          shifts.push({ at: entry.startTime, node: text })
        }
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  return async (since: number): Promise<string[]> => {
    const shifts: { at: number; node: string }[] = await page.evaluate(() =>
      Reflect.get(window, 'shifts'),
    )
    return shifts.filter(({ at }) => at >= since).map(({ node }) => node)
  }
}

const pages = await pagesInTurn([
  '/dp/B0HEADPH01',
  '/dp/B0SPEAKER1',
  '/dp/B0EARBUD01',
  '/dp/B0WATCH001',
  '/dp/B0CONSOLE1',
  '/dp/B0PAPER001',
  '/dp/B0BREAD001',
  '/dp/B0PUMP0001',
  '/dp/B0BELT0001',
  '/dp/B0FILTER01',
  '/dp/B0WASHER01',
  '/b/?node=major-appliances',
  '/s/?rppModelNumber=GS60-4210W',
  '/fresh',
  '/s/?k=',
])

describe('a page whose elements come late', { concurrency: 6 }, () => {
  for (const path of pages) {
    for (const width of [320, 1280]) {
      it(
        `COR-113 moves nothing of ${path} at ${width} px when they come`,
        withVisitor({}, async visitor => {
          const { page } = visitor
          await page.setViewport({ width, height: 900 })
          const shifts = await recordShifts(page)
          const { asked, release, stood } = await goWithoutElements(visitor, path)
          assert.ok(asked.length > 0)
          await release()
          await elementsCome(page)
          assert.deepEqual(await shifts(stood), [])
        }),
      )
    }
  }
})

describe('a page with faults, when the code that tells of them does not come', () => {
  it(
    'COR-112 throws nothing and shows its elements',
    withVisitor({ expects: /ERR_FAILED/ }, async visitor => {
      const { page } = visitor
      await page.evaluateOnNewDocument(() => {
        const thrown: string[] = []
        const warned: string[] = []
        Object.assign(window, { thrown, warned, dp: { push() {} } })
        addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)))
        console.warn = (...said: unknown[]) => warned.push(said.join(' '))
        const parsing = new MutationObserver(() => {
          if (!document.body) return
          parsing.disconnect()
          const state = document.createElement('script')
          Object.assign(state, { type: 'application/json', textContent: '{"a": }' })
          state.dataset['dpState'] = 'messages'
          document.body.prepend(state)
        })
        parsing.observe(document, { childList: true, subtree: true })
      })
      await page.setRequestInterception(true)
      page.on('request', request =>
        /\/diagnose-/.test(request.url()) ? request.abort() : request.continue(),
      )
      await visitor.go('/dp/B0HEADPH01', 'domcontentloaded')
      await elementsCome(page)
      assert.ok(await page.$eval('dp-deal-box', host => host.matches(':state(ready)')))
      const told = await page.evaluate(() => [
        Reflect.get(window, 'thrown'),
        Reflect.get(window, 'warned').filter((said: string) => said.includes('diagnose-')).length,
      ])
      assert.deepEqual(told, [[], 2])
    }),
  )
})

/** The tag whose code a file is. */
const tagOf = (address: string): string | undefined =>
  /\/elements\/(dp-[a-z-]+)\./.exec(address)?.[1]

describe('the preload lines of a page', () => {
  it(
    'COR-115 ask for the code of every element in one round trip',
    withVisitor({}, async visitor => {
      const { page } = visitor
      const { asked, release } = await goWithoutElements(visitor, '/dp/B0HEADPH01')
      const lines = await page.$$eval('link[rel=modulepreload]', links => links.map(l => l.href))
      // Nothing has been answered: what is asked now needs no second round trip.
      assert.deepEqual(asked.toSorted(), lines.toSorted())
      await release()
      const expected = lines.flatMap(line => tagOf(line) ?? [])
      await page.waitForFunction(
        tags => tags.every(tag => customElements.get(tag)),
        undefined,
        expected,
      )
      const tags = await page.$$eval(':defined', nodes => nodes.map(({ localName }) => localName))
      const used = new Set(tags.filter(tag => tag.startsWith('dp-')))
      assert.deepEqual(expected.toSorted(), [...used].toSorted())
    }),
  )
})
