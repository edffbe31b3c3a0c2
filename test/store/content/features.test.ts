import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const experienceId = 'paymentOptionsAjaxExperience'
const compare = 'compareAllPlansSidesheetAjax,paymentOptions'

describe('features of a product page', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  const ask = async (asin: string, showFeatures: string, language = 'en') => {
    const query = new URLSearchParams({ asin, showFeatures, experienceId })
    const cookie = `${shopper.cookie}; shop_language=${language}`
    const answer = await store.app.request(`/gp/product/ajax?${query}`, { headers: { cookie } })
    return { status: answer.status, body: await answer.text() }
  }

  it('PAY-036 PAY-044 PAY-045 compares the plans of the product, and states which they are', async () => {
    const { body } = await ask('B0HEADPH01', compare)
    assert.match(body, /data-plan-count="4"/)
    assert.match(body, /data-first-offer-id="equalPay3"/)
    assert.doesNotMatch(body, /data-view-model-failed/)
    const ids = [...body.matchAll(/data-option-id="(\w+)"/g)].map(([, id]) => id)
    assert.deepEqual(ids, ['oneTimePayment', 'equalPay3', 'equalPay6', 'equalPay12', 'equalPay24'])
  })

  it('PAY-037 explains the plans, in the language of the shopper', async () => {
    const learn = 'paymentOptionsLearnMoreSidesheetAjax,paymentOptions'
    for (const [language, text] of [
      ['en', 'How it works'],
      ['de', 'So geht es'],
      ['ar', 'كيف يعمل التقسيط'],
    ] as const) {
      assert.match((await ask('B0HEADPH01', learn, language)).body, new RegExp(text))
    }
  })

  it('knows nothing to say of other products and other features', async () => {
    const others = [
      ['B0COFFEE01', compare],
      ['B0NOSUCH01', compare],
      ['B0HEADPH01', 'toString,other'],
    ] as const
    for (const [asin, features] of others) assert.equal((await ask(asin, features)).status, 404)
  })
})
