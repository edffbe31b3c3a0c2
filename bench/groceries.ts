import type { Browser } from 'puppeteer-core'
import { grocery } from '../demo/store/products/seed/grocery.ts'
import { startStore } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines, variantWords } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { open, start, vanilla, type Make } from './startup.ts'
import { median } from './statistics.ts'

/** A page of groceries: a stepper for each, and one element that adds what they ask for. */

const rounds = 9
const count = 100
/** Of a phone, as against this machine. */
const slower = 4
const mostStart = 2.5
/** Milliseconds. */
const mostPress = 100

const ours: Make = {
  tag: 'dp-quantity-selector',
  modules: ['/dist/elements/dp-quantity-selector.js', '/dist/elements/dp-fresh-cart.js'],
  head: () =>
    `<link rel="stylesheet" href="/dist/dp.css">${preloadLines(...variantWords('quantity-selector.stepper'), 'dp-quantity-selector', 'dp-fresh-cart')}`,
}

/** Groceries of the store, for as many steppers as there are. The shopper presses these. */
const sold = grocery.filter(({ freshStore }) => freshStore).map(({ asin }) => asin)

const stepper = (tag: string, n: number) => {
  const asin = sold[n] ?? `B${`${n}`.padStart(9, '0')}`
  return `<${tag} data-widget-id="qty-${n}" data-shape-type="SIMPLIFIED_QUANTITY_STEPPER" data-selected-quantity="2">
<script type="application/json" data-dp-state="quantity-selector">{"staticData": {"asin": "${asin}", "storeId": "HALL"}}</script></${tag}>`
}
const cart =
  '<dp-fresh-cart data-store-id="HALL" data-brand-id="HARBOR" data-show-button="false"></dp-fresh-cart>'

const pageOf = ({ tag, head }: Make) => {
  const steppers = Array.from({ length: count }, (_, n) => stepper(tag, n))
  return documentOf(head(), [...steppers, cart].join('\n'))
}

/** In the page: begins a session of the store, as the server of a shop does with each page. */
async function signOn() {
  const { csrfToken } = await (await fetch('/dp/session')).json()
  const meta = document.createElement('meta')
  meta.name = 'dp-csrf-token'
  meta.content = csrfToken
  document.head.append(meta)
}

/** In the page: milliseconds from each press of plus until the browser has painted the changed text. */
async function press(tag: string, presses: number): Promise<number[]> {
  const times: number[] = []
  for (const host of [...document.querySelectorAll(tag)].slice(0, presses)) {
    const value = host.shadowRoot?.querySelector('.stepper-value')
    const before = value?.textContent
    const began = performance.now()
    host.shadowRoot?.querySelectorAll('button')[1]?.click()
    await new Promise<void>((resolve, reject) => {
      const look = () => {
        if (performance.now() - began > 5_000) reject(new Error('A press of plus changed nothing'))
        else if (value?.textContent === before) requestAnimationFrame(look)
        else setTimeout(resolve)
      }
      requestAnimationFrame(look)
    })
    times.push(performance.now() - began)
  }
  return times
}

/** In the page: resolves once so many adds have ended. Returns how many of them have failed. */
const adds = (presses: number) =>
  new Promise<number>(resolve => {
    const ended: string[] = []
    const hear = ({ type }: Event) => {
      ended.push(type)
      if (ended.length === presses) {
        resolve(ended.filter(name => name === 'dp-cart-failed').length)
      }
    }
    for (const name of ['dp-cart-added', 'dp-cart-failed']) document.addEventListener(name, hear)
  })

const startOf = (browser: Browser, origin: string, { tag, modules }: Make): Promise<number> =>
  withFreshPage(browser, async page => {
    await open(page, `${origin}/${tag}`)
    await page.evaluate(signOn)
    return (await page.evaluate(start, tag, modules)).shown
  })

/** Presses plus of each grocery on a slow phone, while the earlier presses are being added. */
const pressesOf = (browser: Browser, origin: string, { tag, modules }: Make) =>
  withFreshPage(browser, async page => {
    const devtools = await open(page, `${origin}/${tag}`)
    await page.evaluate(signOn)
    await page.evaluate(start, tag, modules)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const added = page.evaluate(adds, sold.length)
    const times = await page.evaluate(press, tag, sold.length)
    const failed = await added
    if (failed > 0) throw new Error(`${failed} of ${sold.length} adds failed`)
    return times
  })

/** Measures a page of 100 groceries of ours next to 100 steppers written by hand that add nothing. */
export async function groceries(): Promise<Figure[]> {
  const store = await startStore()
  const pages = new Map([ours, vanilla].map(make => [`/${make.tag}`, pageOf(make)]))
  const server = await servePages(pages, store.listener)
  try {
    return await withBrowser(async browser => {
      const times = { ours: [] as number[], vanilla: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        times.ours.push(await startOf(browser, server.origin, ours))
        times.vanilla.push(await startOf(browser, server.origin, vanilla))
      }
      const presses = await pressesOf(browser, server.origin, ours)
      const [mine, theirs] = [median(times.ours), median(times.vanilla)]
      return [
        {
          what: `a page of ${count} groceries: start until all are shown`,
          reached: mine / theirs,
          unit: '× vanilla',
          atMost: mostStart,
          note: `${mine.toFixed(1)} ms to ${theirs.toFixed(1)} ms`,
        },
        {
          what: `  press of plus to the painted text, at a ${slower}th of the speed: the longest`,
          reached: Math.max(...presses),
          unit: 'ms',
          atMost: mostPress,
          note: `${presses.length} presses, each of them added; median ${median(presses).toFixed(1)} ms`,
        },
      ]
    })
  } finally {
    server.close()
    await store.close()
  }
}
