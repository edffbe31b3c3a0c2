import type { Browser, KeyInput, Metrics, Page } from 'puppeteer-core'
import { appears } from '../test/support/appears.ts'
import { daysAfter, lengthOf, startOfDay } from '../src/rules/months.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { median, percentile } from './statistics.ts'
import { rest, scriptTimeOf } from './script-time.ts'

/** The delivery calendar with 12 slots on each day of a month, by the keyboard of a slow device. */

const tag = 'dp-delivery-calendar'
/**
 * How much slower a mid-range phone is. What is measured at full speed is multiplied by it: Chromium's own throttle,
 * set to 4, slows the same script down by 4 to 10, each time otherwise, and mostly by more than 5.
 */
const slowdown = 4
const rounds = 8
const mostPress = 16
const mostOpening = 50

/** Four months in which nothing ends while the bench runs. The first one has 31 days. */
const months = ['2099-07', '2099-08', '2099-09', '2099-10']
const perDay = 12

function answer(): string {
  const ids: Record<string, object> = {}
  for (const month of months) {
    for (let date = 0; date < lengthOf(month); date += 1) {
      const midnight = startOfDay(daysAfter(`${month}-01`, date))
      for (let n = 0; n < perDay; n += 1) {
        const s = midnight + (8 + n) * 3600
        const e = s + 3600
        const services = n % 2 ? 'carry' : 'carry,connect'
        ids[`${s}`] = { s, e, su: s - 3600, eu: e - 3600, costDisplay: 'Free', services }
      }
    }
  }
  return JSON.stringify({
    days: Object.keys(ids).map(id => [id, `Slot ${id}`]),
    ids,
    timeslots: 0,
    c_m_len: 31,
    n_m_len: 31,
    c_m_delta: 0,
    serviceDisplay: { carry: 'Carry to your room', connect: 'Connect the machine' },
  })
}

const layouts = ['calendar', 'timeslots'] as const
type Layout = (typeof layouts)[number]

const pageOf = (layout: Layout) =>
  documentOf(
    `<link rel="stylesheet" href="/dist/dp.css">${preloadLines(tag)}<script src="/dist/dp.js"></script>`,
    `<form><${tag} data-asin="B0BENCH001" data-load-url="/slots" data-layout="${layout}"
  data-current-month-id="${months[0]}" data-next-month-id="${months[1]}"></${tag}></form>`,
  )

/** Some stay in the months or the days that show, and some turn to others. */
const keys: readonly KeyInput[] = [
  'ArrowRight',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'End',
  'Home',
  'PageDown',
  'PageDown',
  'PageDown',
  'PageUp',
  'PageUp',
  'PageUp',
]

/** In the page: the day or the time that has the focus. */
const focused = (host: string): string | undefined => {
  const node = document.querySelector(host)?.shadowRoot?.activeElement as HTMLElement | null
  return node?.dataset['day'] ?? node?.dataset['time']
}

/** In the page: the months or the days that show. */
const shown = (host: string): string =>
  [...(document.querySelector(host)?.shadowRoot?.querySelectorAll('[role=grid]') ?? [])]
    .map(grid => grid.querySelector('caption, thead')?.textContent)
    .join()

interface Times {
  near: number
  opening: number
  again: number
  inside: number[]
  turning: number[]
  /** What is drawn ahead after a key that turns. */
  ahead: number[]
}

/** Milliseconds of the page's thread without style and layout. A trace misses what runs once a module has come. */
const workBetween = (before: Metrics, after: Metrics): number => {
  const spent = (name: keyof Metrics) => (after[name] ?? 0) - (before[name] ?? 0)
  const work = spent('TaskDuration') - spent('LayoutDuration') - spent('RecalcStyleDuration')
  return work * 1000
}

async function press(page: Page, layout: Layout): Promise<Times> {
  const trigger = await appears(page, `${tag} >>> [part=trigger]:enabled`)
  // The pop-up loads and is drawn when the pointer is near.
  const atFirst = await page.metrics()
  await trigger?.hover()
  await page.waitForNetworkIdle()
  const near = workBetween(atFirst, await page.metrics())
  const open = async () => {
    const { script } = await scriptTimeOf(page, async () => trigger?.click())
    const cells = await page.$$(
      `${tag} >>> ${layout === 'calendar' ? '[data-day]' : '[data-time]'}`,
    )
    if (cells.length < 60) throw new Error(`The pop-up shows ${cells.length} cells`)
    return script
  }
  const opening = await open()
  await page.keyboard.press('Escape')
  await rest()
  const again = await open()
  await page.evaluate(
    (host, of) => document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(of)?.focus(),
    tag,
    layout === 'calendar' ? '[data-day][tabindex="0"]' : '[data-time][tabindex="0"]',
  )
  const times: Times = { near, opening, again, inside: [], turning: [], ahead: [] }
  for (const key of keys) {
    const [before, days] = [await page.evaluate(focused, tag), await page.evaluate(shown, tag)]
    const { idle, script } = await scriptTimeOf(page, () => page.keyboard.press(key))
    const after = await page.evaluate(focused, tag)
    if (!after || after === before) throw new Error(`${key} moves nothing in ${layout}`)
    const isInside = days === (await page.evaluate(shown, tag))
    times[isInside ? 'inside' : 'turning'].push(script)
    if (!isInside) times.ahead.push(idle)
  }
  return times
}

async function figuresOf(browser: Browser, origin: string, layout: Layout): Promise<Figure[]> {
  const found: Times[] = []
  for (let round = 0; round < rounds; round += 1) {
    found.push(
      await withFreshPage(browser, async page => {
        // Motion is measured by `sliding`.
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
        await page.goto(`${origin}/${layout}`)
        return press(page, layout)
      }),
    )
  }
  const onPhone = (times: number[]) => times.map(time => time * slowdown)
  const figure = (name: 'inside' | 'turning' | 'ahead', what: string): Figure => {
    const times = onPhone(found.flatMap(one => one[name]))
    return {
      what: `  ${what}`,
      reached: median(times),
      unit: 'ms',
      atMost: mostPress,
      note: `${times.length} keys, 95 % within ${percentile(times, 0.95).toFixed(1)} ms`,
    }
  }
  const medianOf = (name: 'opening' | 'again' | 'near') =>
    median(onPhone(found.map(one => one[name])))
  return [
    {
      what: `delivery ${layout}, 31 days of ${perDay} slots, script at a ${slowdown}th of the speed: opening`,
      reached: medianOf('opening'),
      unit: 'ms',
      atMost: mostOpening,
      note: `again ${medianOf('again').toFixed(1)} ms`,
    },
    {
      what: '  drawing it ahead, when the pointer comes near',
      reached: medianOf('near'),
      unit: 'ms',
      note: 'with its file, and all that the browser does meanwhile',
    },
    figure('inside', 'key that stays in what shows'),
    figure('turning', 'key that turns to other days'),
    figure('ahead', 'drawing ahead what the next key may turn to, while the browser is idle'),
  ]
}

/** Measures opening the delivery calendar, and keys in it. */
export async function calendar(): Promise<Figure[]> {
  const slots = answer()
  const pages = new Map(layouts.map(layout => [`/${layout}`, pageOf(layout)]))
  const server = await servePages(pages, (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(slots),
  )
  try {
    return await withBrowser(async browser => {
      const figures: Figure[] = []
      for (const layout of layouts) {
        figures.push(...(await figuresOf(browser, server.origin, layout)))
      }
      return figures
    })
  } finally {
    server.close()
  }
}
