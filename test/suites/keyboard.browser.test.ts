import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { inShadow } from '../support/browser.ts'
import { mouseViews, stuckViews } from '../support/broken-views.tsx'
import { usable } from '../support/drive.ts'
import { emulateReducedMotion } from '../support/engine.ts'
import { everyView, showView, picturesOf, type View } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { actByKeys, escapeFaults, tabFaults, watchPresses } from '../support/keyboard.ts'
import { calm } from '../support/page-modes.ts'
import { chosen, selfChecks } from '../support/scope.ts'

const cases = chosen('keyboard', everyView(picturesOf))
let used = 0

/** Takes the steps of a view. Returns the faults that `judge` finds. */
async function faultsOf(
  descriptor: Descriptor,
  view: View,
  judge: (pressed: readonly Element[], host: HTMLElement) => Promise<string[]>,
): Promise<string[]> {
  const watch = watchPresses()
  const { host, done } = await showView(descriptor, view)
  try {
    await calm(host)
    return await judge(watch.pressed, host)
  } finally {
    watch.end()
    await done()
  }
}

const first = (descriptor: Descriptor): View => picturesOf(descriptor)[0]!

describe('Keyboard', () => {
  before(async () => {
    await setViewport({ width: 1280, height: 900 })
    await emulateReducedMotion(true)
  })
  after(async () => {
    await emulateReducedMotion(false)
    const what = 'views in order for Tab'
    await tellFigure({ suite: 'keyboard', what, reached: used, toReach: cases.length })
  })

  for (const [fault, { descriptor, sign }] of selfChecks(Object.entries(mouseViews))) {
    it(`finds ${fault}`, async () => {
      const found = await faultsOf(descriptor, first(descriptor), tabFaults)
      expect(found.join('\n')).to.match(sign)
    })
  }

  for (const [fault, { descriptor, sign }] of selfChecks(Object.entries(stuckViews))) {
    it(`finds ${fault}`, async () => {
      const found = await faultsOf(descriptor, first(descriptor), (pressed, host) => {
        inShadow(host, 'button').click()
        return escapeFaults(pressed, { atMost: 100 })
      })
      expect(found.join('\n')).to.match(sign)
    })
  }

  for (const { descriptor, tag, view } of cases) {
    it(`COR-101 leads by Tab to every control, in the order of the view, with a ring: <${tag}>, ${view.title}`, async () => {
      expect(await faultsOf(descriptor, view, tabFaults)).to.deep.equal([])
      used++
    })
    if (view.steps.length === 0) continue

    it(`COR-102 closes by Escape what is open, and gives focus back: <${tag}>, ${view.title}`, async () => {
      const found = await faultsOf(descriptor, view, (pressed, host) => {
        const leavesTo = view.leavesTo ? usable(host, view.leavesTo) : undefined
        return escapeFaults(pressed, { leavesTo })
      })
      expect(found).to.deep.equal([])
    })

    it(`COR-101 comes by keys alone to <${tag}>: ${view.title}`, async () => {
      const { done } = await showView(descriptor, view, actByKeys)
      await done()
    })
  }
})
