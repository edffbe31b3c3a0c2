import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { berlin, fieldIn, leads, toReview } from '../../support/checkout.ts'
import { sumIn } from '../../support/shop-html.ts'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../../support/store.ts'

const iban = 'DE89 3704 0044 0532 0130 00'

describe('checkout', () => {
  let store: TestStore
  let shopper: Shopper

  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const page = async (path: string, who = shopper) => {
    const answer = await who.get(path, { accept: 'text/html' })
    return {
      status: answer.status,
      path: answer.headers.get('location'),
      html: await answer.text(),
    }
  }
  const put = (asin: string, quantity = 1, who = shopper) =>
    who.post('/dp/cart/add-items', { items: [{ asin, offerListingId: `OL${asin}`, quantity }] })
  const count = async (who = shopper) =>
    (await (await who.get('/dp/cart/count')).json()).entity.items

  const made = async (asin: string, stock: number, deal?: object) => {
    const body = {
      product: { asin, stock, price: 5000 },
      ...(deal ? { deal: { asin, ...deal } } : {}),
    }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
  }

  it('STO-047 leads nobody to a step before the ones ahead of it are done', async () => {
    await put('B0COFFEE01')
    for (const step of ['delivery', 'payment', 'review']) {
      const { status, path } = await page(`/checkout/${step}`)
      assert.deepEqual([status, path], [303, '/checkout'])
    }
    await shopper.postForm('/checkout/address', berlin)
    assert.equal((await page('/checkout/delivery')).status, 200)
    assert.equal((await page('/checkout/review')).path, '/checkout')
  })

  for (const [field, wrong] of Object.entries({
    recipient: ' ',
    street: '',
    zip: '99999',
    city: 'x'.repeat(110),
    country: 'XX',
  })) {
    it(`STO-047 judges the ${field} of an address, keeps what was written and says what is wrong`, async () => {
      await put('B0COFFEE01')
      const given = { ...berlin, street: 'Hinterm Deich 9', [field]: wrong }
      assert.equal(
        await leads(shopper.postForm('/checkout/address', given)),
        '/checkout/address?check=1',
      )
      const { html } = await page('/checkout/address?check=1')
      assert.match(
        html,
        new RegExp(
          `id="address-${field}"[^>]*aria-invalid="true"|has-error">\\s*<label for="address-${field}"`,
        ),
      )
      if (field !== 'street') assert.match(html, /value="Hinterm Deich 9"/)
      assert.equal((await page('/checkout/payment')).path, '/checkout')
    })
  }

  it('STO-047 takes only an account that there can be, and keeps its end alone', async () => {
    await put('B0COFFEE01')
    await shopper.postForm('/checkout/address', berlin)
    const pay = (fields: Record<string, string>) =>
      leads(shopper.postForm('/checkout/payment', fields))
    for (const fields of [
      { method: 'cheque' },
      { method: 'direct-debit' },
      { method: 'direct-debit', iban: iban.replace('89', '88') },
    ]) {
      assert.equal(await pay(fields), '/checkout/payment?check=1')
      assert.equal((await page('/checkout/review')).path, '/checkout')
    }
    assert.equal(await pay({ method: 'direct-debit', iban }), '/checkout/review')
    const { html } = await page('/checkout/review')
    assert.match(html, /Account ending in 3000/)
    assert.doesNotMatch(html, /3704/)
  })

  it('STO-047 promises for the address, and charges for the speed that was chosen', async () => {
    await put('B0COFFEE01')
    await shopper.postForm('/checkout/address', {
      ...berlin,
      country: 'AT',
      zip: '1010',
      city: 'Wien',
    })
    assert.equal(sumIn((await page('/checkout/delivery')).html).delivery, 1490)
    await shopper.postForm('/checkout/address', berlin)
    assert.equal(sumIn((await page('/checkout/delivery')).html).delivery, 490)
    await shopper.postForm('/checkout/delivery', { speed: 'express' })
    assert.equal(sumIn((await page('/checkout/payment')).html).delivery, 990)
  })

  it('STO-048 places an order as it was shown, empties the cart and takes from the stock', async () => {
    await made('B0ORDER001', 3)
    await put('B0ORDER001', 2)
    const order = await toReview(shopper)
    const sum = sumIn((await page('/checkout/review')).html)
    assert.deepEqual(sum, { items: 10_000, delivery: 0, total: 10_000, tax: 1597 })
    assert.equal(
      await leads(shopper.postForm('/checkout/order', order)),
      `/orders/${order.id}?placed=1`,
    )
    assert.equal(await count(), 0)
    assert.deepEqual(sumIn((await page(`/orders/${order.id}`)).html), sum)
    assert.match((await page('/orders')).html, new RegExp(order.id))
    assert.match((await page('/dp/B0ORDER001')).html, /Only 1 left/)
  })

  it('STO-048 places an order once, however often its form is sent', async () => {
    await made('B0ORDER002', 9)
    await put('B0ORDER002', 2)
    const order = await toReview(shopper)
    const answers = await Promise.all(
      [1, 2, 3].map(() => shopper.postForm('/checkout/order', order)),
    )
    const again = await shopper.postForm('/checkout/order', order)
    assert.ok(
      [...answers, again].some(({ headers }) =>
        headers.get('location')?.startsWith(`/orders/${order.id}`),
      ),
    )
    assert.equal(again.headers.get('location'), `/orders/${order.id}?placed=1`)
    assert.equal(
      (await page('/orders')).html.match(/class="panel panel-default order-card"/g)?.length,
      1,
    )
    await put('B0ORDER002', 7)
    assert.equal(await count(), 7)
  })

  it('STO-048 sells the last unit to one of two, and tells the other', async () => {
    await made('B0ORDER003', 1)
    const other = await visit(store)
    await put('B0ORDER003')
    await put('B0ORDER003', 1, other)
    const [mine, theirs] = [await toReview(shopper), await toReview(other)]
    const answers = await Promise.all([
      leads(shopper.postForm('/checkout/order', mine)),
      leads(other.postForm('/checkout/order', theirs)),
    ])
    assert.equal(answers.filter(path => path.includes('placed')).length, 1)
    assert.equal(answers.filter(path => path.endsWith('error=OUT_OF_STOCK')).length, 1)
  })

  it('STO-048 shows a price again that is not the one the shopper has seen', async () => {
    await put('B0COFFEE01')
    const order = await toReview(shopper)
    await put('B0HONEY001')
    assert.equal(
      await leads(shopper.postForm('/checkout/order', order)),
      '/checkout/review?error=PRICE_CHANGED',
    )
    assert.equal(await count(), 2)
    assert.match(
      (await page('/checkout/review?error=PRICE_CHANGED')).html,
      /role="alert".*Something has changed/s,
    )
  })

  it('STO-048 orders a claimed deal at its price, and gives its unit to nobody else', async () => {
    await made('B0ORDER004', 9, { total: 1, price: 3000 })
    assert.equal(
      (await shopper.post(claimPath('DEAL-B0ORDER004'), claimOf('B0ORDER004'))).status,
      200,
    )
    const order = await toReview(shopper)
    assert.equal(
      await leads(shopper.postForm('/checkout/order', order)),
      `/orders/${order.id}?placed=1`,
    )
    const start = Date.now()
    store.setClock(() => start + 20 * 60_000)
    await store.tick()
    const facts = await (await shopper.get('/__facts/deal/DEAL-B0ORDER004')).json()
    store.setClock(Date.now)
    assert.equal(facts.claimed, 1)
    assert.deepEqual(
      facts.claims.map(({ state }: { state: string }) => state),
      ['CLAIMED'],
    )
  })

  it('STO-048 orders nothing that does not go to the address', async () => {
    await put('B0WASHER01')
    await shopper.postForm('/checkout/address', {
      ...berlin,
      country: 'FR',
      zip: '75001',
      city: 'Paris',
    })
    await shopper.postForm('/checkout/payment', { method: 'invoice' })
    const { html } = await page('/checkout/review')
    const order = { id: fieldIn(html, 'id'), total: fieldIn(html, 'total') }
    assert.equal(
      await leads(shopper.postForm('/checkout/order', order)),
      '/checkout/review?error=NO_DELIVERY',
    )
  })

  it('STO-049 shows an order to whoever placed it, also once they sign in, and to nobody else', async () => {
    await put('B0COFFEE01')
    const order = await toReview(shopper)
    await shopper.postForm('/checkout/order', order)
    assert.equal((await page(`/orders/${order.id}`, await visit(store))).status, 404)
    assert.doesNotMatch((await page('/orders', await visit(store))).html, new RegExp(order.id))
    const signedIn = await shopper.becomes('signed-in')
    assert.equal((await page(`/orders/${order.id}`, signedIn)).status, 200)
    assert.match((await page('/account', signedIn)).html, new RegExp(order.id))
  })

  it('STO-052 orders one item with one press, to the default address', async () => {
    const mira = await visit(store, 'member')
    await put('B0HONEY001', 1, mira)
    const { html } = await page('/buy/B0COFFEE01', mira)
    assert.match(html, /Bernstorffstraße 112/)
    const fields = Object.fromEntries(
      ['id', 'offer', 'quantity', 'total'].map(name => [name, fieldIn(html, name)]),
    )
    assert.equal(fields['total'], '2190')
    assert.equal(
      await leads(mira.postForm('/buy/B0COFFEE01', fields)),
      `/orders/${fields['id']}?placed=1`,
    )
    assert.equal(
      await leads(mira.postForm('/buy/B0COFFEE01', fields)),
      `/orders/${fields['id']}?placed=1`,
    )
    assert.equal((await page('/orders', mira)).html.match(/order-card"/g)?.length, 1)
    assert.equal(await count(mira), 1, 'the cart stays as it is')
  })

  it('STO-052 lets nobody buy with one press who has no address', async () => {
    const fields = { id: 'HP-2222-2222', offer: 'OLB0COFFEE01', quantity: '1', total: '2680' }
    assert.match((await page('/buy/B0COFFEE01')).html, /Sign in to buy/)
    assert.match(await leads(shopper.postForm('/buy/B0COFFEE01', fields)), /error=/)
    assert.equal(
      (await shopper.postForm('/buy/B0COFFEE01', { ...fields, 'anti-csrftoken': 'x' })).status,
      403,
    )
  })
})
