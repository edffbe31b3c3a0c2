import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { axeFindings } from '../support/axe.ts'
import { brokenViews } from '../support/broken-views.tsx'
import { engine, has } from '../support/engine.ts'
import { everyView, showView, picturesOf, type View } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { smallTargets } from '../support/fit.ts'
import { calm, lookAt, lookAway, pageModes, settled } from '../support/page-modes.ts'
import { moving, unseen, unseenStates } from '../support/pictures.ts'
import { chosen, selfChecks } from '../support/scope.ts'

const { body } = document
/** Smallest size in CSS px that a mouse hits with ease. */
const fineTarget = 24
const cases = chosen('access', everyView(picturesOf))
let free = 0

/** Barriers in a view for any shopper, in every mode of the page. */
async function barriersOf(descriptor: Descriptor, view: View): Promise<string[]> {
  await lookAt('light')
  const { done, host } = await showView(descriptor, view)
  await calm(host)
  const found = [...smallTargets(body, fineTarget), ...moving(body)]
  for (const mode of pageModes) {
    await lookAt(mode)
    await settled()
    const more = await axeFindings()
    if (mode === 'forced colors') more.push(...(await unseen(body)), ...(await unseenStates(body)))
    found.push(...more.map(one => `${mode}: ${one}`))
  }
  await done()
  return found
}

describe('Access', () => {
  before(() => setViewport({ width: 1280, height: 900 }))
  after(async () => {
    if (!has('the DevTools protocol')) return
    await lookAway()
    const what = 'views without a barrier'
    await tellFigure({ suite: 'access', what, reached: free, toReach: cases.length })
  })

  for (const [barrier, { descriptor, sign }] of selfChecks(Object.entries(brokenViews))) {
    engine.it(`finds ${barrier}`, 'the DevTools protocol', async () => {
      const [view] = picturesOf(descriptor)
      const found = await barriersOf(descriptor, view!)
      expect(found.join('\n')).to.match(sign)
    })
  }

  for (const { descriptor, tag, view } of cases) {
    engine.it(
      `COR-100 COR-103 COR-105 has no barrier in <${tag}>, in light, dark, forced colors, right to left: ${view.title}`,
      'the DevTools protocol',
      async () => {
        expect(await barriersOf(descriptor, view)).to.deep.equal([])
        free++
      },
    )
  }
})
