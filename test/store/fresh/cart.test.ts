import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const path = '/alm/addtofreshcart?ref_=t&almBrandId=HARBOR'
const milk = { asin: 'B0MILK0001', storeId: 'HALL', brandId: 'HARBOR', isItemSoldByCount: true }
const farmMilk = { ...milk, storeId: 'FARM', brandId: 'ALDER' }

interface Line {
  asin: string
  storeId: string
  quantity: number
}

const amount = async (answer: Response) =>
  (await answer.json()).clientResponseModel.items[0].amountInCart
/** Code and amount of a refusal. */
const refused = async (answer: Response) => {
  assert.equal(answer.status, 400)
  const { clientResponseModel: model } = await answer.json()
  return [model.uberCartStatus.errorStatusCode, model.items[0].amountInCart]
}

describe('the cart of a store of groceries', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
  })

  const add = (change: object, headers = {}, who = shopper) =>
    who.post(path, { ...milk, quantity: 1, ...change }, headers)
  const many = (items: object[]) =>
    shopper.post('/alm/addtocart/multiple?ref_=t&almBrandId=HARBOR', { brandId: 'HARBOR', items })
  const lines = async (who = shopper): Promise<string[]> =>
    (await (await who.get('/__facts/cart')).json()).map(
      ({ asin, storeId, quantity }: Line) => `${asin} ${storeId} ${quantity}`,
    )
  const made = async (product: object) =>
    shopper.post('/__fixtures', { product: { freshStore: true, ...product } })

  it('adds, and sets the quantity where the flag says so', async () => {
    assert.equal(await amount(await add({ quantity: 2 })), 2)
    assert.equal(await amount(await add({ quantity: 1 })), 3)
    assert.equal(await amount(await add({ quantity: 2, setQuantityFlag: true })), 2)
    assert.deepEqual(await lines(), ['B0MILK0001 HALL 2'])
    const { cartCount } = await (await shopper.get('/alm/addtofreshcart/cartcount')).json()
    assert.equal(cartCount, 2)
  })

  it('FRS-049 takes an item out at quantity 0, also one that is not there', async () => {
    await add({ quantity: 2 })
    for (const prevSelectedQty of [2, 0]) {
      const answer = await add({ quantity: 0, setQuantityFlag: true, prevSelectedQty })
      assert.equal(await amount(answer), 0)
    }
    assert.deepEqual(await lines(), [])
  })

  it('joins what the buy box of a product adds, and keeps two stores apart', async () => {
    const resident = await visit(store, 'member')
    await resident.post('/dp/cart/add-items', {
      items: [{ asin: milk.asin, offerListingId: 'OLB0MILK0001', quantity: 1 }],
    })
    await add({ quantity: 2 }, {}, resident)
    await add(farmMilk, {}, resident)
    assert.deepEqual(await lines(resident), ['B0MILK0001 HALL 3', 'B0MILK0001 FARM 1'])
    const removed = await add({ ...farmMilk, quantity: 0 }, {}, resident)
    assert.equal(await amount(removed), 0)
    assert.deepEqual(await lines(resident), ['B0MILK0001 HALL 3'])
  })

  it('FRS-026 says what the cart holds when it does not add', async () => {
    await made({ asin: 'B0FRESHST1', stock: 3 })
    const item = { asin: 'B0FRESHST1' }
    await add({ ...item, quantity: 2 })
    const few = await refused(await add({ ...item, quantity: 4, setQuantityFlag: true }))
    assert.deepEqual(few, ['ITEM_PARTIALLY_AVAILABLE', 2])
    await made({ asin: 'B0FRESHST2', stock: 0 })
    assert.deepEqual(await refused(await add({ asin: 'B0FRESHST2' })), ['ITEM_NOT_AVAILABLE', 0])
    await made({ asin: 'B0FRESHST3', stock: 5_000 })
    const most = { asin: 'B0FRESHST3', quantity: 999 }
    await add(most)
    assert.deepEqual(await refused(await add(most)), ['QUANTITY_OVERFLOW', 999])
    const held = ['B0FRESHST1 HALL 2', 'B0FRESHST3 HALL 999']
    assert.deepEqual(await lines(), held)
  })

  it('FRS-025 says why in the language of the shopper', async () => {
    await made({ asin: 'B0FRESHST4', stock: 0, title: 'Milch <b>' })
    const cookie = `${shopper.cookie}; shop_language=de`
    const answer = await add({ asin: 'B0FRESHST4' }, { cookie })
    const { errorModalHtml } = await answer.json()
    assert.match(errorModalHtml, /<h2>Der Artikel liegt nicht im Warenkorb<\/h2>/)
    assert.match(errorModalHtml, /„Milch &lt;b&gt;“ ist heute ausverkauft/)
  })

  it('takes nothing that the store does not sell', async () => {
    const wrong = [
      { asin: 'B0HEADPH01' },
      { asin: 'B0UNKNOWN1' },
      { storeId: 'NONE' },
      { brandId: 'ALDER' },
      { ...farmMilk, asin: 'B0BREAD001' },
      { offerListingDiscriminator: 'OLB0BREAD001' },
    ]
    for (const change of wrong)
      assert.equal((await refused(await add(change)))[0], 'INPUT_INVALID', JSON.stringify(change))
    const { errorModalHtml } = await (await add({ storeId: 'NONE' })).json()
    assert.equal(errorModalHtml, undefined)
    assert.deepEqual(await lines(), [])
  })

  it('FRS-006 adds several items, or none of them', async () => {
    const bread = { asin: 'B0BREAD001', storeId: 'HALL', quantity: 2 }
    const one = { asin: milk.asin, storeId: 'HALL', quantity: 1 }
    // The second is sold by the shop, but not by this store.
    for (const asin of ['B0UNKNOWN1', 'B0HEADPH01']) {
      assert.equal((await many([bread, { ...one, asin }])).status, 400, asin)
    }
    assert.deepEqual(await lines(), [])
    const { clientResponseModel } = await (await many([bread, one])).json()
    assert.deepEqual(
      clientResponseModel.items.map(({ amountInCart }: { amountInCart: number }) => amountInCart),
      [2, 1],
    )
  })

  it('delivers to the places of a store alone, and moves to an address of the shopper there', async () => {
    assert.deepEqual(await refused(await add(farmMilk)), ['ADDRESS_NOT_SELECTED', 0])
    const resident = await visit(store, 'member')
    const place = { addressId: 'A1', addressLabel: '', locationType: 'ACCOUNT_ADDRESS' }
    const book = await (
      await resident.get(
        '/gp/delivery/ajax/get-address-selections.html?currentAddressId=&deviceType=desktop&isOneClickFromContext=false&clientPage=detail',
      )
    ).json()
    const ids = [...book.html.matchAll(/data-address-id="([^"]+)"/g)].map(([, id]) => id)
    const berlin = ids[2]
    const change = await resident.post('/portal-migration/hz/glow/address-change', {
      ...place,
      addressId: berlin,
      almBrandId: 'ALDER',
      actionSource: '',
      deviceType: '',
      pageType: '',
    })
    assert.deepEqual(await change.json(), { successful: true, addressId: berlin })
    const { newGlowAddressId, storeIntroductionSheetHtml } = await (
      await add(farmMilk, {}, resident)
    ).json()
    assert.equal(newGlowAddressId, ids[0])
    assert.match(storeIntroductionSheetHtml, /Welcome to Alder Farm/)
    const again = await (await add(farmMilk, {}, resident)).json()
    assert.equal(again.storeIntroductionSheetHtml, undefined)
  })

  it('adds once under one key, and afresh under another', async () => {
    const key = { 'idempotency-key': 'fresh' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ quantity: 2 }, key)))
    for (const answer of answers) assert.equal(await amount(answer), 2)
    assert.equal(await amount(await add({ quantity: 2 }, { 'idempotency-key': 'other' })), 4)
  })
})
