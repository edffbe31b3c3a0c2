import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sharesOf } from '../../../demo/pages/reviews/shares.ts'
import { shelves } from '../../../demo/store/seed.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const choices = (html: string) =>
  [
    ...html.matchAll(
      /<a class="variation-choice([^"]*)" href="\/dp\/(\w+)"([^>]*)><bdi>(.*?)<\/bdi>/g,
    ),
  ].map(([, out, asin, current, value]) => [value, asin, Boolean(current?.trim()), out !== ''])

describe('variations, reviews and related products', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore()
    shopper = await visit(store)
  })
  after(() => store.close())

  const page = async (path: string) => (await shopper.get(path, { accept: 'text/html' })).text()
  it('STO-050 offers each size and colour as a link to the product that has it', async () => {
    const html = await page('/dp/B0DRESS001')
    assert.deepEqual(choices(html), [
      ['Dusk blue', 'B0DRESS001', true, false],
      ['Moss green', 'B0DRESS005', false, false],
      ['S', 'B0DRESS002', false, false],
      ['M', 'B0DRESS001', true, false],
      ['L', 'B0DRESS003', false, true],
    ])
    const state = JSON.parse(/data-dp-state="page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    assert.deepEqual([state.asin, state.product.parentAsin], ['B0DRESS001', 'B0DRESS000'])
  })

  it('STO-050 says of a size that is sold out what to do, and sells it to nobody', async () => {
    const html = await page('/dp/B0DRESS003')
    assert.doesNotMatch(html, /id="buy-box-form"/)
    assert.match(html, /Choose another option/)
    const items = [{ asin: 'B0DRESS003', offerListingId: 'OLB0DRESS003', quantity: 1 }]
    assert.equal((await shopper.post('/dp/cart/add-items', { items })).status, 422)
  })

  it('STO-050 lists one product of each parent, and finds the others', async () => {
    const list = await page('/s/?kind=apparel')
    assert.match(list, /B0DRESS001/)
    assert.doesNotMatch(list, /B0DRESS00[2-5]/)
    assert.match(await page('/s/?k=moss'), /B0DRESS004/)
  })

  it('STO-051 shows what customers wrote, of all variations together, in its language', async () => {
    const html = await page('/dp/B0DRESS004')
    assert.equal(html.match(/<li class="review">/g)?.length, 3)
    assert.match(html, /<h3 class="review-title" lang="de" dir="auto">Taschen!<\/h3>/)
    assert.match(await page('/dp/B0PENS0001'), /Nobody has written a review yet/)
  })

  it('STO-051 writes percents as the language does', async () => {
    assert.match(await page('/dp/B0DRESS001'), />61%</)
    assert.match(await page('/dp/B0DRESS001?lang=de'), />61\u00a0%</)
    await page('/?lang=en')
  })

  for (const [department, asin] of [
    ['one other product', 'B0WASHER01'],
    ['none', 'B0PLAN0002'],
    ['many', 'B0HEADPH01'],
  ] as const) {
    it(`STO-055 fills the row of related products in a department of ${department}`, async () => {
      const cards = [
        ...(await page(`/dp/${asin}`)).matchAll(/class="product-card" href="\/dp\/(\w+)"/g),
      ].map(([, card]) => card)
      assert.equal(new Set(cards).size, 4)
      assert.ok(!cards.includes(asin))
    })
  }

  it('STO-055 relates products of the same kind before others', async () => {
    const html = await page('/dp/B0WASHER01')
    assert.equal(/class="product-card" href="\/dp\/(\w+)"/.exec(html)?.[1], 'B0FRIDGE01')
  })

  it('STO-051 shares out the stars so that their mean is the rating', () => {
    for (const { rating } of shelves.flatMap(({ products }) => products)) {
      const shares = sharesOf(rating)
      assert.equal(
        shares.reduce((sum, { percent }) => sum + percent, 0),
        100,
      )
      const mean = shares.reduce((sum, { stars, percent }) => sum + stars * percent, 0) / 100
      assert.ok(Math.abs(mean - rating) < 0.05, `${rating}: ${mean}`)
    }
  })
})
