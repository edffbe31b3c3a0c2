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
import { fitmentRequests } from '../fitment/requests.ts'

const day = 24 * 3_600_000
const start = Date.UTC(2030, 0, 1)
const coffee = { asin: 'B0COFFEE01', offerListingId: 'OLB0COFFEE01', quantity: 1 }

describe('an idempotency key', () => {
  let store: TestStore
  let shopper: Shopper
  let now = start
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
  })
  after(() => store.close())
  beforeEach(async () => {
    now = start
    shopper = await visit(store)
  })

  const add = (key: string, { item = coffee, query = '', who = shopper } = {}) =>
    who.post(`/dp/cart/add-items${query}`, { items: [item] }, { 'idempotency-key': key })
  const claim = (deal: string) =>
    shopper.post(claimPath(`DEAL-${deal}`), claimOf('B0IDEMP001'), { 'idempotency-key': 'deal' })
  const itemsOf = async (who = shopper) =>
    (await (await who.get('/dp/cart/count')).json()).entity.items

  it('COR-073 keeps its answer for a day', async () => {
    const first = await (await add('day')).json()
    now += day
    await store.tick()
    assert.deepEqual(await (await add('day')).json(), first)
    assert.equal(await itemsOf(), 1)
    now += 1
    await store.tick()
    await add('day')
    assert.equal(await itemsOf(), 2)
  })

  it('COR-073 is of one shopper', async () => {
    const other = await visit(store)
    await add('mine')
    const answer = await add('mine', { who: other, item: { ...coffee, quantity: 3 } })
    assert.equal((await answer.json()).entity.count.entity.items, 3)
    assert.deepEqual([await itemsOf(), await itemsOf(other)], [1, 3])
    const again = await (await add('mine')).json()
    assert.equal(again.entity.count.entity.items, 1)
  })

  it('COR-073 keeps the answers to several keys apart', async () => {
    await add('one')
    await add('two', { item: { ...coffee, quantity: 2 } })
    const again = await Promise.all(
      [add('one'), add('two', { item: { ...coffee, quantity: 2 } })].map(async answer =>
        (await answer).json(),
      ),
    )
    assert.deepEqual(
      again.map(({ entity }) => entity.count.entity.items),
      [1, 3],
    )
    assert.equal(await itemsOf(), 3)
  })

  it('COR-073 is free again after a refusal', async () => {
    const unknown = await add('again', { item: { ...coffee, asin: 'B0UNKNOWN1' } })
    assert.equal(unknown.status, 422)
    assert.equal((await unknown.json()).type, 'UNKNOWN_ASIN')
    assert.equal((await add('again')).status, 200)
  })

  it('COR-073 gives the same answer under another reference tag', async () => {
    await add('tag', { query: '?ref=a' })
    assert.equal((await add('tag', { query: '?ref=b' })).status, 200)
    assert.equal(await itemsOf(), 1)
  })

  it('COR-073 is refused with another body, or for another deal', async () => {
    await add('used')
    const other = await add('used', { item: { ...coffee, quantity: 2 } })
    assert.deepEqual([other.status, (await other.json()).type], [422, 'IDEMPOTENCY_KEY_REUSED'])
    for (const asin of ['B0IDEMP001', 'B0IDEMP002']) {
      const made = { product: { asin }, deal: { asin } }
      assert.equal((await shopper.post('/__fixtures', made)).status, 201)
    }
    assert.equal((await claim('B0IDEMP001')).status, 200)
    assert.equal((await (await claim('B0IDEMP002')).json()).type, 'IDEMPOTENCY_KEY_REUSED')
  })

  it('COR-073 has at most 255 characters', async () => {
    assert.equal((await add('k'.repeat(255))).status, 200)
    const longer = await add('k'.repeat(256))
    assert.equal(longer.status, 400)
    assert.deepEqual((await longer.json()).entity, {
      status: 'INVALID_INPUT',
      field: 'Idempotency-Key',
      message: 'At most 255 characters',
    })
  })

  it('COR-073 counts for nothing when it is empty, or where nothing is created', async () => {
    await add('')
    await add('')
    assert.equal(await itemsOf(), 2)
    const { path, body } = fitmentRequests['ownership-set']
    const long = { 'idempotency-key': 'k'.repeat(256) }
    assert.equal((await shopper.post(path, body, long)).status, 200)
  })

  it('COR-073 sends one invitation', async () => {
    const member = await visit(store, 'member')
    const page = await (await member.get('/dp/B0CONSOLE1')).text()
    const token = page.match(/data-encrypted-token="([^"]+)"/)?.[1] ?? ''
    const invite = (headers: object) =>
      member.post('/dp/invite/request', {}, { 'x-dp-encrypted-token': token, ...headers })
    for (const headers of [{ 'idempotency-key': 'i' }, { 'idempotency-key': 'i' }, {}]) {
      assert.equal((await invite(headers)).status, 200)
    }
  })
})
