import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { stub } from 'sinon'
import type { Descriptor } from '../../../src/element/describe.ts'
import { engine, has } from '../engine.ts'
import { everyView, picturesOf, showView, type View } from '../examples.ts'
import { tellFigure } from '../figure-in-browser.ts'
import { actByKeys, watchPresses } from '../keyboard.ts'
import { calm, lookAt, lookAway, settled } from '../page-modes.ts'
import { isChosen, isHere, selfChecks } from '../scope.ts'
import { watchPage } from '../watch-page.ts'
import { access } from './access.ts'
import { example } from './example.ts'
import { fit } from './fit.ts'
import type { Judge, Shown, Way } from './judge.ts'
import { escape, tabs } from './keyboard.ts'
import { type } from './type.ts'

/**
 * Drives every view of every element, and asks all judges about it. Driving takes longer than most judges do, so each
 * view is driven once in each way.
 */

/** In this order. Tab moves focus, and Escape closes what is open: they come last. */
const known: readonly Judge[] = [example, access, ...fit, type, tabs, escape]
const judges = known.filter(({ everywhere }) => everywhere || has('the DevTools protocol'))

const ways: Readonly<Record<Way, { width: number; pointer: 'fine' | 'coarse' }>> = {
  'by mouse': { width: 1280, pointer: 'fine' },
  'by keys': { width: 1280, pointer: 'fine' },
  'on a phone': { width: 320, pointer: 'coarse' },
}

/** Drives an element to a view, and runs `look`. Resolves with what `look` finds, and with errors in the page. */
async function lookAtView(
  way: Way,
  descriptor: Descriptor,
  view: View,
  look: (shown: Shown) => Promise<readonly string[]>,
): Promise<string[]> {
  await lookAt('light', ways[way].pointer)
  await settled()
  const watch = watchPage()
  const presses = watchPresses()
  const warned = stub(console, 'warn')
  try {
    const { done, host } = await showView(
      descriptor,
      view,
      way === 'by keys' ? actByKeys : undefined,
    )
    await calm(host)
    const warnings = warned.args.map(String)
    const found = await look({ host, descriptor, view, pressed: presses.pressed, warnings })
    await done()
    return [...found, ...watch.take()]
  } finally {
    warned.restore()
    presses.end()
    watch.end()
  }
}

/** Asks a judge. A judge that fails has found a fault, too, and others still have their say. */
const ask = async ({ faults, suite }: Judge, shown: Shown, at: number): Promise<string[]> =>
  [
    ...(await faults(shown, at).catch((error: Error) => {
      return [error.message]
    })),
  ].map(fault => `${suite}: ${fault}`)

/** The suites with figures, and what they count. */
const figures = new Map(
  judges.flatMap(({ counts, suite }) =>
    counts ? [[suite, { suite, what: counts, reached: 0, toReach: 0 }]] : [],
  ),
)

const cases = everyView(picturesOf).map((one, at) => ({
  ...one,
  at,
  asked: judges.filter(
    ({ isFor = () => true, suite }) =>
      isHere(one.tag) && isChosen(suite, one.tag, at) && isFor(one.view),
  ),
}))

const rowsOf = (asked: readonly Judge[]) =>
  [...new Set(asked.flatMap(({ rows }) => rows.split(' ')))].toSorted().join(' ')

function judgeViews(way: Way): void {
  before(() => setViewport({ width: ways[way].width, height: 900 }))

  const own = judges.filter(one => one.way === way)
  for (const one of own) {
    for (const [fault, { descriptor, drive, sign }] of selfChecks(Object.entries(one.broken))) {
      engine.it(`${one.suite} finds ${fault}`, 'the DevTools protocol', async () => {
        const [view] = picturesOf(descriptor)
        const found = await lookAtView(way, descriptor, view!, async shown => {
          drive?.(shown.host)
          return ask(one, shown, 0)
        })
        expect(found.join('\n')).to.match(sign)
      })
    }
  }

  for (const { asked: all, at, descriptor, tag, view } of cases) {
    const asked = all.filter(one => one.way === way)
    if (asked.length === 0) continue
    const figuresOf = ({ counts, suite, weight = () => 1 }: Judge) =>
      counts ? [{ figure: figures.get(suite)!, weight: weight(view) }] : []
    for (const { figure, weight } of asked.flatMap(figuresOf)) figure.toReach += weight
    it(`${rowsOf(asked)} has no fault, ${way}: <${tag}>, ${view.title}`, async () => {
      const found = await lookAtView(way, descriptor, view, async shown => {
        const faults: string[] = []
        for (const one of asked) {
          const more = await ask(one, shown, at)
          faults.push(...more)
          if (more.length > 0) continue
          for (const { figure, weight } of figuresOf(one)) figure.reached += weight
        }
        return faults
      })
      expect(found).to.deep.equal([])
    })
  }
}

/** Drives every view in these ways, and asks the judges of these ways. Files run in parallel, so each takes some ways. */
export function testViews(...own: readonly Way[]): void {
  describe('Views', () => {
    after(async () => {
      await lookAway()
      const part = own.join()
      for (const figure of figures.values()) {
        if (figure.toReach > 0) await tellFigure({ ...figure, part })
      }
    })

    for (const way of own) describe(way, () => judgeViews(way))
  })
}
