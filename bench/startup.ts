import type { Browser, CDPSession, Page } from 'puppeteer-core'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines, variantWords } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { median } from './statistics.ts'

const rounds = 9
const count = 1_000
const clicks = { batches: 20, perBatch: 50 }

/** A make of the stepper: ours, or one written by hand without a library. */
export interface Make {
  tag: string
  modules: readonly string[]
  head: () => string
}

const ours: Make = {
  tag: 'dp-quantity-selector',
  modules: ['/dist/elements/dp-quantity-selector.js'],
  head: () =>
    `<link rel="stylesheet" href="/dist/dp.css">${preloadLines(...variantWords('quantity-selector.stepper'), 'dp-quantity-selector')}`,
}
export const vanilla: Make = {
  tag: 'vanilla-stepper',
  modules: ['/bench/vanilla-stepper.js'],
  head: () => `<link rel="stylesheet" href="/bench/vanilla.css">
<link rel="modulepreload" href="/bench/stepper-styles.js">
<link rel="modulepreload" href="/bench/vanilla-stepper.js">`,
}

/** Each stepper gets its own asin. Otherwise all would share one quantity. */
const stepper = (tag: string, n: number) =>
  `<${tag} data-widget-id="qty-${n}" data-asin="B${`${n}`.padStart(9, '0')}"
data-shape-type="SIMPLIFIED_QUANTITY_STEPPER" data-selected-quantity="2"></${tag}>`

const pageOf = ({ tag, head }: Make) =>
  documentOf(head(), Array.from({ length: count }, (_, n) => stepper(tag, n)).join('\n'))

interface Sample {
  /** Milliseconds from the start of the import until all views are painted. */
  shown: number
  /** Milliseconds of processor time on the main thread until then, for script, style and layout. */
  processor: number
  /** Milliseconds from a click on plus to the changed text. */
  click: number
  /** Bytes of JS heap after garbage collection. */
  heap: number
}

/** In the page: defines the elements and waits until every stepper has a view and the browser has painted them. */
export async function start(tag: string, modules: readonly string[]) {
  const hosts = document.querySelectorAll(tag)
  const last = hosts[hosts.length - 1]
  const began = performance.now()
  await Promise.all(modules.map(module => import(module)))
  // Waits one task at a time: a view may wait for code that the page has preloaded.
  const tasks = new MessageChannel()
  tasks.port2.start()
  for (let turn = 0; turn < 1_000 && !last?.shadowRoot?.querySelector('button'); turn += 1) {
    tasks.port1.postMessage(null)
    await new Promise(resolve => tasks.port2.addEventListener('message', resolve, { once: true }))
  }
  // The first task after a frame: the frame has been painted.
  await new Promise<void>(resolve => {
    requestAnimationFrame(() => {
      tasks.port2.addEventListener('message', () => resolve(), { once: true })
      tasks.port1.postMessage(null)
    })
  })
  const shown = performance.now() - began
  const views = [...hosts].filter(host => host.shadowRoot?.querySelectorAll('button').length === 2)
  if (views.length !== hosts.length) {
    throw new Error(`${views.length} of ${hosts.length} steppers are shown`)
  }
  return { shown }
}

/** In the page: milliseconds per press of plus, for each batch of presses. */
async function click(tag: string, { batches, perBatch }: typeof clicks): Promise<number[]> {
  const steppers = [...document.querySelectorAll(tag)].map(({ shadowRoot }) => ({
    plus: shadowRoot?.querySelectorAll('button')[1],
    value: shadowRoot?.querySelector('.stepper-value'),
  }))
  const press = async (n: number) => {
    const { plus, value } = steppers[n] ?? {}
    const before = value?.textContent
    const isWaiting = () => value?.textContent === before
    plus?.click()
    for (let turn = 0; turn < 1_000 && isWaiting(); turn += 1) await Promise.resolve()
    if (isWaiting()) throw new Error('A press of plus changed nothing')
  }
  const times: number[] = []
  for (let batch = 0; batch < batches; batch += 1) {
    const began = performance.now()
    for (let n = 0; n < perBatch; n += 1) await press(batch * perBatch + n)
    times.push((performance.now() - began) / perBatch)
  }
  return times
}

