import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { leads, toReview } from '../../support/checkout.ts'
import { priceIn } from '../../support/shop-html.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const coffee = { asin: 'B0COFFEE01', offerListingID: 'OLB0COFFEE01' }

describe('the coupon of a grocery', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const add = async (change: object = {}) =>
    (
      await shopper.post('/dp/grocery/add', { ...coffee, sessionID: 's', quantity: 1, ...change })
    ).json()
  const page = async (path: string) =>
    (await (await shopper.get(path, { accept: 'text/html' })).text()).replaceAll(/\s+/g, ' ')
  /** Price of a unit in the cart, and what is crossed out beside it: cents. */
  const priceInCart = async () => {
    const { price, reference } = priceIn((await page('/cart')).split('cart-each')[1] ?? '')
    return [price, reference]
  }
  const form = (change = {}) =>
    leads(shopper.postForm('/fresh/add', { ...coffee, quantity: '2', ...change }))
  const buy = () =>
    shopper.post('/dp/cart/add-items', {
      items: [{ asin: coffee.asin, offerListingId: coffee.offerListingID, quantity: 1 }],
    })

  it('GRO-019 is clipped with the first add, and lowers the price in the cart', async () => {
    await buy()
    assert.deepEqual(await priceInCart(), [2_190, 2_490])
    assert.equal((await add()).couponClipStatus, 'CLIPPED')
    assert.deepEqual(await priceInCart(), [1_971, 2_190])
  })

  it('GRO-019 stays as it is while nothing is added, and is none of other sellers', async () => {
    await shopper.postForm('/checkout/address', {
      recipient: 'Ada Lund',
      street: '1 Main Street',
      zip: '10001',
      city: 'New York',
      country: 'US',
    })
    assert.equal((await add()).couponClipStatus, 'UNCLIPPED')
    shopper = await visit(store)
    const elsewhere = await add({ offerListingID: 'OLB0COFFEE01-2' })
    assert.deepEqual(elsewhere, { isOK: true })
  })

  it('GRO-019 is paid for as the cart says, and spent with the order', async () => {
    await add({ quantity: 2 })
    const { id, total } = await toReview(shopper)
    assert.equal(
      await leads(shopper.postForm('/checkout/order', { id, total: String(total) })),
      `/orders/${id}?placed=1`,
    )
    assert.match(await page(`/orders/${id}`), /€39\.42/)
    assert.deepEqual(await add(), { isOK: true })
    assert.deepEqual(await priceInCart(), [2_190, 2_490])
  })

  it('goes with the shopper who signs in', async () => {
    await add()
    shopper = await shopper.becomes('member')
    assert.deepEqual(await priceInCart(), [1_971, 2_190])
  })

  it('is clipped by the form of the page, too', async () => {
    assert.equal(await form(), '/cart')
    assert.deepEqual(await priceInCart(), [1_971, 2_190])
    const few = { offerListingID: 'OLB0COFFEE01-3', quantity: '9' }
    assert.equal(await form(few), '/cart?error=ITEM_PARTIALLY_AVAILABLE')
    assert.match(
      await page('/cart?error=ITEM_PARTIALLY_AVAILABLE'),
      /We put in your cart what is left/,
    )
    assert.equal(await form(few), '/cart?error=OUT_OF_STOCK')
    assert.equal(await form({ quantity: '1000' }), '/cart?error=INVALID_INPUT')
  })
})
