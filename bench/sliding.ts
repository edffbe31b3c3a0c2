import type { ElementHandle, Page } from 'puppeteer-core'
import { built } from '../build/entries.mjs'
import type { Example, Step } from '../src/element/describe.ts'
import type * as drive from '../test/support/drive.ts'
import { startStore } from '../test/support/store.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { driver as driverScript, openExample } from './example-page.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { median } from './statistics.ts'

/** The sheets of the library while they slide in, on a slow phone and in a wide window. */

const slowdown = 4
const rounds = 3
/** Two frames of a screen with 60 of them a second. */
const longestFrame = 32
const windows = {
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
  'wide window': { width: 1280, height: 800 },
} as const
type Window = keyof typeof windows

interface Slide {
  tag: string
  /** A state of one of the tag's examples. Its last step opens the sheet. */
  state: string
  on: Window
}

const slides: readonly Slide[] = [
  { tag: 'dp-side-sheet', state: 'open', on: 'phone' },
  { tag: 'dp-side-sheet', state: 'open', on: 'wide window' },
  { tag: 'dp-service-interstitial', state: 'open', on: 'phone' },
  { tag: 'dp-renewed-sheet', state: 'open', on: 'phone' },
  { tag: 'dp-renewed-sheet', state: 'open', on: 'wide window' },
  { tag: 'dp-tabular-buy-box', state: 'open', on: 'phone' },
  { tag: 'dp-tech-term', state: 'open', on: 'wide window' },
  { tag: 'dp-payment-options', state: 'sheet', on: 'phone' },
  { tag: 'dp-climate-badge', state: 'open', on: 'phone' },
  { tag: 'dp-location-popover', state: 'open', on: 'phone' },
  { tag: 'dp-gift-card-picker', state: 'filtering', on: 'phone' },
]

/** Milliseconds on the page's clock at which a frame began, and whether a layer was on its way then. */
type Frame = [at: number, isSliding: boolean]

declare const benchSlide: { frames: Frame[]; ended: Promise<void> }
declare const driver: typeof drive

/** In the page, before any other script: notes each frame. `ended`: a layer has slid, and rests. */
function watch(): void {
  const roots: ShadowRoot[] = []
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init)
    roots.push(root)
    return root
  }
  const frames: Frame[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  Object.assign(window, { benchSlide: { frames, ended } })
  const note = (at: number) => {
    const isSliding = roots.some(root =>
      root
        .getAnimations()
        .some(
          one =>
            one instanceof CSSTransition &&
            ['translate', 'transform'].includes(one.transitionProperty) &&
            one.playState === 'running',
        ),
    )
    if (!isSliding && frames.at(-1)?.[1]) end()
    frames.push([at, isSliding])
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Lengths of the frames in which a layer slid, without the first: it draws what then moves. */
export function framesOf(frames: readonly Frame[]): number[] {
  const lengths = frames.flatMap(([at, isSliding], n) => {
    const before = frames[n - 1]
    return before?.[1] && isSliding ? [at - before[0]] : []
  })
  return lengths.slice(1)
}

function stepsTo({ tag, state }: Slide): [Example, readonly Step[]] {
  const examples = built.find(one => one.tag === tag)?.examples ?? []
  for (const example of examples) {
    const steps = example.states?.[state]
    if (steps?.length) return [example, steps]
  }
  throw new Error(`No example of <${tag}> has steps to the state ${state}`)
}

const take = (host: ElementHandle<Element>, steps: readonly Step[]) =>
  host.evaluate((node, all) => driver.drive(node, all).then(() => {}), steps)

/** Takes the steps, and returns the frames up to the end of the slide. One call: a further one would come while it slides. */
const slideIn = (host: ElementHandle<Element>, steps: readonly Step[]) =>
  host.evaluate(async (node, all) => {
    void driver.drive(node, all)
    await benchSlide.ended
    return benchSlide.frames
  }, steps)

async function slideOnce(page: Page, origin: string, slide: Slide): Promise<number[]> {
  const [example, steps] = stepsTo(slide)
  await page.setViewport(windows[slide.on])
  const host = await openExample(page, origin, slide.tag, example)
  const devtools = await page.createCDPSession()
  await take(host, steps.slice(0, -1))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return framesOf(await slideIn(host, steps.slice(-1)))
}

async function slidesOf(
  slide: Slide,
  page: <T>(use: (page: Page) => Promise<T>) => Promise<T>,
  origin: string,
) {
  const all: number[][] = []
  // oxlint-disable-next-line no-await-in-loop -- two slides at once would slow each other down
  for (let round = 0; round < rounds; round += 1)
    all.push(await page(one => slideOnce(one, origin, slide)))
  return all
}

function figureOf({ on, state, tag }: Slide, all: readonly number[][]): Figure {
  const longest = all.map(frames => Math.max(...frames))
  const frames = all.flat()
  const perSecond = (1000 * frames.length) / frames.reduce((sum, length) => sum + length, 0)
  return {
    what: `${tag} ${state}, ${on}: its longest frame while it slides`,
    reached: median(longest),
    unit: 'ms',
    atMost: longestFrame,
    note: `${Math.round(perSecond)} frames a second; ${rounds} slides, a ${slowdown}th of the speed`,
  }
}

/** Measures the frames of sheets that slide in. */
export async function sliding(): Promise<Figure[]> {
  const store = await startStore()
  const server = await servePages(new Map(), store.listener)
  try {
    const source = await driverScript()
    return await withBrowser(async browser => {
      const fresh = <T>(use: (page: Page) => Promise<T>) =>
        withFreshPage(browser, async page => {
          await page.evaluateOnNewDocument(source)
          await page.evaluateOnNewDocument(watch)
          return use(page)
        })
      const figures: Figure[] = []
      for (const slide of slides) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        figures.push(figureOf(slide, await slidesOf(slide, fresh, server.origin)))
      }
      return figures
    })
  } finally {
    server.close()
    await store.close()
  }
}
