import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const addTo = (who: Shopper, items: object[], headers = {}) =>
  who.post('/dp/cart/add-items', { items }, headers)

const locationOf = (answer: Response) => {
  assert.equal(answer.status, 303)
  return answer.headers.get('location')
}

const buyWith = (who: Shopper, fields: Record<string, string>) =>
  who.postForm('/gp/product/handle-buy-box', fields)

describe('cart', () => {
  let store: TestStore
  let shopper: Shopper

  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const coffee = { asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 2 }
  const lines = async () => (await shopper.get('/__facts/cart')).json()

  it('joins what is added again and counts quantities', async () => {
    await addTo(shopper, [coffee])
    const answer = await addTo(shopper, [coffee, { ...coffee, quantity: 3 }])
    assert.deepEqual(await answer.json(), {
      type: 'cart.add-items/v1',
      entity: { count: { entity: { items: 7 } } },
    })
    assert.equal((await lines()).length, 1)
  })

  it('keeps the carts of two visitors apart', async () => {
    await addTo(shopper, [coffee])
    const other = await (await (await visit(store)).get('/dp/cart/count')).json()
    assert.deepEqual(other, { entity: { items: 0 } })
  })

  it('adds all items or none, and names the one at fault', async () => {
    const unknown = await addTo(shopper, [coffee, { ...coffee, asin: 'B0UNKNOWN1' }])
    assert.equal(unknown.status, 422)
    assert.deepEqual(await unknown.json(), {
      type: 'UNKNOWN_ASIN',
      entity: { status: 'Unknown asin B0UNKNOWN1' },
    })
    const offer = await addTo(shopper, [{ ...coffee, offerListingId: 'OLB0PAPER001' }])
    assert.equal((await offer.json()).type, 'UNKNOWN_OFFER')
    assert.deepEqual(await lines(), [])
  })

  it('keeps to the stock and to the minimum order', async () => {
    const asin = 'B0STOCK001'
    await shopper.post('/__fixtures', { product: { asin, stock: 7, moq: 5 } })
    const add = async (quantity: number) => {
      const answer = await addTo(shopper, [{ asin, offerListingId: `OL${asin}`, quantity }])
      return answer.status === 200 ? 'added' : (await answer.json()).type
    }
    assert.equal(await add(4), 'MINIMUM_ORDER')
    assert.equal(await add(8), 'OUT_OF_STOCK')
    assert.equal(await add(5), 'added')
    assert.equal(await add(2), 'added')
    assert.equal(await add(1), 'OUT_OF_STOCK')
  })

  it('keeps to the stock when two tabs add at the same moment', async () => {
    const asin = 'B0STOCK002'
    await shopper.post('/__fixtures', { product: { asin, stock: 3 } })
    const item = { asin, offerListingId: `OL${asin}`, quantity: 2 }
    const answers = await Promise.all([addTo(shopper, [item]), addTo(shopper, [item])])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  })

  it('adds once under one key', async () => {
    const key = { 'idempotency-key': 'add' }
    const answers = await Promise.all([1, 2, 3].map(() => addTo(shopper, [coffee], key)))
    for (const answer of answers) {
      assert.equal((await answer.json()).entity.count.entity.items, 2)
    }
    const [line] = await lines()
    assert.equal(line.quantity, 2)
    assert.equal((await addTo(shopper, [{ ...coffee, quantity: 1 }], key)).status, 422)
  })

  it('puts a plan under the product it protects', async () => {
    const associatedItemId = 'B0HEADPH01'
    const itemAssociation = {
      associatedItemId,
      renderType: 'renderAll',
      programType: 'AmazonProtect',
      deleteConstraint: 'none',
    }
    await addTo(shopper, [
      { asin: associatedItemId, offerListingId: 'OLB0HEADPH01', quantity: 1 },
      {
        asin: 'B0PLAN0002',
        offerListingId: 'OLB0PLAN0002',
        quantity: 1,
        additionalParameters: { itemAssociation },
      },
    ])
    const [product, plan] = await lines()
    assert.equal(plan.associatedTo, associatedItemId)
    await shopper.postForm('/cart/remove', { lineId: String(product.id) })
    assert.deepEqual(await lines(), [])
  })

  it('takes the fields of a buy box from a page without scripts and leads to the cart', async () => {
    const answer = await shopper.postForm('/gp/product/handle-buy-box', {
      'items[0][asin]': 'B0PAPER001',
      'items[0][offerListingId]': 'OLB0PAPER001',
      'items[0][quantity]': '1',
      quantity: '6',
      'gift-wrap': 'yes',
      clientName: 'test',
    })
    assert.equal(locationOf(answer), '/cart')
    const [line] = await lines()
    assert.equal(line.quantity, 6)
    assert.equal(line.giftWrap, true)
  })

  it('leads a buy-now press on to the checkout', async () => {
    const answer = await buyWith(shopper, { asin: 'B0COFFEE01', 'one-click': '1' })
    assert.equal(locationOf(answer), '/checkout')
    assert.equal((await lines()).length, 1)
  })

  it('takes the used offer that a buy box names', async () => {
    await shopper.postForm('/gp/product/handle-buy-box', {
      asin: 'B0HEADPH01',
      offerListingId: 'OLB0HEADPH01-2',
    })
    const [line] = await lines()
    assert.equal(line.price, 14_290)
  })

  it('leads a refused form to the cart with its error', async () => {
    assert.equal(
      locationOf(await buyWith(shopper, { asin: 'B0PAPER001', quantity: '4' })),
      '/cart?error=MINIMUM_ORDER',
    )
    assert.equal(
      locationOf(await buyWith(shopper, { asin: 'B0PAPER001', quantity: '1000' })),
      '/cart?error=INVALID_INPUT',
    )
    assert.equal(locationOf(await buyWith(shopper, { quantity: '1' })), '/cart?error=INCOMPLETE')
    assert.equal(
      locationOf(await buyWith(shopper, { asin: 'B0PAPER001', 'anti-csrftoken': 'x' })),
      '/cart?error=CSRF',
    )
  })

  it('changes and removes lines by the forms of the cart page', async () => {
    await addTo(shopper, [coffee])
    const [{ id }] = await lines()
    const lineId = String(id)
    assert.equal(
      locationOf(await shopper.postForm('/cart/update', { lineId, quantity: '9' })),
      '/cart',
    )
    assert.equal((await lines())[0].quantity, 9)
    const tooMany = await shopper.postForm('/cart/update', { lineId, quantity: '999' })
    assert.equal(locationOf(tooMany), '/cart?error=OUT_OF_STOCK')
    await shopper.postForm('/cart/update', { lineId, quantity: '0' })
    assert.deepEqual(await lines(), [])
  })

  it('changes nothing for a form without the token', async () => {
    await addTo(shopper, [coffee])
    const [{ id }] = await lines()
    const fields = { lineId: String(id), 'anti-csrftoken': 'x' }
    const answer = await shopper.postForm('/cart/remove', fields)
    assert.equal(locationOf(answer), '/cart?error=CSRF')
    assert.equal((await lines()).length, 1)
  })

  it('leaves lines of other visitors alone', async () => {
    await addTo(shopper, [coffee])
    const [{ id }] = await lines()
    await (await visit(store)).postForm('/cart/remove', { lineId: String(id) })
    assert.equal((await lines()).length, 1)
  })
})
