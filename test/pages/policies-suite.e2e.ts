import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { needsOf } from '../../build/security-tables.mjs'
import { tellFigure } from '../support/figure.ts'
import { live } from '../support/live.ts'
import { barest, policies, policyPage, type Policy } from '../support/policies.ts'
import { elementsOn } from '../support/scope.ts'
import {
  openSuitePage,
  scenesOf,
  templates,
  type Shown,
  type SuitePage,
} from '../support/suite-page.ts'

const broken: Shown = {
  tag: 'dp-broken',
  examples: [{ title: 'Broken', html: '<dp-broken></dp-broken>' }],
}
const files = {
  '/dist/elements/dp-broken.js': fileURLToPath(
    new URL('../support/broken/policy-element.js', import.meta.url),
  ),
}

const open = ({ header }: Policy, elements: readonly Shown[]) =>
  openSuitePage({
    html: policyPage(templates(elements)),
    headers: { 'content-security-policy': header },
    files,
  })

/** Shows what the server wrote, and nothing else; how many scenes it came through. */
async function stayFallback(page: SuitePage, element: Shown): Promise<number> {
  const scenes = scenesOf(element)
  for (const [at, scene] of scenes.entries()) {
    await page.place(element, scene, at)
    await page.settle()
    assert.ok(await page.call('isFallback'))
    await page.call('clear')
  }
  return scenes.length
}

let [reached, toReach] = [0, 0]

describe('Policies of pages', () => {
  for (const [at, policy] of policies.entries()) {
    const elements = elementsOn('policies', at)
    if (elements.length === 0) continue
    toReach += elements.flatMap(scenesOf).length
    describe(policy.name, () => {
      let page: SuitePage
      before(async () => {
        page = await open(policy, [...elements, broken])
      })
      after(() => page.close())

      it('are found to refuse what an element of the suite itself does', async () => {
        await page.place(broken, { example: broken.examples[0], state: '' }, 0)
        await page.settle()
        assert.match((await page.take()).join('\n'), /violation of (script|style)-src-attr/)
        assert.deepEqual(await page.take(), [])
      })

      for (const descriptor of elements) {
        it(`COR-081 let <${descriptor.tag}> live its whole life without a violation`, async () => {
          const expected = descriptor.wraps ? policy.wrappersFail : undefined
          const count = await (expected ? stayFallback : live)(page, descriptor)
          const faults = await page.take()
          assert.deepEqual(
            faults.filter(fault => !expected?.test(fault)),
            [],
          )
          reached += count
        })
      }
    })
  }

  describe('that only report', () => {
    const elements = elementsOn('policies', policies.length)
    if (elements.length === 0) return
    let page: SuitePage
    before(async () => {
      page = await openSuitePage({
        html: policyPage(templates([...elements, broken])),
        headers: { 'content-security-policy-report-only': barest },
        files,
      })
    })
    after(() => page.close())

    for (const descriptor of elements) {
      it(`COR-132 need of <${descriptor.tag}> no more than docs/security.md says`, async () => {
        const needs = await needsOf(descriptor)
        await page.take()
        await live(page, descriptor)
        const found = (await page.take()).flatMap(fault => {
          const [, directive = '', what = ''] = /^violation of ([\w-]+): (.*)/.exec(fault) ?? []
          return directive ? [{ directive, what }] : []
        })
        const needed = new Set(found.map(({ directive }) => directive))
        assert.equal(needed.has('connect-src'), needs['connect-src'])
        const policiesMade = needs['trusted-types']
        assert.deepEqual(
          found.filter(({ directive, what }) =>
            directive === 'trusted-types'
              ? !policiesMade.some(name => what.includes(name))
              : !needs[directive as 'img-src'],
          ),
          [],
        )
      })
    }

    it('are found to report what an element of the suite itself does', async () => {
      await page.place(broken, { example: broken.examples[0], state: '' }, 0)
      await page.settle()
      assert.match((await page.take()).join('\n'), /violation of (script|style)-src-attr/)
    })
  })

  after(() =>
    tellFigure({
      suite: 'policies',
      what: 'scenes without a violation, under four policies',
      reached,
      toReach,
    }),
  )
})
