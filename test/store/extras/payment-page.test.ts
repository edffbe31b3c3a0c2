import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { leads } from '../../support/checkout.ts'
import { item } from '../../support/extras.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

/** What the form submits without scripts, by option. */
const written = (html: string) =>
  [...html.matchAll(/<option value="(\{&quot;[^"]*)"/g)].map(([, value = '']) =>
    JSON.parse(value.replaceAll('&quot;', '"')),
  )

describe('payment options on the page of a product', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
    shopper = await visit(store)
  })
  after(() => store.close())

  const pageOf = async (asin: string, query = '') => {
    const headers = { cookie: shopper.cookie, accept: 'text/html' }
    return (await store.app.request(`/dp/${asin}${query}`, { headers })).text()
  }
  for (const asin of ['B0HEADPH01', 'B0PAPER001', 'B0WASHER01', 'B0REPHONE1']) {
    it(`PAY-026 PAY-049 offers plans for ${asin}, with a marked price and button`, async () => {
      const html = await pageOf(asin)
      assert.match(html, /<dp-payment-options[^>]*data-price-block="\[data-dp-price\]"/)
      assert.match(html, /class="product-price" data-dp-price/)
      const [once, ...plans] = written(html)
      assert.deepEqual([once.optionId, once.asin], ['oneTimePayment', asin])
      assert.ok(plans.length > 1 && plans.every(({ offerType }) => offerType === 'EQUAL_PAY'))
    })
  }

  it('PAY-029 marks the button that buys at once', async () => {
    assert.match(await pageOf('B0HEADPH01'), /<button[^>]*data-dp-buy-now/)
  })

  it('PAY-050 offers none where there is no plan', async () => {
    assert.doesNotMatch(await pageOf('B0COFFEE01'), /dp-payment-options/)
  })

  it('PAY-022 has the words of the language for months', async () => {
    const html = await pageOf('B0HEADPH01', '?lang=ar')
    assert.match(html, /"termCount":3,"termType":"أشهر"/)
    assert.match(html, /"termCount":12,"termType":"شهرًا"/)
  })

  it('PAY-026 takes what the control of the page submits without scripts', async () => {
    const plan = written(await pageOf('B0HEADPH01')).find(one => one.optionId === 'equalPay3')
    const paymentOfferInfo = JSON.stringify(plan)
    const form = { ...item('B0HEADPH01'), paymentOfferInfo }
    await leads(shopper.postForm('/gp/product/handle-buy-box', form))
    const headers = { cookie: shopper.cookie }
    const cart: { extras: object }[] = await (
      await store.app.request('/__facts/cart', { headers })
    ).json()
    assert.deepEqual(cart[0]?.extras, { payment: { optionId: 'equalPay3' } })
  })
})
