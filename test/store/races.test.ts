import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { Pool } from 'pg'
import { protectionOf } from '../../src/rules/association.ts'
import { toReview } from '../support/checkout.ts'
import { postgresPrograms, startPostgres, type Cluster } from '../support/postgres.ts'
import {
  claimOf,
  claimPath,
  startStore,
  visit,
  type Shopper,
  type TestStore,
} from '../support/store.ts'
import { waitUntil } from '../support/wait.ts'

const programs = postgresPrograms()
const skip = programs ? false : 'no PostgreSQL under /usr/lib/postgresql'
const rounds = 5
const minute = 60_000

const claim = (who: Shopper, asin: string, headers = {}) =>
  who.post(claimPath(`DEAL-${asin}`), claimOf(asin), headers)

const atOnce = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()

/** PGlite answers one query after another: only a server with connections shows a race. */
describe('requests at the same moment on PostgreSQL', { skip }, () => {
  let cluster: Cluster
  let store: TestStore
  let shopper: Shopper
  let now = Date.UTC(2030, 0, 1)
  let made = 0

  before(async () => {
    cluster = await startPostgres(programs ?? '')
    store = await startStore({ database: cluster.url, faults: true })
    store.setClock(() => now)
  })
  after(async () => {
    await store.close()
    await cluster.stop()
  })
  beforeEach(async () => {
    shopper = await visit(store)
  })

  async function makeProduct(product: object, deal?: object): Promise<string> {
    made += 1
    const asin = `B0RACE${String(made).padStart(4, '0')}`
    const body = { product: { asin, ...product }, ...(deal ? { deal: { asin, ...deal } } : {}) }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
    return asin
  }
  const factsOf = async (asin: string) =>
    (await store.app.request(`/__facts/deal/DEAL-${asin}`)).json()
  const add = (asin: string, quantity: number, headers = {}) =>
    shopper.post(
      '/dp/cart/add-items',
      { items: [{ asin, offerListingId: `OL${asin}`, quantity }] },
      headers,
    )

  it('give one shopper one claim', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asin = await makeProduct({}, { maxQuantity: 5 })
      const answers = await atOnce(6, () => claim(shopper, asin))
      assert.deepEqual(statuses(answers), [200, 409, 409, 409, 409, 409])
      assert.equal((await factsOf(asin)).claimed, 1)
    }
  })

  it('claim once under one key, with one answer', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asin = await makeProduct({}, { maxQuantity: 5 })
      const key = { 'idempotency-key': asin }
      const answers = await atOnce(6, async () => (await claim(shopper, asin, key)).json())
      for (const answer of answers) assert.deepEqual(answer, answers[0])
      assert.equal((await factsOf(asin)).claimed, 1)
    }
  })

  it('add once under one key', async () => {
    const asin = await makeProduct({})
    const answers = await atOnce(6, () => add(asin, 2, { 'idempotency-key': asin }))
    assert.deepEqual(statuses(answers), [200, 200, 200, 200, 200, 200])
    const [line] = await (await shopper.get('/__facts/cart')).json()
    assert.equal(line.quantity, 2)
  })

  it('keep to the stock', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asin = await makeProduct({ stock: 3 })
      const answers = await atOnce(4, () => add(asin, 2))
      assert.deepEqual(statuses(answers), [200, 422, 422, 422])
    }
  })

  it('STO-062 add one plan for one product', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asin = await makeProduct({})
      await shopper.post('/__fixtures', { plan: { asin, planAsin: 'B0PLAN0002' } })
      await add(asin, 1)
      const plan = { asin: 'B0PLAN0002', offerListingId: 'OLB0PLAN0002', quantity: 1 }
      const additionalParameters = { itemAssociation: protectionOf(asin) }
      const items = [{ ...plan, additionalParameters }]
      const answers = await atOnce(4, () => shopper.post('/dp/cart/add-items', { items }))
      assert.deepEqual(statuses(answers), [200, 422, 422, 422])
    }
  })

  it('STO-002 keep to the stock while the quantity of a line changes', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const asin = await makeProduct({ stock: 3 })
      await add(asin, 1)
      const line = async (): Promise<{ id: number; quantity: number }> => {
        const lines = await (await shopper.get('/__facts/cart')).json()
        return lines.find((one: { asin: string }) => one.asin === asin)
      }
      const fields = { lineId: String((await line()).id), quantity: '3' }
      await Promise.all([
        ...Array.from({ length: 3 }, () => add(asin, 2)),
        shopper.postForm('/cart/update', fields),
      ])
      assert.equal((await line()).quantity, 3)
    }
  })

  it('keep the counts right while reservations run out and the waiting list moves on', async () => {
    const asin = await makeProduct({}, { total: 3, waitlistTotal: 50, endsIn: 600 * minute })
    const visitors = await atOnce(12, () => visit(store))
    for (const visitor of visitors.slice(0, 8)) await claim(visitor, asin)
    now += 15 * minute
    const polls = atOnce(4, () =>
      shopper.get(`/dp/deals/product?buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${asin}`),
    )
    const claims = await atOnce(4, n => claim(visitors[8 + n] ?? shopper, asin))
    assert.deepEqual(statuses([...claims, ...(await polls)]), Array(8).fill(200))
    const { claimed, waiting, claims: rows } = await factsOf(asin)
    const units = (state: string) =>
      rows.filter((row: { state: string }) => row.state === state).length
    assert.deepEqual({ claimed, waiting }, { claimed: 3, waiting: 6 })
    assert.equal(units('IN_CART'), 3)
    assert.equal(units('PENDING_ADD_TO_CART'), 6)
    assert.equal(units('EXPIRED'), 3)
  })

  it('STO-048 orders no deal whose reservation another store ends at the same moment', async () => {
    const asin = await makeProduct({ stock: 9, price: 5000 }, { total: 1, price: 3000 })
    await claim(shopper, asin)
    const order = await toReview(shopper)
    const pool = new Pool({ connectionString: cluster.url })
    const other = await pool.connect()
    // The other store has the lock of the deal, so the order has read its cart and waits.
    await other.query('begin')
    await other.query('select from deal where asin = $1 for update', [asin])
    const placed = shopper.postForm('/checkout/order', order)
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%"deal"%'`
    await waitUntil(async () => (await pool.query(waits)).rowCount, 'the order waits')
    await other.query(
      `with ended as (update claim set state = 'EXPIRED' where deal_id = $1 returning id)
      delete from cart_line where claim_id in (select id from ended)`,
      [`DEAL-${asin}`],
    )
    await other.query('update deal set claimed = 0 where asin = $1', [asin])
    await other.query('commit')
    other.release()
    await pool.end()
    const to = (await placed).headers.get('location')
    assert.equal(to, '/checkout/review?error=DEAL_OVER')
    assert.equal((await factsOf(asin)).claims[0].state, 'EXPIRED')
    assert.equal((await shopper.get(`/orders/${order.id}`)).status, 404)
  })
})
