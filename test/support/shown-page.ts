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

/** Loads the library into a visible page. Returns everything that moves until the element of this tag is at rest. */
export async function bring(
  page: ShopPage,
  tag: string,
  source = '/dist/dp.js',
): Promise<readonly string[]> {
  const { window: view, document: owner } = page
  const waiting = watchCalls(view)
  const shifts = watchShifts(view)
  const top = () => page.find('#after').getBoundingClientRect().top
  const tops = [top()]
  let isReady = false
  void page.shows(tag).then(() => (isReady = true))
  owner.head.append(Object.assign(owner.createElement('script'), { src: source }))
  for (let quiet = 0; quiet < rest; quiet++) {
    await frames(view, 1)
    const now = top()
    const isMoved = Math.abs(now - (tops.at(-1) ?? 0)) >= 0.5
    if (isMoved) tops.push(now)
    if (isMoved || !isReady || waiting() > 0) quiet = 0
  }
  const moves = tops.length > 1 ? [`what follows goes from ${tops.join(' to ')} px`] : []
  return [...moves, ...shifts]
}
