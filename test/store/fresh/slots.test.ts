import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const milk = { asin: 'B0MILK0001', storeId: 'HALL', brandId: 'HARBOR', isItemSoldByCount: true }
const hour = 3_600_000

describe('delivery times', () => {
  let store: TestStore
  let shopper: Shopper
  let made = 0
  before(async () => {
    store = await startStore({ faults: true })
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store, 'member')
  })

  async function slot(more: object = {}): Promise<string> {
    made += 1
    const id = `SLOT${made}`
    await shopper.post('/__fixtures', { slot: { id, ...more } })
    return id
  }
  const add = (change: object = {}, who = shopper) =>
    who.post('/alm/addtofreshcart?ref_=t&almBrandId=HARBOR', { ...milk, quantity: 1, ...change })
  const ask = async (what: 'getconflictsummary' | 'resolve', data: object, who = shopper) => {
    const query = new URLSearchParams({ ref: 't', client: 't', ...data })
    return (await who.post(`/afx/cartconflicts/${what}?${query}`, {})).json()
  }
  const summary = (data: object) => ask('getconflictsummary', data)
  const cancel = async (token = shopper.csrfToken) =>
    (await shopper.post('/afx/slotselection/cancel', { token })).json()
  const held = async (who = shopper) => (await (await who.get('/__facts/fresh')).json()).slotId
  const taken = async (id: string) =>
    (await (await shopper.get(`/__facts/fresh/slot/${id}`)).json()).taken
  const leads = async (fields: Record<string, string>) =>
    (await shopper.postForm('/fresh/slot', fields)).headers.get('location')
  const lines = async (): Promise<string[]> =>
    (await (await shopper.get('/__facts/cart')).json()).map(
      ({ asin, storeId }: typeof milk) => `${asin} ${storeId}`,
    )

  it('are there for today and the two days after it, an hour ahead at least', async () => {
    const now = Date.parse('2030-06-03T07:30:00+02:00')
    store.setClock(() => now)
    await store.tick()
    const { slots } = await (await shopper.get('/__facts/fresh')).json()
    store.setClock(Date.now)
    const starts = slots.map(({ startsAt }: { startsAt: number }) => startsAt)
    assert.equal(starts.length, 3 * 4 - 1)
    assert.equal(starts[0], Date.parse('2030-06-03T10:00:00+02:00'))
    assert.equal(starts.at(-1), Date.parse('2030-06-05T18:00:00+02:00'))
  })

  it('FRS-048 keep an item of another store out until they are given back', async () => {
    const id = await slot({ storeId: 'FARM', held: true })
    const answer = await add()
    assert.equal(answer.status, 400)
    const { clientResponseModel, errorModalHtml } = await answer.json()
    const { errorStatusCode } = clientResponseModel.uberCartStatus
    assert.equal(errorStatusCode, 'ITEM_NOT_AVAILABLE_FOR_RESERVATION')
    assert.match(errorModalHtml, /data-dp-action="cancel-slot"/)
    assert.deepEqual(await cancel('wrong'), { isSuccess: false })
    assert.equal(await held(), id)
    assert.deepEqual(await cancel(), { isSuccess: true })
    assert.deepEqual([await held(), await taken(id)], [null, 0])
    assert.equal((await add()).status, 200)
    assert.deepEqual(await cancel(), { isSuccess: true })
    assert.equal(await taken(id), 0)
  })

  it('keep items out once it is too late for them', async () => {
    await slot({ held: true, startsIn: hour / 2 })
    const { errorModalHtml } = await (await add()).json()
    assert.match(errorModalHtml, /too late/)
    await cancel()
    assert.equal((await add()).status, 200)
  })

  it('FRS-043 FRS-044 conflict with items of another store, and hold for a cart without them', async () => {
    const id = await slot()
    await add()
    await add({ storeId: 'FARM', brandId: 'ALDER' })
    assert.deepEqual(await summary({ slotId: id }), { isSuccess: true, hasConflicts: true })
    assert.deepEqual(await ask('resolve', { slotId: id }), { isSuccess: false })
    assert.equal(await held(), null)
    const done = await shopper.postForm('/afx/cartconflicts/resolve/substitute', {
      slotId: id,
      sourceUrl: 'https://evil.example/',
    })
    assert.equal(done.headers.get('location'), '/fresh')
    assert.deepEqual(await lines(), ['B0MILK0001 HALL'])
    assert.deepEqual([await held(), await taken(id)], [id, 1])
    assert.deepEqual(await summary({ slotId: id }), { isSuccess: true, hasConflicts: false })
  })

  it('FRS-043 lead to a page of this shop alone after a substitution', async () => {
    for (const [sourceUrl, lands] of [
      ['/fresh?store=FARM', '/fresh?store=FARM'],
      ['/.//evil.example/', '/fresh'],
      ['//shop//evil.example/', '/fresh'],
      ['/\\shop//evil.example/', '/fresh'],
      ['/x/..//evil.example/', '/fresh'],
    ] as const) {
      const done = await shopper.postForm('/afx/cartconflicts/resolve/substitute', { sourceUrl })
      assert.equal(done.headers.get('location'), lands, sourceUrl)
    }
  })

  it('FRS-043 take nothing out of the cart when they are full', async () => {
    const id = await slot({ capacity: 0 })
    await add({ storeId: 'FARM', brandId: 'ALDER' })
    const done = await shopper.postForm('/afx/cartconflicts/resolve/substitute', { slotId: id })
    assert.equal(done.headers.get('location'), '/fresh?error=SLOT_GONE')
    assert.deepEqual(await lines(), ['B0MILK0001 FARM'])
    assert.equal(await held(), null)
  })

  it('FRS-049 keep no item of another store in the cart', async () => {
    const farm = { storeId: 'FARM', brandId: 'ALDER' }
    await add(farm)
    await slot({ held: true })
    assert.equal((await add(farm)).status, 400)
    assert.equal((await add({ ...farm, quantity: 0 })).status, 200)
    assert.deepEqual(await lines(), [])
  })

  it('FRS-045 cannot be judged once they are gone', async () => {
    const id = await slot({ startsIn: hour / 2 })
    assert.equal((await summary({ slotId: id })).isSuccess, false)
    assert.equal((await summary({ addressId: 'somebody-else' })).isSuccess, false)
  })

  it('are the next of a store by that name', async () => {
    await store.tick()
    assert.ok((await ask('resolve', { storeId: 'FARM', slotId: 'next' })).isSuccess)
    assert.match(await held(), /^FARM-/)
    assert.equal((await ask('resolve', { storeId: 'NONE', slotId: 'next' })).isSuccess, false)
  })

  it('change places: the one before has room again', async () => {
    const [a, b] = [await slot(), await slot()]
    for (const slotId of [a, b, a]) assert.ok((await ask('resolve', { slotId })).isSuccess)
    assert.deepEqual([await taken(a), await taken(b)], [1, 0])
  })

  it('are chosen by a form where scripts are off', async () => {
    const id = await slot()
    await add({ storeId: 'FARM', brandId: 'ALDER' })
    assert.match(
      (await leads({ slotId: id })) ?? '',
      /^\/afx\/cartconflicts\/resolve\/substitute\?/,
    )
    await add({ storeId: 'FARM', brandId: 'ALDER', quantity: 0 })
    assert.equal(await leads({ slotId: id }), '/fresh')
    assert.equal(await held(), id)
    assert.equal(await leads({ slotId: '' }), '/fresh')
    assert.equal(await held(), null)
    assert.equal(await leads({ slotId: 'none' }), '/fresh?error=SLOT_GONE')
  })
})
