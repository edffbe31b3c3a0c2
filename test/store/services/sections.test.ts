import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { answerState } from '../../../src/rules/answer-state.ts'
import { startStore, visit, type TestStore } from '../../support/store.ts'

const washer = 'B0WASHER01'
const names = ['price', 'offer-price', 'stock', 'item', 'quantity', 'offer-facts', 'seller']
const sectionsIn = (html: string) =>
  [...html.matchAll(/data-dp-section="([^"]+)"/g)].map(([, name = '']) => name)

describe('sections of the page of a product', () => {
  let store: TestStore
  before(async () => {
    store = await startStore()
  })
  after(() => store.close())

  const ask = async (query = '', headers: Record<string, string> = {}, asin = washer) => {
    const shopper = await visit(store)
    const cookie = `${shopper.cookie}; ${headers['cookie'] ?? ''}`
    const body = { isVariationalParent: false }
    return shopper.post(`/gp/product/${asin}${query}`, body, { ...headers, cookie })
  }

  it('SVC-054 SVC-064 show the offer of the merchant, and say which it is', async () => {
    const answer = await ask('?m=MWASCHWERK')
    assert.equal(answer.status, 200)
    const html = await answer.text()
    assert.deepEqual(sectionsIn(html), names)
    assert.match(html, /data-dp-section="price">[^]*€659\.00[^]*data-dp-section="offer-price">/)
    assert.match(html, /name="items\[0\]\[offerListingId\]" value="OLB0WASHER01-2"/)
    assert.match(html, /<dp-offer-features[^]*<bdi>Waschwerk<\/bdi>/)
    assert.deepEqual(answerState(html), {
      merchantId: 'MWASCHWERK',
      offerListingId: 'OLB0WASHER01-2',
    })
  })

  it('SVC-054 are those of the first offer without a merchant', async () => {
    const html = await (await ask()).text()
    assert.match(html, /€649\.00/)
    assert.deepEqual(answerState(html), {
      merchantId: 'MHARBORPINE',
      offerListingId: 'OLB0WASHER01',
    })
  })

  it('SVC-055 list all quantities that can be ordered when none may be typed', async () => {
    const vas = encodeURIComponent('{"disableFreeFormQuantity":true}')
    const listed = await (await ask(`?m=MWASCHWERK&vas=${vas}`)).text()
    assert.match(listed, /data-max-quantity="10">/)
    assert.match(listed, /<option value="10">10<\/option>/)
    for (const other of ['', '?vas=%7B', `?vas=${encodeURIComponent('{"vw":"B0SVCINST1"}')}`]) {
      assert.match(await (await ask(other)).text(), /<option value="10">10\+<\/option>/, other)
    }
  })

  it('SVC-064 are in the language of the page', async () => {
    const html = await (await ask('', { cookie: 'shop_language=de' })).text()
    assert.match(html, /649,00\s€/)
    assert.match(html, /Verkauf|Zwei Personen/)
  })

  it('SVC-064 have the marks of the sections of the page', async () => {
    const shopper = await visit(store)
    for (const asin of [washer, 'B0PRINTR01']) {
      const page = await (await shopper.get(`/dp/${asin}`)).text()
      const known = sectionsIn(page)
      assert.ok(known.length > 4, asin)
      for (const name of known) assert.ok(names.includes(name), name)
    }
  })

  it('SVC-060 are none of a product that the merchant does not sell', async () => {
    assert.equal((await ask('?m=MNOBODY')).status, 404)
    assert.equal((await ask('', {}, 'B0NOTHING1')).status, 404)
  })

  it('SVC-044 the address of a product leads to its page, with the merchant', async () => {
    const shopper = await visit(store)
    const { headers, status } = await shopper.get(`/gp/product/${washer}?m=MWASCHWERK`)
    assert.deepEqual([status, headers.get('location')], [302, `/dp/${washer}?m=MWASCHWERK`])
    const page = await (await shopper.get(`/dp/${washer}?m=MWASCHWERK`)).text()
    assert.match(page, /"merchantId":"MWASCHWERK"/)
  })
})
