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

const itemsOf = async (shopper: Shopper) =>
  (await (await shopper.get('/dp/cart/count')).json()).entity.items

describe('deals', () => {
  let store: TestStore
  let now = start
  let made = 0
  let asin = ''
  let path = ''

  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
  })
  after(() => store.close())
  beforeEach(() => {
    now = start
    made += 1
    asin = `B0DEAL${String(made).padStart(4, '0')}`
    path = claimPath(`DEAL-${asin}`)
  })

  async function makeDeal(deal: object = {}) {
    const shopper = await visit(store)
    const body = { product: { asin }, deal: { asin, ...deal } }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
  }
  async function option(shopper: Shopper) {
    const query = `buyingOptionTypes=LIGHTNING_DEAL&offerListingId=OL${asin}`
    const answer = await shopper.get(`/dp/deals/product?${query}`)
    const { entity } = await answer.json()
    return entity.buyingOptions[0]
  }
  async function facts() {
    const answer = await store.app.request(`/__facts/deal/DEAL-${asin}`)
    return answer.json()
  }
  async function claim(shopper: Shopper, quantity = 1, headers = {}) {
    const answer = await shopper.post(path, claimOf(asin, quantity), headers)
    return { status: answer.status, body: await answer.json() }
  }

  it('answers with details, customer status and call to action of a running deal', async () => {
    await makeDeal({ total: 8, claimed: 3 })
    assert.deepEqual(await option(await visit(store)), {
      type: 'LIGHTNING_DEAL',
      dealDetails: {
        dealId: `DEAL-${asin}`,
        state: 'AVAILABLE',
        startTime: now - minute,
        endTime: now + 60 * minute,
        dealPrice: { amount: 999, currency: 'EUR' },
        regularPrice: { amount: 1999, currency: 'EUR' },
        percentClaimed: 37,
      },
      customerStatus: { state: 'NONE' },
      callToAction: { addToCart: true },
    })
  })

  it('answers without a lightning option when there is no deal, and when it has ended', async () => {
    const shopper = await visit(store)
    await makeDeal({ endsIn: minute })
    now += minute
    assert.equal(await option(shopper), undefined)
  })

  it('renews a deal of the shop that has ended', async () => {
    const shopper = await visit(store)
    now += 30 * 24 * 3_600_000
    asin = 'B0HEADPH01'
    const { dealDetails } = await option(shopper)
    assert.equal(dealDetails.startTime, now)
    assert.equal(dealDetails.state, 'AVAILABLE')
  })

  it('claims into the cart and says how long it stays reserved', async () => {
    await makeDeal({ total: 2, maxQuantity: 2 })
    const shopper = await visit(store)
    const { status, body } = await claim(shopper, 2)
    assert.equal(status, 200)
    assert.deepEqual(body.entity, {
      customerState: 'INCART',
      dealAsinState: 'WAITLISTFULL',
      msUntilExpiration: reservation,
    })
    assert.equal(await itemsOf(shopper), 2)
    const { customerStatus, callToAction } = await option(shopper)
    assert.deepEqual(customerStatus, { state: 'IN_CART', expiryTime: now + reservation })
    assert.deepEqual(callToAction, { addToCart: false })
  })

  it('refuses more than the deal allows and a second claim by the quantity limit', async () => {
    await makeDeal({ maxQuantity: 2 })
    const shopper = await visit(store)
    const tooMany = await claim(shopper, 3)
    assert.equal(tooMany.status, 409)
    assert.equal(tooMany.body.type, 'QUANTITY_RESTRICTION_VIOLATION')
    await claim(shopper)
    const second = await claim(shopper)
    assert.equal(second.body.type, 'QUANTITY_RESTRICTION_VIOLATION')
    assert.equal((await facts()).claimed, 1)
  })

  it('claims once when one shopper presses in several tabs at the same moment', async () => {
    await makeDeal({ maxQuantity: 5 })
    const shopper = await visit(store)
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(shopper)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 409, 409, 409, 409, 409, 409, 409])
    assert.equal((await facts()).claimed, 1)
  })

  it('puts claims beyond the units on the waiting list until that is full', async () => {
    await makeDeal({ total: 1, waitlistTotal: 1 })
    const states = []
    for (let shopper = 0; shopper < 3; shopper += 1) {
      states.push((await claim(await visit(store))).body.entity)
    }
    assert.deepEqual(states, [
      { customerState: 'INCART', dealAsinState: 'AVAILABLE', msUntilExpiration: reservation },
      { customerState: 'PENDINGATC', dealAsinState: 'WAITLISTFULL' },
      { customerState: 'NONE', dealAsinState: 'WAITLISTFULL' },
    ])
  })

  it('keeps a reservation to its last millisecond', async () => {
    await makeDeal()
    const shopper = await visit(store)
    await claim(shopper)
    now += reservation - 1
    assert.equal((await option(shopper)).customerStatus.state, 'IN_CART')
    now += 1
    assert.equal((await option(shopper)).customerStatus.state, 'EXPIRED')
  })

  it('takes an expired claim out of the cart, gives its units back and lets it be claimed again', async () => {
    await makeDeal({ total: 1 })
    const shopper = await visit(store)
    await claim(shopper)
    now += reservation
    const { customerStatus, callToAction } = await option(shopper)
    assert.equal(customerStatus.state, 'EXPIRED')
    assert.equal(callToAction.addToCart, true)
    assert.equal(await itemsOf(shopper), 0)
    assert.equal((await facts()).claimed, 0)
    assert.equal((await claim(shopper)).body.entity.customerState, 'INCART')
  })

  it('moves the waiting list on when a reservation runs out, first come first served', async () => {
    await makeDeal({ total: 1, waitlistTotal: 5 })
    const [first, second, third] = [await visit(store), await visit(store), await visit(store)]
    for (const shopper of [first, second, third]) await claim(shopper)
    now += reservation
    assert.deepEqual((await option(second)).customerStatus, {
      state: 'IN_CART',
      expiryTime: now + reservation,
    })
    assert.equal((await option(third)).customerStatus.state, 'PENDING_ADD_TO_CART')
    assert.equal(await itemsOf(second), 1)
    const { claimed, waiting } = await facts()
    assert.deepEqual({ claimed, waiting }, { claimed: 1, waiting: 1 })
  })

  it('serves a claim out of reservations that have just run out', async () => {
    await makeDeal({ total: 1 })
    await claim(await visit(store))
    now += reservation
    const { body } = await claim(await visit(store))
    assert.equal(body.entity.customerState, 'INCART')
  })

  it('gives the units back when the deal is removed from the cart', async () => {
    await makeDeal({ total: 1 })
    const shopper = await visit(store)
    await claim(shopper)
    const [line] = await (await shopper.get('/__facts/cart')).json()
    await shopper.postForm('/cart/remove', { lineId: String(line.id) })
    assert.equal((await facts()).claimed, 0)
    assert.equal(await itemsOf(shopper), 0)
  })

  it('answers a repeated claim with the first answer, also after the state has changed', async () => {
    await makeDeal({ total: 1 })
    const shopper = await visit(store)
    const first = await claim(shopper, 1, { 'idempotency-key': 'a' })
    now += minute
    const second = await claim(shopper, 1, { 'idempotency-key': 'a' })
    assert.deepEqual(second, first)
    assert.equal((await facts()).claims.length, 1)
  })

  it('answers a repeated claim with the first answer when its reservation has run out since', async () => {
    await makeDeal()
    const shopper = await visit(store)
    const key = { 'idempotency-key': 'late' }
    const first = await claim(shopper, 1, key)
    now += reservation
    assert.equal((await option(shopper)).customerStatus.state, 'EXPIRED')
    assert.deepEqual(await claim(shopper, 1, key), first)
    assert.equal((await facts()).claimed, 0)
  })

  it('claims once when the same key arrives several times at the same moment', async () => {
    await makeDeal({ maxQuantity: 5 })
    const shopper = await visit(store)
    const key = { 'idempotency-key': 'b' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(shopper, 1, key)))
    for (const answer of answers) assert.deepEqual(answer, answers[0])
    assert.equal((await facts()).claimed, 1)
  })

  it('refuses another body under the same key, and keeps keys of shoppers apart', async () => {
    await makeDeal({ maxQuantity: 5 })
    const shopper = await visit(store)
    const key = { 'idempotency-key': 'c' }
    await claim(shopper, 1, key)
    assert.equal((await claim(shopper, 2, key)).status, 422)
    assert.equal((await claim(await visit(store), 2, key)).status, 200)
  })

  it('does not sell before the start, and answers with the state', async () => {
    await makeDeal({ startsIn: minute })
    const shopper = await visit(store)
    assert.equal((await option(shopper)).dealDetails.state, 'UPCOMING')
    const { body } = await claim(shopper)
    assert.deepEqual(body.entity, { customerState: 'NONE', dealAsinState: 'UPCOMING' })
    now += minute
    assert.equal((await claim(shopper)).body.entity.customerState, 'INCART')
  })

  it('sells a members-only deal to members alone', async () => {
    await makeDeal({ accessBehavior: 'PRIME_ONLY' })
    const stranger = await claim(await visit(store, 'signed-in'))
    assert.equal(stranger.status, 409)
    assert.equal(stranger.body.type, 'DEAL_MEMBERS_ONLY')
    const member = await claim(await visit(store, 'member'))
    assert.equal(member.body.entity.customerState, 'INCART')
  })

  it('opens an early-access deal to members first and tells each their own start', async () => {
    const early = { accessBehavior: 'PRIME_EARLY_ACCESS', earlyAccessMs: 10 * minute, startsIn: 0 }
    await makeDeal(early)
    const [member, stranger] = [await visit(store, 'member'), await visit(store)]
    assert.equal((await option(member)).dealDetails.startTime, start)
    assert.equal((await option(stranger)).dealDetails.startTime, start + 10 * minute)
    now = start + 10 * minute - 1
    assert.equal((await claim(stranger)).body.type, 'DEAL_EARLY_ACCESS')
    assert.equal((await claim(member)).body.entity.customerState, 'INCART')
    now += 1
    assert.equal((await claim(stranger)).body.entity.customerState, 'INCART')
  })

  it('refuses deals that do not exist, have ended or are for another product', async () => {
    await makeDeal({ endsIn: minute })
    const shopper = await visit(store)
    const unknown = await shopper.post(claimPath('nothing'), claimOf(asin))
    assert.equal(unknown.status, 404)
    const other = await shopper.post(path, claimOf('B0PAPER001'))
    assert.equal(other.status, 422)
    now += minute
    assert.equal((await claim(shopper)).body.type, 'DEAL_ENDED')
  })

  it('shows the customer state and progress that a fixture asks for', async () => {
    const shopper = await visit(store)
    const deal = { asin, percentClaimed: 89.9, percentClaimedMessage: 'Nearly gone' }
    const customer = { state: 'CLAIMED' }
    await shopper.post('/__fixtures', { product: { asin }, deal, customer })
    const { dealDetails, customerStatus } = await option(shopper)
    assert.equal(customerStatus.state, 'CLAIMED')
    assert.equal(dealDetails.percentClaimed, 89.9)
    assert.equal(dealDetails.percentClaimedMessage, 'Nearly gone')
    assert.equal((await option(await visit(store))).customerStatus.state, 'NONE')
  })

  it('makes room on the waiting list for a customer whom a fixture puts there', async () => {
    const shopper = await visit(store)
    const customer = { state: 'PENDING_ADD_TO_CART' }
    const body = { product: { asin }, deal: { asin }, customer }
    assert.equal((await shopper.post('/__fixtures', body)).status, 201)
    const { customerStatus, callToAction } = await option(shopper)
    assert.equal(customerStatus.state, 'PENDING_ADD_TO_CART')
    assert.equal(callToAction.addToCart, false)
  })
})
