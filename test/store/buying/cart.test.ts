import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../../support/store.ts'

const addTo = (who: Shopper, items: object[], headers = {}) =>
  who.post('/dp/cart/add-items', { items }, headers)

const locationOf = (answer: Response) => {
  assert.equal(answer.status, 303)
  return answer.headers.get('location')
}

/** `item` as an add-on of the product `asin`. */
const addOn = (item: object, asin: string) => ({
  ...item,
  additionalParameters: {
    itemAssociation: {
      associatedItemId: asin,
      renderType: 'renderAll',
      programType: 'AmazonProtect',
      deleteConstraint: 'none',
    },
  },
})

const typeOf = async (answer: Response) =>
  answer.status === 200 ? 'added' : (await answer.json()).type

/** Fields of a buy box with this many items. */
const manyItems = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`items[${n}][asin]`, 'B0COFFEE01']))

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

  const headphones = { asin: 'B0HEADPH01', offerListingId: 'OLB0HEADPH01', quantity: 1 }
  const plan = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', quantity: 1 }

  it('puts a plan under the product it protects', async () => {
    await addTo(shopper, [headphones, addOn(plan, headphones.asin)])
    const [product, added] = await lines()
    assert.equal(added.associatedTo, headphones.asin)
    await shopper.postForm('/cart/remove', { lineId: String(product.id) })
    assert.deepEqual(await lines(), [])
  })

  it('STO-003 takes a plan for a product that is in the cart or comes with it', async () => {
    const alone = await addTo(shopper, [addOn(plan, headphones.asin)])
    assert.deepEqual(await alone.json(), {
      type: 'NO_PARENT',
      entity: { status: 'B0HEADPH01, which B0PLAN0002 belongs to, is not in the cart' },
    })
    assert.deepEqual(await lines(), [])
    const items = [addOn(plan, headphones.asin), { ...headphones, quantity: 2 }]
    assert.equal(await typeOf(await addTo(shopper, items)), 'added')
    assert.equal(await typeOf(await addTo(shopper, [addOn(plan, headphones.asin)])), 'added')
  })

  it('STO-003 takes no add-on for another add-on', async () => {
    await addTo(shopper, [headphones, addOn(plan, headphones.asin)])
    assert.equal(await typeOf(await addTo(shopper, [addOn(coffee, plan.asin)])), 'NO_PARENT')
    assert.equal(await typeOf(await addTo(shopper, [addOn(coffee, coffee.asin)])), 'NO_PARENT')
  })

  /** A product of this stock, as an item. */
  async function made(asin: string, stock: number, deal?: object) {
    const body = { product: { asin, stock }, ...(deal ? { deal: { asin, ...deal } } : {}) }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
    return { asin, offerListingId: `OL${asin}`, quantity: 1 }
  }
  const held = async (asin: string) => {
    const own: { asin: string; quantity: number }[] = await lines()
    return own.filter(line => line.asin === asin).reduce((sum, line) => sum + line.quantity, 0)
  }

  it('STO-002 counts plain lines, add-ons and claimed deals of an offer together', async () => {
    const item = await made('B0STOCK003', 5, { total: 5 })
    const claimed = await shopper.post(claimPath(`DEAL-${item.asin}`), claimOf(item.asin))
    assert.equal((await claimed.json()).entity.customerState, 'INCART')
    await addTo(shopper, [coffee])
    const add = async (quantity: number, to?: string) => {
      const one = { ...item, quantity }
      return typeOf(await addTo(shopper, [to ? addOn(one, to) : one]))
    }
    assert.equal(await add(2), 'added')
    assert.equal(await add(3, coffee.asin), 'OUT_OF_STOCK')
    assert.equal(await add(2, coffee.asin), 'added')
    assert.equal(await add(1), 'OUT_OF_STOCK')
    assert.equal(await add(1, coffee.asin), 'OUT_OF_STOCK')
    assert.equal(await held(item.asin), 5)
  })

  it('STO-002 keeps to 999 of an offer, however it is added', async () => {
    const item = await made('B0STOCK004', 100_000)
    await addTo(shopper, [coffee])
    const most = { ...item, quantity: 999 }
    const items = [addOn(most, coffee.asin), addOn(most, coffee.asin)]
    assert.equal(await typeOf(await addTo(shopper, items)), 'OUT_OF_STOCK')
    assert.equal(await typeOf(await addTo(shopper, [most])), 'added')
    const one = [addOn(item, coffee.asin)]
    assert.equal(await typeOf(await addTo(shopper, one)), 'OUT_OF_STOCK')
  })

  it('STO-002 counts the other lines when the quantity of a line changes', async () => {
    const item = await made('B0STOCK005', 5)
    const three = { ...coffee, quantity: 3 }
    const items = [three, item, addOn({ ...item, quantity: 3 }, coffee.asin)]
    await addTo(shopper, items)
    const plain = (await lines()).find((line: { asin: string }) => line.asin === item.asin)
    const update = (quantity: string) =>
      shopper.postForm('/cart/update', { lineId: String(plain.id), quantity })
    assert.equal(locationOf(await update('3')), '/cart?error=OUT_OF_STOCK')
    assert.equal(locationOf(await update('2')), '/cart')
    assert.equal(await held(item.asin), 5)
  })

  it('STO-004 takes 50 items in a request', async () => {
    assert.equal(locationOf(await buyWith(shopper, manyItems(51))), '/cart?error=CART_FULL')
    assert.equal(locationOf(await buyWith(shopper, manyItems(50))), '/cart')
  })

  it('STO-004 keeps 100 lines in a cart', async () => {
    await addTo(shopper, [{ ...headphones, quantity: 100 }])
    const plans = Array.from({ length: 33 }, () => addOn(plan, headphones.asin))
    for (let n = 0; n < 3; n += 1) {
      assert.equal(await typeOf(await addTo(shopper, plans)), 'added')
    }
    assert.equal(await typeOf(await addTo(shopper, [addOn(plan, headphones.asin)])), 'CART_FULL')
    assert.equal(await typeOf(await addTo(shopper, [headphones])), 'added')
    assert.equal((await lines()).length, 100)
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
  })

  const namedAtFault: [fields: Record<string, string>, said: object][] = [
    [{ asin: 'B0PAPER001', quantity: 'x' }, { field: 'quantity' }],
    [{ 'items[0][asin]': 'B0PAPER001', quantity: 'x' }, { field: 'quantity' }],
    [
      { 'items[2][asin]': 'B0PAPER001', 'items[2][quantity]': 'x' },
      { field: 'items[2][quantity]' },
    ],
    [{ 'items[2][quantity]': '1' }, { status: 'The field items[2][asin] is missing' }],
    // No item: its number is written otherwise.
    [{ 'items[02][asin]': 'B0PAPER001' }, { status: 'The field asin is missing' }],
    [{ quantity: '1' }, { status: 'The field asin is missing' }],
  ]
  for (const [fields, said] of namedAtFault) {
    it(`COR-071 names the field at fault in a form with ${Object.keys(fields).join(' and ')}`, async () => {
      const answer = await store.app.request('/gp/product/handle-buy-box', {
        method: 'POST',
        headers: {
          cookie: shopper.cookie,
          'x-dp-csrf-token': shopper.csrfToken,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      })
      const { entity } = await answer.json()
      assert.partialDeepStrictEqual(entity, said)
    })
  }

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

  it('STO-031 changes nothing for a form without the token', async () => {
    await addTo(shopper, [coffee])
    const [{ id }] = await lines()
    const wrong = { 'anti-csrftoken': 'x' }
    const fields = { lineId: String(id), quantity: '3', ...wrong }
    for (const path of ['/cart/remove', '/cart/update']) {
      assert.equal((await shopper.postForm(path, fields)).status, 403)
    }
    assert.equal((await buyWith(shopper, { asin: coffee.asin, ...wrong })).status, 403)
    const [line, ...others] = await lines()
    assert.deepEqual([line.quantity, others], [2, []])
  })

  it('leaves lines of other visitors alone', async () => {
    await addTo(shopper, [coffee])
    const [{ id }] = await lines()
    await (await visit(store)).postForm('/cart/remove', { lineId: String(id) })
    assert.equal((await lines()).length, 1)
  })
})
