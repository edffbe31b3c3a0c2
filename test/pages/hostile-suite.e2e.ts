import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { tellFigure } from '../support/figure.ts'
import { actPages } from '../support/hostile/acts.ts'
import { clobberedPages } from '../support/hostile/clobbered.ts'
import { layoutPages } from '../support/hostile/layouts.ts'
import { fragile, hostileFiles as files } from '../support/hostile/fragile.ts'
import { libraryPages, missingLibraries } from '../support/hostile/libraries.ts'
import { documentOf, type HostilePage } from '../support/hostile/page.ts'
import { stylePages } from '../support/hostile/styles.ts'
import { live } from '../support/live.ts'
import { elementsOn, selfChecks } from '../support/scope.ts'
import {
  openSuitePage,
  scenesOf,
  templates,
  type Shown,
  type SuitePage,
} from '../support/suite-page.ts'

const pages = [...libraryPages, ...actPages, ...stylePages, ...layoutPages, ...clobberedPages]
let [reached, toReach] = [0, 0]

const open = (page: HostilePage, elements: readonly Shown[]) => {
  const { framedBy, put } = page
  return openSuitePage({ html: documentOf(page, templates(elements)), files, framedBy, put })
}

describe('Hostile pages', { concurrency: 2 }, () => {
  for (const name of missingLibraries) it.skip(`COR-093 work with ${name} (it is not here)`)

  for (const broken of selfChecks([fragile])) {
    it('COR-092 COR-096 are found to break an element that they break', async () => {
      const page = await open(actPages[0]!, [broken])
      await page.place(broken, { example: broken.examples[0], state: '' }, 0)
      await page.call('shows')
      assert.match((await page.take()).join('\n'), /uncaught: TypeError.*toUpperCase/)
      await page.close()
    })
  }

  for (const [at, hostile] of pages.entries()) {
    const elements = elementsOn('hostile pages', at)
    if (elements.length === 0) continue
    toReach += elements.flatMap(scenesOf).length
    describe(hostile.name, { concurrency: 1 }, () => {
      let page: SuitePage
      before(async () => {
        page = await open(hostile, elements)
        assert.deepEqual(await page.take(), [], 'the page itself')
      })
      after(() => page.close())

      for (const element of elements) {
        it(`${hostile.rows} let <${element.tag}> come to all its states`, async () => {
          const count = await live(page, element)
          assert.deepEqual(await page.take(), [])
          reached += count
        })
      }
    })
  }

  after(() =>
    tellFigure({
      suite: 'hostile pages',
      what: `scenes without an error, on ${pages.length} pages`,
      reached,
      toReach,
    }),
  )
})
