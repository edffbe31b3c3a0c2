import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:all'
import type { Descriptor } from '../../src/element/describe.ts'
import { unfitViews } from '../support/broken-views.tsx'
import { engine, has } from '../support/engine.ts'
import { everyView, showView, picturesOf, type View } from '../support/examples.ts'
import { tellFigure } from '../support/figure-in-browser.ts'
import { cutOff, smallTargets } from '../support/fit.ts'
import { calm, lookAt, lookAway, settled, type PageMode } from '../support/page-modes.ts'
import { chosen, selfChecks } from '../support/scope.ts'

interface Screen {
  width: number
  /** Font size of the root, which hosts inherit. */
  text: string
  mode: PageMode
  pointer: 'fine' | 'coarse'
  /** Smallest size in CSS px that this pointer hits with ease. */
  target: number
}

const phone = { width: 320, text: '100%', pointer: 'coarse', target: 44 } as const
const screens: Readonly<Record<string, Screen>> = {
  'at 320 px': { ...phone, mode: 'light' },
  'at 320 px, right to left': { ...phone, mode: 'right to left' },
  'with text of 200%': { width: 1280, text: '200%', mode: 'light', pointer: 'fine', target: 24 },
}

const { body, documentElement: root } = document
const cases = chosen(
  'fit',
  everyView(picturesOf).flatMap(view =>
    Object.entries(screens).map(([where, screen]) => ({ ...view, where, screen })),
  ),
)
let fitting = 0

async function misfitsOf(descriptor: Descriptor, view: View, screen: Screen): Promise<string[]> {
  await setViewport({ width: screen.width, height: 900 })
  await lookAt(screen.mode, screen.pointer)
  root.style.fontSize = screen.text
  // Resizing closes open layers, so let it finish first.
  await settled()
  const { done, host } = await showView(descriptor, view)
  await calm(host)
  const found = [...cutOff(body), ...smallTargets(body, screen.target)]
  await done()
  return found
}

describe('Fit', () => {
  after(async () => {
    if (!has('the DevTools protocol')) return
    await lookAway()
    const what = 'views that fit a screen'
    await tellFigure({ suite: 'fit', what, reached: fitting, toReach: cases.length })
  })

  for (const [misfit, { descriptor, sign }] of selfChecks(Object.entries(unfitViews))) {
    engine.it(`finds ${misfit}`, 'the DevTools protocol', async () => {
      const [view] = picturesOf(descriptor)
      const found = await misfitsOf(descriptor, view!, screens['at 320 px']!)
      expect(found.join('\n')).to.match(sign)
    })
  }

  for (const { descriptor, screen, tag, view, where } of cases) {
    engine.it(
      `COR-106 COR-103 cuts nothing off and can be hit ${where}: <${tag}>, ${view.title}`,
      'the DevTools protocol',
      async () => {
        expect(await misfitsOf(descriptor, view, screen)).to.deep.equal([])
        fitting++
      },
    )
  }
})
