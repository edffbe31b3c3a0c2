import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { oldForm, serviceItem } from '../../support/services.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const installation = 'B0SVCINST1'
const path = '/gp/ls/vas-ajax-handlers/vas-zipcode-refresh.html'

describe('what the interstitial asks the store', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  async function offers(vasZipcode: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({
      asinlist: installation,
      vasZipcode,
      clientName: 'vasBuyableSiZipRefresh',
      includeMerchantAddress: 'false',
      ...more,
    })
    return (await shopper.get(`${path}?${query}`)).json()
  }
  const lines = async (): Promise<{ asin: string; quantity: number }[]> =>
    (await shopper.get('/__facts/cart')).json()
  const held = async () => (await lines()).map(({ asin, quantity }) => [asin, quantity])

  it('INT-023 STO-068 answers the offer of the longest prefix of the zip code', async () => {
    for (const [zip, offerListingId] of [
      ['20095', 'OLB0SVCINST1'],
      ['50667', 'OLB0SVCINST1-2'],
      ['80331', 'OLB0SVCINST1-3'],
    ] as const) {
      assert.equal((await offers(zip))[installation].offerListingId, offerListingId)
    }
  })

  it('INT-030 answers the price of the next offer in the same place', async () => {
    const { [installation]: munich } = await offers('80331')
    assert.deepEqual([munich.price, munich.nextOfferPrice], ['€39.00', '€69.00'])
    assert.equal((await offers('20095'))[installation].nextOfferPrice, undefined)
  })

  it('INT-027 STO-068 answers no offer where nobody goes', async () => {
    for (const zip of ['01067', '27498', 'x']) {
      assert.deepEqual(await offers(zip), { [installation]: { hasError: 0 } }, zip)
    }
  })

  it('INT-026 answers an error for what is no service, and each service of a list', async () => {
    const answer = await offers('20095', { asinlist: `B0COFFEE01,${installation}` })
    assert.deepEqual(answer.B0COFFEE01, { hasError: 1 })
    assert.equal(answer[installation].merchantName, 'Harbor & Pine')
  })

  it('INT-024 answers the address of a store if it is asked for', async () => {
    const { [installation]: without } = await offers('80331')
    const { [installation]: asked } = await offers('80331', { includeMerchantAddress: 'true' })
    assert.deepEqual([without.fulfillmentType, without.merchantAddress], ['in_store', undefined])
    assert.equal(asked.merchantAddress.City, 'München')
  })

  it('INT-028 speaks the language of the shopper', async () => {
    const answer = await shopper.get(
      `${path}?asinlist=${installation}&vasZipcode=20095&clientName=vasBuyableSiZipRefresh&includeMerchantAddress=false`,
      { cookie: `${shopper.cookie}; shop_language=de` },
    )
    const { [installation]: offer } = await answer.json()
    assert.match(offer.price, /59,00\s€/)
    assert.match(offer.positiveRatingHtml, /<b>98\s%<\/b> positiv \(4\.210 Bewertungen\)/)
  })

  it('INT-007 adds the product, with the service that waits for it, once under one key', async () => {
    const handle = () =>
      store.app.request('/gp/product/handle-buy-box/ref=vas_dphbb_B0WASHER01_B0SVCINST1', {
        method: 'POST',
        headers: {
          cookie: shopper.cookie,
          'x-dp-csrf-token': shopper.csrfToken,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': 'box',
        },
        body: new URLSearchParams(oldForm('B0WASHER01', { quantity: '2' })).toString(),
      })
    await shopper.post('/cart/carts/retail/items', {
      items: [serviceItem(installation, 'B0WASHER01')],
    })
    assert.deepEqual([(await handle()).status, (await handle()).status], [200, 200])
    assert.deepEqual(await held(), [
      ['B0WASHER01', 2],
      [installation, 1],
    ])
  })

  it('INT-012 adds the product by an address, for pages of the shop alone', async () => {
    const address = '/gp/mobile/cart/add?asin=B0WASHER01'
    const bare = { headers: { cookie: shopper.cookie } }
    assert.equal((await store.app.request(address, bare)).status, 403)
    const headers = { 'x-dp-csrf-token': shopper.csrfToken }
    assert.equal((await shopper.get(address, headers)).status, 200)
    assert.deepEqual(await held(), [['B0WASHER01', 1]])
    assert.equal((await shopper.get('/gp/mobile/cart/add?asin=B0NOSUCH01', headers)).status, 422)
  })

  it('INT-009 INT-015 leads from the addresses of a service to its page', async () => {
    for (const [from, to] of [
      [`/dp/${installation}/ref=vas_si`, `/dp/${installation}`],
      [`/gp/product/${installation}/ref=vas_si?psc=1&vas=x`, `/dp/${installation}?psc=1&vas=x`],
    ] as const) {
      const answer = await shopper.get(from)
      assert.deepEqual([answer.status, answer.headers.get('location')], [302, to])
    }
  })
})
