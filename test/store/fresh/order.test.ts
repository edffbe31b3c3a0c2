import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { leads, toReview } from '../../support/checkout.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const milk = { asin: 'B0MILK0001', storeId: 'HALL', brandId: 'HARBOR', isItemSoldByCount: true }
const form = {
  asin: 'B0MILK0001',
  brandId: 'HARBOR',
  storeId: 'HALL',
  offerListingDiscriminator: 'OLB0MILK0001',
}

const amount = async (answer: Response) =>
  (await answer.json()).clientResponseModel.items[0].amountInCart
const code = async (answer: Response) => {
  assert.equal(answer.status, 400)
  return (await answer.json()).clientResponseModel.uberCartStatus.errorStatusCode
}

describe('an order of groceries that is open', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store, 'member')
    await shopper.post('/__fixtures', { freshOrder: {} })
  })

  const add = (change: object, { who = shopper, headers = {}, path = '' } = {}) =>
    who.post(
      `/fom/add-to-fresh-order${path}?csrf=${who.csrfToken}`,
      { ...milk, quantity: 1, ...change },
      headers,
    )
  const orders = async (who = shopper) => (await (await who.get('/__facts/fresh')).json()).orders

  it('FRS-009 takes more, by either path, and says what it holds', async () => {
    assert.equal(await amount(await add({ quantity: 2 })), 2)
    assert.equal(await amount(await add({ quantity: 1 }, { path: '/ref=fs_qs_atc' })), 3)
    assert.equal(await amount(await add({ quantity: 1, setQuantityFlag: true })), 1)
    const [{ orderId }] = await orders()
    const page = await (await shopper.get(`/orders/${orderId}`)).text()
    assert.match(page, /Alder Farm whole milk/)
    assert.match(page, /€6\.18/)
  })

  it('takes units out of the stock, and puts them back', async () => {
    const asin = 'B0FRESHOR1'
    await shopper.post('/__fixtures', { product: { asin, freshStore: true, stock: 5 } })
    assert.equal(await amount(await add({ asin, quantity: 4 })), 4)
    assert.equal(await code(await add({ asin, quantity: 2 })), 'ITEM_PARTIALLY_AVAILABLE')
    assert.equal(await amount(await add({ asin, quantity: 1, setQuantityFlag: true })), 1)
    assert.equal(await amount(await add({ asin, quantity: 4 })), 5)
    assert.equal(await amount(await add({ asin, quantity: 0 })), 0)
  })

  it('is there for who is signed in', async () => {
    const other = await visit(store, 'member')
    assert.deepEqual(await orders(other), [])
    assert.equal(await amount(await add({ quantity: 2 }, { who: other })), 2)
    assert.equal((await orders(other)).length, 1)
  })

  it('FRS-030 takes nothing once it is closed, and keeps its last item', async () => {
    assert.equal(await code(await add({ asin: 'B0BREAD001', quantity: 0 })), 'INPUT_INVALID')
    await shopper.post('/__fixtures', { freshOrder: { closesIn: -1 } })
    assert.equal(await code(await add({})), 'ITEM_NOT_AVAILABLE_FOR_RESERVATION')
  })

  it('FRS-029 is for its shopper alone, with the token of the session', async () => {
    const stranger = await visit(store)
    assert.equal((await add({}, { who: stranger })).status, 401)
    const answer = await shopper.post('/fom/add-to-fresh-order?csrf=wrong', {
      ...milk,
      quantity: 1,
    })
    assert.equal(answer.status, 401)
    assert.equal(await amount(await add({ quantity: 1 })), 1)
  })

  it('comes of a cart with groceries, and takes the delivery time along', async () => {
    const buyer = await visit(store)
    await buyer.post('/__fixtures', { slot: { id: 'ORDERED', held: true } })
    await buyer.post('/alm/addtofreshcart?ref_=t&almBrandId=HARBOR', { ...milk, quantity: 2 })
    const { id, total } = await toReview(buyer)
    await buyer.postForm('/checkout/order', { id, total: String(total) })
    const [order, ...others] = await orders(buyer)
    assert.deepEqual([order.orderId, order.storeId, others], [id, 'HALL', []])
    const facts = await (await buyer.get('/__facts/fresh')).json()
    assert.equal(facts.slotId, null)
    const slot = await (await buyer.get('/__facts/fresh/slot/ORDERED')).json()
    assert.deepEqual([slot.taken, order.closesAt], [1, slot.startsAt - 3_600_000])
  })

  it('leads to all orders where there are several', async () => {
    await shopper.post('/__fixtures', { freshOrder: { storeId: 'FARM' } })
    const answer = await (await add({ quantity: 1 })).json()
    assert.deepEqual([answer.shouldRedirectToOgs, answer.ogsUrl], [true, '/orders'])
  })

  /** Two open orders of one store. Returns the one that closes next, then the other. */
  const two = async (): Promise<[string, string]> => {
    await shopper.post('/alm/addtofreshcart?ref_=t&almBrandId=HARBOR', { ...milk, quantity: 2 })
    const { id, total } = await toReview(shopper)
    await shopper.postForm('/checkout/order', { id, total: String(total) })
    const [first, second] = (await orders()).toSorted(
      (a: { closesAt: number }, b: { closesAt: number }) => a.closesAt - b.closesAt,
    )
    assert.equal(second.orderId, id)
    return [first.orderId, id]
  }
  const page = async (path: string, who = shopper) =>
    (await who.get(path, { accept: 'text/html' })).text()

  it('FRS-009 takes an item into the order that the address names', async () => {
    const [, other] = await two()
    const answer = await shopper.post(
      `/fom/add-to-fresh-order?orderId=${other}&csrf=${shopper.csrfToken}`,
      { ...milk, quantity: 1 },
    )
    const { clientResponseModel, shouldRedirectToOgs } = await answer.json()
    assert.deepEqual([clientResponseModel.items[0].amountInCart, shouldRedirectToOgs], [3, false])
    const stranger = await visit(store, 'member')
    const stolen = await stranger.post(
      `/fom/add-to-fresh-order?orderId=${other}&csrf=${stranger.csrfToken}`,
      { ...milk, quantity: 1 },
    )
    assert.equal(await code(stolen), 'ITEM_NOT_AVAILABLE_FOR_RESERVATION')
  })

  it('leads from the order to a page that adds to it, until it is closed', async () => {
    const [{ orderId }] = await orders()
    const link = `/fresh?order=${orderId}&amp;store=HALL`
    assert.ok((await page(`/orders/${orderId}`)).includes(`href="${link}"`))
    assert.ok((await page('/fresh')).includes(`href="${link}"`))
    const adding = await page(`/fresh?order=${orderId}`)
    assert.match(adding, /data-mode="order"/)
    assert.match(adding, new RegExp(`fom/add-to-fresh-order\\?orderId=${orderId}`))
    assert.match(adding, /Items in the order: 1\./)
    await shopper.post('/__fixtures', { freshOrder: { closesIn: -1 } })
    assert.doesNotMatch(await page(`/orders/${orderId}`), /\/fresh\?order=/)
    const closed = await page(`/fresh?order=${orderId}`)
    assert.match(closed, /Your order is being packed/)
    assert.doesNotMatch(closed, /data-mode="order"/)
  })

  it('shows the order to its shopper alone', async () => {
    const [{ orderId }] = await orders()
    const stranger = await visit(store, 'member')
    assert.doesNotMatch(await page(`/fresh?order=${orderId}`, stranger), /data-mode="order"/)
    const sum = await stranger.get(`/fresh/order/${orderId}/sum`, { accept: 'text/html' })
    assert.equal(sum.status, 404)
  })

  it('asks who is not signed in to sign in first', async () => {
    const buyer = await visit(store)
    await buyer.post('/alm/addtofreshcart?ref_=t&almBrandId=HARBOR', { ...milk, quantity: 2 })
    const { id, total } = await toReview(buyer)
    await buyer.postForm('/checkout/order', { id, total: String(total) })
    const path = encodeURIComponent(`/fresh?order=${id}&store=HALL`)
    assert.ok((await page(`/orders/${id}`, buyer)).includes(`/gp/sign-in.html?path=${path}`))
    const fields = { ...form, orderId: id, quantity: '1' }
    const led = await leads(buyer.postForm('/fresh/order/add', fields))
    assert.equal(led, `/gp/sign-in.html?path=${path}`)
    const known = await buyer.becomes('member')
    assert.match(await page(`/fresh?order=${id}&store=HALL`, known), /data-mode="order"/)
  })

  it('takes more by a form, too, and says what stops it', async () => {
    const [{ orderId }] = await orders()
    const post = (change: object) =>
      leads(shopper.postForm('/fresh/order/add', { ...form, orderId, ...change }))
    const back = `/fresh?order=${orderId}&store=HALL`
    assert.equal(await post({ quantity: '2' }), `${back}&added=B0MILK0001`)
    assert.match(await page(`${back}&added=B0MILK0001`), /Items in the order: 3\./)
    assert.equal(await post({ quantity: '900' }), `${back}&error=ITEM_PARTIALLY_AVAILABLE`)
    assert.match(await page(`${back}&error=ITEM_PARTIALLY_AVAILABLE`), /Please choose fewer/)
    assert.equal(await post({ quantity: 'x' }), `${back}&error=INPUT_INVALID`)
    assert.match(await page(`${back}&error=INPUT_INVALID`), /Your order has not changed/)
    await shopper.post('/__fixtures', { freshOrder: { closesIn: -1 } })
    const closed = `${back}&error=ITEM_NOT_AVAILABLE_FOR_RESERVATION`
    assert.equal(await post({ quantity: '1' }), closed)
    assert.match(await page(closed), /goes to your cart/)
  })
})
