import { fontLoaded, otherFonts, ownFont, wear } from './fonts.ts'
import { shopPage, type ShopPage } from './shop-page.ts'

const frames = async (view: Window, count: number) => {
  for (let at = 0; at < count; at++) {
    await new Promise(resolve => view.requestAnimationFrame(resolve))
  }
}

/** A page of this width with dp.css and an example between two lines, before any element loads. */
export async function shownPage(html: string, width: number, csrfToken: string): Promise<ShopPage> {
  const page = await shopPage(
    `<head><meta name="dp-csrf-token" content="${csrfToken}">
      <link rel="stylesheet" href="/dist/dp.css"><style>html { overflow-y: scroll }</style></head>
      <body><h1>Before</h1>${html}<p id="after">After</p>`,
  )
  const { frameElement: frame } = page.window
  // Must be visible: out of sight, nothing counts as moved.
  frame?.setAttribute('style', `position:fixed;inset:0;border:0;width:${width}px;height:900px`)
  await frames(page.window, 3)
  return page
}

/** Number of frames without a move after which the view is at rest. */
const rest = 12

/** Returns a function that counts the page's calls without an answer. */
function watchCalls(view: Window) {
  const { fetch } = view
  let waiting = 0
  view.fetch = (...call) => {
    waiting++
    return fetch.apply(view, call).finally(() => waiting--)
  }
  return () => waiting
}

/** Layout shifts that the browser counts. Moves below 3 px do not count. */
function watchShifts(view: ShopPage['window']): string[] {
  const shifts: string[] = []
  const observer = new view.PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      shifts.push(`layout shift of ${Reflect.get(entry, 'value')}`)
    }
  })
  observer.observe({ type: 'layout-shift' })
  return shifts
}

/** Height of a line of text in the element (src/styles/base.css), in px. */
const lineOf = (page: ShopPage, tag: string) =>
  1.45 * Number.parseFloat(page.window.getComputedStyle(page.find(tag)).fontSize)

const topOf = (page: ShopPage) => page.find('#after').getBoundingClientRect().top

/**
 * Where what follows stands after the font or the width has changed. An element that measures its text has to measure
 * now: its observers of sizes come later. So the page tells that a font has loaded, as browsers do.
 */
function topAfterChange(page: ShopPage): number {
  page.document.fonts.dispatchEvent(new page.window.Event('loadingdone'))
  return topOf(page)
}

/** Fonts in which a page is measured, and the part of a line of text that what follows may move by. */
const measured = [
  { kind: 'of the shop', font: ownFont, leeway: 0 },
  ...Object.entries(otherFonts).map(([kind, font]) => ({ kind, font, leeway: 0.5 })),
]

/**
 * Where what follows stands in each font, in frames of these widths. One task does it all, so nobody sees the page in
 * these fonts: no layout shift counts.
 */
async function topsIn(page: ShopPage, widths: readonly number[]): Promise<number[][]> {
  const { document: owner, window: view } = page
  for (const { font } of measured) await fontLoaded(owner, font)
  const frame = view.frameElement as HTMLElement
  const { width: shown } = frame.style
  const tops = measured.map(({ font }) => {
    wear(font, owner)
    return widths.map(width => {
      frame.style.width = `${width}px`
      return topAfterChange(page)
    })
  })
  wear(ownFont, owner)
  frame.style.width = shown
  topAfterChange(page)
  return tops
}

/** Rounding between pixels. */
const tolerance = 0.5

/** Finds what moved by more than its font may, between two measurements. */
function movesBetween(
  before: number[][],
  after: number[][],
  widths: readonly number[],
  line: number,
): string[] {
  return measured.flatMap(({ kind, leeway }, font) => {
    const moves = widths.flatMap((width, at) => {
      const move = (after[font]?.[at] ?? 0) - (before[font]?.[at] ?? 0)
      return Math.abs(move) <= leeway * line + tolerance ? [] : [`${move} px in ${width}`]
    })
    return moves.length > 0 ? [`in a font ${kind}: what follows moves by ${moves.join(', ')}`] : []
  })
}

/**
 * Loads the library into a visible page. Returns everything that moves until the element of this tag is at rest. And
 * what would have moved in other fonts and in frames of these widths.
 */
export async function bring(
  page: ShopPage,
  tag: string,
  widths: readonly number[],
  source = '/dist/dp.js',
): Promise<readonly string[]> {
  const { window: view, document: owner } = page
  const before = await topsIn(page, widths)
  const waiting = watchCalls(view)
  const shifts = watchShifts(view)
  const tops = [topOf(page)]
  let isReady = false
  void page.shows(tag).then(() => (isReady = true))
  owner.head.append(Object.assign(owner.createElement('script'), { src: source }))
  for (let quiet = 0; quiet < rest; quiet++) {
    await frames(view, 1)
    const now = topOf(page)
    const isMoved = Math.abs(now - (tops.at(-1) ?? 0)) >= tolerance
    if (isMoved) tops.push(now)
    if (isMoved || !isReady || waiting() > 0) quiet = 0
  }
  const moves = tops.length > 1 ? [`what follows goes from ${tops.join(' to ')} px`] : []
  const after = await topsIn(page, widths)
  return [...moves, ...shifts, ...movesBetween(before, after, widths, lineOf(page, tag))]
}
