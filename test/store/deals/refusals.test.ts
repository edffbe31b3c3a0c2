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

const minute = 60_000
const reservation = 15 * minute
const start = Date.UTC(2030, 0, 1)

describe('a claim that does not succeed', () => {
  let store: TestStore
  let shopper: Shopper
  let now = start
  let made = 0
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
  })
  after(() => store.close())
  beforeEach(async () => {
    now = start
    shopper = await visit(store)
  })

  /** A product with a deal. Returns the asin. */
  async function makeDeal(deal: object = {}): Promise<string> {
    made += 1
    const asin = `B0REFU${String(made).padStart(4, '0')}`
    const body = { product: { asin }, deal: { asin, ...deal } }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
    return asin
  }
  /** What the server says: a refusal, or the states of customer and deal. */
  async function claim(asin: string, who = shopper, quantity = 1, key = ''): Promise<string> {
    const headers = key ? { 'idempotency-key': key } : {}
    const answer = await who.post(claimPath(`DEAL-${asin}`), claimOf(asin, quantity), headers)
    const { entity, type } = await answer.json()
    return type ?? `${entity.customerState} ${entity.dealAsinState}`
  }
  const tooMany = 'QUANTITY_RESTRICTION_VIOLATION'

  const statusOf = async (asin: string, who = shopper) => {
    const query = `buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${asin}`
    const { entity } = await (await who.get(`/dp/deals/product?${query}`)).json()
    return entity.buyingOptions[0].customerStatus
  }

  it('is refused for its quantity from the very start', async () => {
    const asin = await makeDeal({ startsIn: 0 })
    assert.equal(await claim(asin, shopper, 99), tooMany)
    assert.equal(await claim(await makeDeal({ startsIn: 1 }), shopper, 99), 'NONE UPCOMING')
  })

  it('is refused to others from the first to the last moment of early access', async () => {
    const early = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: minute, startsIn: 0 }
    const asin = await makeDeal(early)
    assert.equal(await claim(asin), 'DEAL_EARLY_ACCESS')
    now += minute - 1
    assert.equal(await claim(asin, shopper, 99), 'DEAL_EARLY_ACCESS')
    now += 1
    assert.equal(await claim(asin, shopper, 99), tooMany)
  })

  it('is answered with the state before early access', async () => {
    const early = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: minute, startsIn: minute }
    assert.equal(await claim(await makeDeal(early)), 'NONE UPCOMING')
  })

  it('is refused to members for its quantity alone', async () => {
    const member = await visit(store, 'member')
    const early = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: minute, startsIn: 0 }
    for (const deal of [early, { accessBehavior: 'PRIME_ONLY' }]) {
      assert.equal(await claim(await makeDeal(deal), member, 99), tooMany)
    }
  })

  it('is of another deal, of another shopper, or has run out: no reason to refuse the next', async () => {
    const [full, free] = [await makeDeal({ total: 1, waitlistTotal: 0 }), await makeDeal()]
    assert.equal(await claim(full), 'INCART WAITLISTFULL')
    now += reservation
    // Another shopper now has the one unit.
    assert.equal(await claim(full, await visit(store)), 'INCART WAITLISTFULL')
    assert.equal(await claim(free), 'INCART AVAILABLE')
    assert.equal(await claim(full), 'NONE WAITLISTFULL')
    assert.equal(await claim(free), tooMany)
  })

  it('finds units that have just come free taken by who has waited longer', async () => {
    const asin = await makeDeal({ total: 1, waitlistTotal: 1 })
    await claim(asin, await visit(store))
    assert.match(await claim(asin, await visit(store)), /^PENDINGATC/)
    now += reservation
    assert.equal(await claim(asin, shopper, 2), tooMany)
    assert.match(await claim(asin), /^PENDINGATC/)
  })

  it('of the waiting list is repeated under its key', async () => {
    const asin = await makeDeal({ total: 1, waitlistTotal: 1 })
    await claim(asin, await visit(store))
    const first = await claim(asin, shopper, 1, 'waiting')
    assert.match(first, /^PENDINGATC /)
    assert.equal(await claim(asin, shopper, 1, 'waiting'), first)
    assert.equal(await claim(asin, await visit(store)), 'NONE WAITLISTFULL')
  })

  it('tells the shopper’s own latest claim of this deal', async () => {
    const [claimed, other] = [await makeDeal(), await makeDeal()]
    await claim(claimed)
    assert.deepEqual(await statusOf(claimed), { state: 'IN_CART', expiryTime: now + reservation })
    assert.deepEqual(await statusOf(other), { state: 'NONE' })
    assert.deepEqual(await statusOf(claimed, await visit(store)), { state: 'NONE' })
    now += reservation
    assert.equal((await statusOf(claimed)).state, 'EXPIRED')
    await claim(claimed)
    assert.deepEqual(await statusOf(claimed), { state: 'IN_CART', expiryTime: now + reservation })
  })
})