async function heapOf(devtools: CDPSession): Promise<number> {
  // The second collection frees what the first one has finalized.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

const partsOfWork = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

async function processorTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics.filter(({ name }) => partsOfWork.has(name)).map(({ value }) => value)
  return seconds.reduce((sum, value) => sum + value, 0) * 1000
}

export async function open(page: Page, url: string): Promise<CDPSession> {
  await page.goto(url)
  await page.waitForNetworkIdle({ idleTime: 100 })
  const devtools = await page.createCDPSession()
  await devtools.send('HeapProfiler.collectGarbage')
  // Counts only this thread's time, not that of other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return devtools
}

const sampleOf = (browser: Browser, origin: string, { tag, modules }: Make): Promise<Sample> =>
  withFreshPage(browser, async page => {
    const devtools = await open(page, `${origin}/${tag}`)
    const before = await processorTime(devtools)
    const started = await page.evaluate(start, tag, modules)
    const processor = (await processorTime(devtools)) - before
    const heap = await heapOf(devtools)
    return { ...started, processor, heap, click: median(await page.evaluate(click, tag, clicks)) }
  })

const emptyHeap = (browser: Browser, origin: string): Promise<number> =>
  withFreshPage(browser, async page => heapOf(await open(page, `${origin}/empty`)))

interface Samples {
  ours: Sample[]
  vanilla: Sample[]
  empty: number
}

/** Measures both makes in turn, so that other load on the machine hits both. */
async function measure(): Promise<Samples> {
  const pages = new Map([ours, vanilla].map(make => [`/${make.tag}`, pageOf(make)]))
  const server = await servePages(pages.set('/empty', documentOf('', '')))
  try {
    return await withBrowser(async browser => {
      const samples: Samples = { ours: [], vanilla: [], empty: 0 }
      for (let round = 0; round < rounds; round += 1) {
        samples.ours.push(await sampleOf(browser, server.origin, ours))
        samples.vanilla.push(await sampleOf(browser, server.origin, vanilla))
      }
      return { ...samples, empty: await emptyHeap(browser, server.origin) }
    })
  } finally {
    server.close()
  }
}

/** Measures 1,000 steppers of ours next to 1,000 written by hand. */
export async function startup(): Promise<Figure[]> {
  const samples = await measure()
  const middle = (make: 'ours' | 'vanilla', name: keyof Sample) =>
    median(samples[make].map(sample => sample[name]))
  const ratio = (name: keyof Sample) => middle('ours', name) / middle('vanilla', name)
  const versus = (name: keyof Sample, unit: string, factor = 1) =>
    (['ours', 'vanilla'] as const)
      .map(make => `${(middle(make, name) * factor).toFixed(1)} ${unit}`)
      .join(' to ')
  const perElement = (make: 'ours' | 'vanilla') =>
    (middle(make, 'heap') - samples.empty) / count / 1000

  return [
    {
      what: `start to ${count} steppers shown`,
      reached: ratio('shown'),
      unit: '× vanilla',
      atMost: 2.5,
      note: versus('shown', 'ms'),
    },
    {
      what: '  in processor time',
      reached: ratio('processor'),
      unit: '× vanilla',
      note: versus('processor', 'ms'),
    },
    {
      what: 'press of plus to the changed text',
      reached: ratio('click'),
      unit: '× vanilla',
      atMost: 3,
      note: versus('click', 'µs', 1000),
    },
    {
      what: `JS heap per element at ${count}`,
      reached: perElement('ours'),
      unit: 'kB',
      atMost: 6,
      note: `vanilla ${perElement('vanilla').toFixed(2)} kB`,
    },
  ]
}
