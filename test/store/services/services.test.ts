import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startStore, visit, type TestStore } from '../../support/store.ts'

const path = (asin: string) => `/gp/services/about.html?asin=${asin}`

describe('services for products', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  it('SHT-003 are told with their prices, and with a way to close', async () => {
    const shopper = await visit(store)
    const html = await (await shopper.get(path('B0WASHER01'))).text()
    assert.match(html, /Carried to your room<\/b> · Included[^]*Dryer on top<\/b> · €24\.90/)
    assert.match(html, /Installation<\/b> · from €59\.00/)
    assert.match(html, /data-dp-action="close"/)
    assert.doesNotMatch(html, /other side/)
  })

  it('SHT-006 are none of a product without', async () => {
    const shopper = await visit(store)
    assert.equal((await shopper.get(path('B0TOASTER1'))).status, 404)
    assert.equal((await shopper.get('/gp/services/about.html')).status, 404)
    assert.equal((await shopper.get('/dp/B0TOASTER1/services')).status, 404)
  })

  it('SHT-012 stand on a page of their own, in each language', async () => {
    const shopper = await visit(store)
    for (const [language, text] of [
      ['en', 'Dryer on top'],
      ['de', 'Trockner obendrauf'],
      ['ar', 'المجفف فوق الغسالة'],
    ] as const) {
      const page = await (await shopper.get(`/dp/B0WASHER01/services?lang=${language}`)).text()
      assert.ok(page.includes(text), language)
      assert.doesNotMatch(page, /data-dp-action="close"/)
    }
  })
})
