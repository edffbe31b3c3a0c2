import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { answerState } from '../../../src/rules/answer-state.ts'
import { startStore, visit, type TestStore } from '../../support/store.ts'

const path = (asin: string) =>
  `/gp/product/ajax?asin=${asin}&showFeatures=climatePledge&experienceId=climatePledgeAjaxExperience`

describe('certificates of products', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  it('CLI-017 are explained with a second view for each link', async () => {
    const shopper = await visit(store)
    for (const asin of ['B0HEADPH01', 'B0COFFEE01']) {
      const html = await (await shopper.get(path(asin))).text()
      const { secondary } = answerState(html) as { secondary: { id: string; html: string }[] }
      const linked = [...html.matchAll(/data-dp-view="(\w+)"/g)].map(([, id]) => id)
      assert.deepEqual(
        secondary.map(({ id }) => id),
        linked,
      )
      assert.equal(linked.length, 2)
    }
  })

  it('CLI-014 are none of a product without', async () => {
    const shopper = await visit(store)
    assert.equal((await shopper.get(path('B0TOASTER1'))).status, 404)
    assert.doesNotMatch(await (await shopper.get('/dp/B0TOASTER1')).text(), /dp-climate-badge/)
  })

  it('CLI-017 stand on a page of their own, in each language', async () => {
    const shopper = await visit(store)
    for (const [language, text] of [
      ['en', '62% of the plastic'],
      ['de', '62 % des Kunststoffs'],
      ['ar', 'معاد تدويره'],
    ] as const) {
      const page = await (await shopper.get(`/dp/B0HEADPH01/climate?lang=${language}`)).text()
      assert.ok(page.includes(text), language)
    }
    assert.equal((await shopper.get('/dp/B0TOASTER1/climate')).status, 404)
  })
})
