import { built } from '../build/entries.mjs'
import type { Example, Step } from '../src/element/describe.ts'
import { startStore } from '../test/support/store.ts'
import { withBrowser } from './browser.ts'
import { driver, exampleWith } from './example-page.ts'
import type { Figure } from './figures.ts'
import { nameOf } from './page-files.ts'
import { servePages } from './page-server.ts'
import { touchAlong, touchControls, type Stage, type Touch } from './touch-visits.ts'

/** Number of files that one touch may request. */
const mostFiles = 2
/** Number of pages that are open at the same time. Each mostly waits until nothing more loads. */
const windows = 4

type Job = (stage: Stage) => Promise<Touch[]>

/** The steps into the states and views that an example describes. */
function waysOf(tag: string, example: Example): [Example, readonly Step[]][] {
  const states = Object.values(example.states ?? {}).map((steps): [Example, readonly Step[]] => [
    example,
    steps,
  ])
  const views = Object.values(example.views ?? {}).map((view): [Example, readonly Step[]] => [
    exampleWith(tag, example, view.with),
    view.by,
  ])
  return [...states, ...views].filter(([, steps]) => steps.length > 0)
}

/** Touches every control of each example's first view, and takes all described steps. */
const jobs: readonly Job[] = built.flatMap(({ tag, examples }) =>
  examples.flatMap((example): Job[] => [
    stage => touchControls(stage, tag, example, 'presses'),
    stage => touchControls(stage, tag, example, 'focuses'),
    ...waysOf(tag, example).map(
      ([shown, steps]): Job =>
        stage =>
          touchAlong(stage, tag, shown, steps),
    ),
  ]),
)

async function doAll(stage: Stage): Promise<Touch[]> {
  const waiting = [...jobs]
  const all: Touch[] = []
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) all.push(...(await job(stage)))
  }
  await Promise.all(Array.from({ length: windows }, work))
  return all
}

async function touched(): Promise<Touch[]> {
  const store = await startStore()
  const server = await servePages(new Map(), store.listener)
  const { origin } = server
  try {
    const source = await driver()
    return await withBrowser(browser => doAll({ browser, origin, source }))
  } finally {
    server.close()
    await store.close()
  }
}

/** The touch of a tag that requests the most files. */
export function worstTouch(all: readonly Touch[]): Touch | undefined {
  return all.toSorted((a, b) => b.files.length - a.files.length)[0]
}

function figureOf(tag: string, ofTag: readonly Touch[]): Figure {
  const what = `${tag}: files of one touch, of ${ofTag.length}`
  const worst = worstTouch(ofTag)
  if (!worst) return { what, reached: null, unit: '', atMost: mostFiles, note: 'no controls' }
  const note = `${worst.what}: ${worst.files.map(nameOf).join(' + ')}`
  return { what, reached: worst.files.length, unit: '', atMost: mostFiles, note }
}

/** Measures how many files a first press, focus or key requests, in a page with one element. */
export async function touches(): Promise<Figure[]> {
  const all = await touched()
  const tooMany = all.filter(({ files }) => files.length > mostFiles).length
  return [
    ...built.map(({ tag }) =>
      figureOf(
        tag,
        all.filter(touch => touch.tag === tag),
      ),
    ),
    { what: `touches of more, of ${all.length}`, reached: tooMany, unit: '', atMost: 0 },
  ]
}
