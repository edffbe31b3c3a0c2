import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import * as moreCode from '../../../src/widgets/deals/deal-box/deal.more.ts'
import * as rowCode from '../../../src/widgets/deals/deal-box/deal.row.ts'
import { minute, option } from '../../support/deal.ts'
import { dealModel, type DealTest } from '../../support/deal-model.ts'

const full = option({ details: { state: 'WAITLISTFULL' } })

/** A file of code that comes, or does not come, when the test says so. */
function file<T>(value: T) {
  const waiting: PromiseWithResolvers<T>[] = []
  return {
    load() {
      const next = Promise.withResolvers<T>()
      waiting.push(next)
      return next.promise
    },
    asked: () => waiting.length,
    come: () => waiting.at(-1)?.resolve(value),
    fail: () => waiting.at(-1)?.reject(new TypeError('Failed to fetch')),
  }
}

describe('code of a deal box that comes later', () => {
  let test: DealTest
  afterEach(() => test.end())
  const names = () => test.said.events.map(({ name }) => name)

  async function start(offered = option()) {
    const more = file(moreCode)
    test = await dealModel({}, { files: { more: more.load } })
    await test.answer(offered)
    return {
      ...more,
      async come() {
        more.come()
        await test.pass(0)
      },
      async fail() {
        more.fail()
        await test.pass(0)
      },
    }
  }

  it('DEA-002 is not asked for by a deal that anybody can claim', async () => {
    const more = await start()
    await test.pass(5000)
    assert.deepEqual([test.view()?.control, more.asked()], ['claim', 0])
  })

  it('DEA-071 leaves the fallback until it can show what the deal is, and is asked for again', async () => {
    const more = await start(full)
    assert.equal(test.view(), null)
    await more.fail()
    assert.equal(test.view(), null)
    await test.pass(minute)
    await test.answer(full)
    assert.deepEqual([test.view(), more.asked()], [null, 2])
    await more.come()
    assert.equal(test.view()?.notices[0]?.id, 'deal.waitlistFull')
    assert.equal(test.said.states.has('waitlistfull'), true)
  })

  it('DEA-024 lets nobody claim while it is on its way, and keeps what else shows', async () => {
    const more = await start()
    await test.pass(minute)
    await test.answer(full)
    const { control, progress } = test.view() ?? {}
    assert.deepEqual([control, progress?.percent], [null, 42])
    await more.come()
    assert.equal(test.view()?.notices[0]?.id, 'deal.waitlistFull')
    assert.deepEqual(test.said.announced, ['All deals are claimed and the waiting list is full.'])
  })

  it('DEA-045 claims once when it has come, however often the shopper pressed before', async () => {
    const more = await start()
    void test.deal().claim()
    await test.pass(0)
    void test.deal().claim()
    await test.pass(0)
    assert.deepEqual([test.view()?.claiming, test.asked('deal-claim').length], [true, 0])
    await more.come()
    assert.equal(test.asked('deal-claim').length, 1)
    assert.deepEqual(names(), ['dp-deal-updated', 'dp-before-claim-deal'])
    assert.deepEqual(test.said.announced, ['Processing...'])
  })

  it('DEA-058 DEA-079 says that the deal could not be added when it does not come', async () => {
    const more = await start()
    void test.deal().claim()
    await more.fail()
    const { failure, claiming, control } = test.view() ?? {}
    assert.deepEqual([failure, claiming, control], ['deal.redemptionFailed', false, 'claim'])
    assert.deepEqual(test.said.announced, ['This deal could not be added to your cart.'])
    assert.deepEqual(test.eventsNamed('dp-deal-failed'), [
      { dealId: 'D1', asin: test.asin, quantity: 1, reason: 'offline', status: 0 },
    ])
    void test.deal().claim()
    await more.come()
    assert.deepEqual([test.view()?.failure, test.asked('deal-claim').length], [null, 1])
  })

  it('DEA-066 claims nothing when it comes after the page has turned to another offer', async () => {
    const more = await start()
    void test.deal().claim()
    test.configure({ offerListingId: 'OL2' })
    await more.come()
    assert.deepEqual([test.asked('deal-claim').length, test.eventsNamed('dp-deal-failed')], [0, []])
  })

  it('DEA-066 says nothing of a claim when it fails after the page has turned to another offer', async () => {
    const more = await start()
    void test.deal().claim()
    test.configure({ offerListingId: 'OL2' })
    await more.fail()
    assert.deepEqual([test.said.announced, test.eventsNamed('dp-deal-failed')], [[], []])
  })

  it('DEA-001 leaves the fallback until a row can be drawn, and is asked for again', async () => {
    const row = file(rowCode)
    test = await dealModel({}, { files: { row: row.load } })
    row.fail()
    await test.pass(0)
    await test.answer(option())
    assert.deepEqual([test.view(), row.asked()], [null, 2])
    row.come()
    await test.pass(0)
    assert.deepEqual([test.view()?.control, test.view()?.open], ['claim', false])
  })

  it('DEA-001 is not asked for by a single box', async () => {
    const row = file(rowCode)
    test = await dealModel({ layout: 'single' }, { files: { row: row.load } })
    await test.answer(option())
    assert.deepEqual([test.view()?.open, row.asked()], [true, 0])
  })
})
