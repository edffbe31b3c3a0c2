import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const path = '/dp/protection/options'

describe('protection-options', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  const ask = async (asin: string, cookie = '') => {
    const headers = { cookie: `${shopper.cookie}; ${cookie}` }
    return (await store.app.request(`${path}?asin=${asin}&quantity=1`, { headers })).json()
  }

  it('PRO-047 answers the plans of a product, at the prices and with the words of now', async () => {
    const { currencyCode, plans } = await ask('B0HEADPH01')
    assert.equal(currencyCode, 'EUR')
    const said = plans.map((plan: Record<string, unknown>) => [
      plan['asin'],
      plan['offerListingId'],
      plan['shortDisplayTitle'],
      plan['price'],
      plan['priceSubtitle'],
      plan['monthly'],
    ])
    assert.deepEqual(said, [
      ['B0PLAN0002', 'OLB0PLAN0002', '2 years', 19.9, '€19.90', false],
      ['B0PLAN0003', 'OLB0PLAN0003', '3 years', 27.9, '€27.90', false],
      ['B0PLANMON1', 'OLB0PLANMON1', 'Monthly', 1.99, '€1.99 a month', true],
    ])
    assert.match(
      plans[0].detailsHtml,
      /<li>Covers drops, spills and wear from the first day\.<\/li>/,
    )
  })

  it('PRO-047 answers in the language in which the shopper last saw the shop', async () => {
    const { plans } = await ask('B0HEADPH01', 'shop_language=de')
    assert.deepEqual(
      [plans[0].shortDisplayTitle, plans[2].priceSubtitle],
      ['2 Jahre', '1,99\u00a0€ im Monat'],
    )
  })

  it('PRO-041 answers no plans for a product without any', async () => {
    assert.deepEqual(await ask('B0COFFEE01'), { plans: [] })
    assert.deepEqual(await ask('B0NOTHERE1'), { plans: [] })
  })
})
