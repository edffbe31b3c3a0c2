import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

interface Line {
  asin: string
  offerListingId: string
  quantity: number
}

const coffee = { asin: 'B0COFFEE01', offerListingID: 'OLB0COFFEE01' }
const few = { ...coffee, offerListingID: 'OLB0COFFEE01-3' }
const gone = { ...coffee, offerListingID: 'OLB0COFFEE01-4' }
const offerOf = (asin: string) => ({ asin, offerListingID: `OL${asin}` })
/** What an answer says of an item of which nothing is left. */
const noneOf = (requestedQuantity: number) => [
  { itemStatusCode: 'ITEM_NOT_AVAILABLE', availableQuantity: 0, requestedQuantity },
]

describe('adding from the grocery page', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const add = async (change: object, headers = {}) => {
    const body = { ...coffee, sessionID: 's', quantity: 1, ...change }
    const answer = await shopper.post('/dp/grocery/add', body, headers)
    assert.equal(answer.status, 200)
    return answer.json()
  }
  const codeOf = async (change: object) =>
    (await add(change)).extraErrorInfos?.[0]?.itemStatusCode ?? 'added'
  const lines = async (): Promise<string[]> =>
    (await (await shopper.get('/__facts/cart')).json()).map(
      ({ offerListingId, quantity }: Line) => `${offerListingId} ${quantity}`,
    )
  const made = (product: object) => shopper.post('/__fixtures', { product })

  it('GRO-018 puts the offer that was asked for into the one cart of the store', async () => {
    assert.equal((await add({ quantity: 2 })).isOK, true)
    await add({ offerListingID: 'OLB0COFFEE01-2' })
    const items = [{ ...coffee, offerListingId: 'OLB0COFFEE01', quantity: 1 }]
    await shopper.post('/dp/cart/add-items', { items })
    assert.deepEqual(await lines(), ['OLB0COFFEE01 3', 'OLB0COFFEE01-2 1'])
    const { entity } = await (await shopper.get('/dp/cart/count')).json()
    assert.equal(entity.items, 4)
  })

  it('GRO-022 GRO-023 adds what is left, and says how much that is', async () => {
    await add({ ...few, quantity: 1 })
    const { couponClipStatus, extraErrorInfos, isOK } = await add({ ...few, quantity: 5 })
    const told = {
      itemStatusCode: 'ITEM_PARTIALLY_AVAILABLE',
      availableQuantity: 2,
      requestedQuantity: 5,
    }
    assert.deepEqual([isOK, extraErrorInfos, couponClipStatus], [false, [told], undefined])
    assert.deepEqual(await lines(), ['OLB0COFFEE01-3 3'])
  })

  it('GRO-023 says that an item is gone, or all of it in the cart', async () => {
    assert.deepEqual((await add({ ...gone, quantity: 2 })).extraErrorInfos, noneOf(2))
    await add({ ...few, quantity: 3 })
    assert.deepEqual((await add(few)).extraErrorInfos, noneOf(1))
    for (const unknown of [offerOf('B0UNKNOWN1'), { offerListingID: 'OLB0BREAD001' }]) {
      assert.deepEqual((await add(unknown)).extraErrorInfos, noneOf(1))
    }
    assert.deepEqual(await lines(), ['OLB0COFFEE01-3 3'])
  })

  it('GRO-023 speaks of the delivery time that the shopper holds', async () => {
    const bread = offerOf('B0BREAD001')
    await shopper.post('/__fixtures', { slot: { id: 'GROCERY1', held: true } })
    await made({ asin: 'B0GROCERY1', freshStore: true, stock: 2 })
    assert.equal(await codeOf(bread), 'added')
    const partly = await codeOf({ ...offerOf('B0GROCERY1'), quantity: 3 })
    assert.equal(partly, 'ITEM_PARTIALLY_AVAILABLE_FOR_RESERVATION')
    assert.equal(await codeOf(offerOf('B0GROCERY1')), 'ITEM_NOT_AVAILABLE_FOR_RESERVATION')
    for (const slot of [{ storeId: 'FARM' }, { startsIn: 60_000 }]) {
      await shopper.post('/__fixtures', { slot: { id: 'GROCERY2', held: true, ...slot } })
      assert.equal(await codeOf(bread), 'ITEM_NOT_AVAILABLE_FOR_RESERVATION')
      assert.equal(await codeOf({}), 'added', 'coffee comes as a parcel')
    }
  })

  it('GRO-024 GRO-025 adds nothing without a price, or beyond what a cart holds', async () => {
    await made({ asin: 'B0GROCERY2', price: 0 })
    const price = await add(offerOf('B0GROCERY2'))
    assert.deepEqual(price, {
      isOK: false,
      statusList: [{ statusKey: 'itemPrice:priceUnavailable:1' }],
    })
    await made({ asin: 'B0GROCERY3', stock: 5_000 })
    await add({ ...offerOf('B0GROCERY3'), quantity: 998 })
    const many = await add({ ...offerOf('B0GROCERY3'), quantity: 2 })
    assert.deepEqual(many.statusList, [{ statusKey: 'itemDeleted:itemCountOverflow:6' }])
    assert.deepEqual(await lines(), ['OLB0GROCERY3 998'])
  })

  it('GRO-026 asks for an address where groceries do not go', async () => {
    await shopper.postForm('/checkout/address', {
      recipient: 'Ada Lund',
      street: '1 Main Street',
      zip: '10001',
      city: 'New York',
      country: 'US',
    })
    const { extraErrorInfos, isOK } = await add({})
    assert.deepEqual([isOK, extraErrorInfos[0].statusCode], [false, 'ADDRESS_NOT_SELECTED'])
    assert.deepEqual(await lines(), [])
  })

  it('adds once under one key, also what was left of it', async () => {
    const headers = { 'idempotency-key': 'grocery' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add({ ...few, quantity: 5 }, headers)),
    )
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal(answers[0].extraErrorInfos[0].availableQuantity, 3)
    assert.deepEqual(await lines(), ['OLB0COFFEE01-3 3'])
  })

  const conflict = async (change: object, language = 'en') => {
    const query = new URLSearchParams({
      title: 'Coffee',
      asin: coffee.asin,
      offerListingID: few.offerListingID,
      sessionID: 's',
      reasonCode: 'ITEM_NOT_AVAILABLE',
      quantityAdded: '0',
      quantityRequested: '5',
      ...change,
    })
    const cookie = `${shopper.cookie}; shop_language=${language}`
    const answer = await shopper.get(`/afx/cart/reservation_conflict?${query}`, { cookie })
    assert.match(answer.headers.get('content-type') ?? '', /text\/html/)
    return answer.text()
  }

  it('GRO-021 says what is left, what is in the cart, and who else has it', async () => {
    await add({ ...few, quantity: 5 })
    const partly = await conflict({
      reasonCode: 'ITEM_PARTIALLY_AVAILABLE',
      quantityAdded: '3',
    })
    assert.match(partly, /Only 3 of 5 added/)
    assert.match(partly, /Corner Roastery has no more of “Kestrel Roasters house blend/)
    assert.match(partly, /href="\/dp\/B0COFFEE01\?offer=OLB0COFFEE01-2"[^<]*>Bean Counter, €23\.50/)
    assert.doesNotMatch(partly, /Harvest Pantry/, 'it has none')
    assert.match(partly, /href="\/cart"/)
    assert.match(partly, /data-dp-action="close"/)
    assert.match(await conflict({}), /is in your cart: 3\./)
    const elsewhere = await conflict({ offerListingID: gone.offerListingID })
    assert.match(elsewhere, /Harvest Pantry has no more/)
    assert.doesNotMatch(elsewhere, /href="\/cart"/)
  })

  it('GRO-021 has words for each reason, in the language of the shopper', async () => {
    assert.match(await conflict({ reasonCode: 'PRICE_UNAVAILABLE' }), /has no price at the moment/)
    assert.match(await conflict({ reasonCode: 'QUANTITY_OVERFLOW' }), /at most 999 of one item/)
    const time = await conflict({ reasonCode: 'ITEM_NOT_AVAILABLE_FOR_RESERVATION' })
    assert.match(time, /href="\/fresh">Change delivery time/)
    assert.match(await conflict({ offerListingID: gone.offerListingID }, 'de'), /Ausverkauft/)
    const arabic = await conflict({ reasonCode: 'QUANTITY_OVERFLOW' }, 'ar')
    assert.match(arabic, /سلتك/)
  })

  it('GRO-020 GRO-021 does not say that an item is sold out which the shop has', async () => {
    const again = await conflict({ ...coffee })
    assert.match(again, /That did not work[^]*check your cart, then try again/)
    assert.doesNotMatch(again, /Sold out|Other sellers/)
    const ended = await conflict({ offerListingID: 'OLUNKNOWN' })
    assert.match(ended, /Not available[^]*is not for sale here at the moment[^]*Other sellers/)
    assert.match(await conflict({ offerListingID: gone.offerListingID }), /Sold out[^]*has no more/)
  })

  it('GRO-021 takes no quantity that fits no cart', async () => {
    for (const quantityAdded of ['1e400', '2.5', '-5', 'many']) {
      const reasonCode = 'ITEM_PARTIALLY_AVAILABLE'
      assert.doesNotMatch(await conflict({ quantityAdded, reasonCode }), /We put|∞/, quantityAdded)
    }
  })

  it('GRO-053 escapes what the page calls an item that the shop does not have', async () => {
    const unknown = await conflict({ asin: 'B0UNKNOWN1', title: '<b onclick=x>' })
    assert.match(unknown, /“&lt;b onclick=x&gt;”/)
  })

  it('says from how many units on a seller sells', async () => {
    await made({ asin: 'B0GROCERY4', moq: 6 })
    const { extraErrorInfos } = await add({ ...offerOf('B0GROCERY4'), quantity: 2 })
    assert.equal(extraErrorInfos[0].itemStatusCode, 'ITEM_NOT_AVAILABLE')
    const html = await conflict({ ...offerOf('B0GROCERY4'), quantityRequested: '2' })
    assert.match(html, /from 6 units on/)
    assert.equal((await add({ ...offerOf('B0GROCERY4'), quantity: 6 })).isOK, true)
  })
})
