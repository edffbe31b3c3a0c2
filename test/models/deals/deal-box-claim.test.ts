import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { DealBox } from '../../../elements/deals/deal-box.ts'
import type { Config } from '../../../src/element/describe.ts'
import { minute, noon, option } from '../../support/deal.ts'
import { dealModel, type DealTest } from '../../support/deal-model.ts'

const membersDeal = { accessBehavior: 'PRIME_ONLY', type: 'DEAL_OF_THE_DAY' }
const entity = (customerState: string, more: object = {}) => ({
  entity: { customerState, dealAsinState: 'AVAILABLE', ...more },
})
const reserved = entity('INCART', { msUntilExpiration: 75_000 })

describe('a claim', () => {
  let test: DealTest
  afterEach(() => test.end())

  async function start(
    given: Partial<Config<DealBox>> = {},
    offered = option(),
    options?: { cancels: readonly string[] },
  ) {
    test = await dealModel(given, options)
    await test.answer(offered)
    test.said.announced.length = 0
  }
  async function press() {
    void test.deal().claim()
    await test.pass(0)
  }
  const claims = () => test.asked('deal-claim')
  const failure = () => test.view()?.failure
  const outcome = async (value: unknown) => {
    await press()
    await test.succeed('deal-claim', value)
  }
  const failing = async (problem: string, status = 0) => {
    await press()
    await test.fail('deal-claim', problem, status)
  }

  it('DEA-041 DEA-042 names deal, reftag, product and device', async () => {
    await start({
      claimEndpoint: '/claims/',
      installmentsProgramId: 'I1',
      devicePreRegistered: true,
    })
    await press()
    const [{ input, options } = {}] = claims()
    assert.deepEqual(input, {
      params: { dealId: 'D1' },
      query: { ref_: 'dp_deal_claim' },
      body: {
        asin: test.asin,
        quantity: 1,
        installmentsProgramId: 'I1',
        devicePreRegistered: true,
      },
    })
    assert.equal(options?.at, '/claims/')
  })

  it('DEA-042 DEA-088 names the configured deal before the polled one', async () => {
    await start({ dealId: 'OWN' })
    await press()
    assert.deepEqual(test.eventsNamed('dp-before-claim-deal'), [
      { dealId: 'OWN', asin: test.asin, quantity: 1 },
    ])
  })

  it("DEA-043 claims what the deal's own drop-down says, not the main quantity", async () => {
    await start({ maxQuantity: 3 })
    test.ports.page.quantity(test.asin).set(7)
    test.deal().choose(2)
    assert.equal(test.view()?.quantity, 2)
    await press()
    assert.equal(JSON.stringify(claims()[0]?.input).includes('"quantity":2'), true)
  })

  it('DEA-087 never claims more than maxQuantity', async () => {
    await start({ maxQuantity: 3 })
    test.deal().choose(3)
    test.configure({ maxQuantity: 2 })
    assert.equal(test.view()?.quantity, 2)
  })

  it('DEA-044 sends nothing when a listener cancels it', async () => {
    await start({}, option(), { cancels: ['dp-before-claim-deal'] })
    await press()
    assert.deepEqual([claims().length, test.view()?.claiming], [0, false])
  })

  it('DEA-045 is processing while under way, and takes no further press', async () => {
    await start()
    await press()
    assert.equal(test.view()?.claiming, true)
    assert.equal(test.said.states.has('processing'), true)
    await press()
    assert.deepEqual([claims().length, test.eventsNamed('dp-before-claim-deal').length], [1, 1])
  })

  it('DEA-046 shows what was polled meanwhile only once it has ended', async () => {
    await start()
    await press()
    await test.pass(minute)
    await test.answer(option({ details: { percentClaimed: 77 } }))
    assert.equal(test.view()?.progress?.percent, 42)
    await test.succeed('deal-claim', reserved)
    assert.equal(test.view()?.progress?.percent, 77)
    assert.equal(test.view()?.notices[0]?.id, 'deal.inCart')
  })

  it('DEA-046 shows what was polled meanwhile when it has failed, too', async () => {
    await start()
    await press()
    await test.pass(minute)
    await test.answer(null)
    assert.equal(test.view()?.control, 'claim')
    await test.fail('deal-claim', 'redemption-failed', 409)
    assert.equal(test.view()?.notices[0]?.id, 'deal.unavailable')
  })

  it('DEA-046 shows its success where a poll meanwhile has found no deal', async () => {
    await start()
    await press()
    await test.pass(minute)
    await test.answer(null)
    await test.succeed('deal-claim', reserved)
    assert.equal(test.view()?.notices[0]?.id, 'deal.inCart')
  })

  it('DEA-047 DEA-048 shows its answer on the spot', async () => {
    await start()
    await outcome(entity('INCART', { msUntilExpiration: 75_000, dealAsinState: 'WAITLISTFULL' }))
    const { notices, control, claiming } = test.view() ?? {}
    assert.deepEqual(
      notices?.map(({ id }) => id),
      ['deal.inCart', 'deal.waitlistFull'],
    )
    assert.deepEqual([notices?.[0]?.left, control, claiming], [75_000, null, false])
    assert.deepEqual([test.said.states.has('in-cart'), test.asked().length], [true, 1])
  })

  it('DEA-047 knows the other names of the answer', async () => {
    const states = { PENDINGATC: 'PENDING_ADD_TO_CART', CLAIMED: 'CLAIMED' }
    for (const [answered, state] of Object.entries(states)) {
      await start()
      await outcome(entity(answered))
      assert.deepEqual(test.eventsNamed('dp-deal-updated').at(-1), {
        dealId: 'D1',
        asin: test.asin,
        dealState: 'AVAILABLE',
        customerState: state,
      })
      test.end()
    }
    await start()
  })

  it('DEA-048 forgets a poll that was sent before it succeeded', async () => {
    await start()
    await test.pass(minute)
    await outcome(reserved)
    await test.answer(option())
    assert.equal(test.view()?.notices[0]?.id, 'deal.inCart')
  })

  it('DEA-078 DEA-077 tells the page of success, once', async () => {
    await start()
    test.said.events.length = 0
    await outcome(reserved)
    const claim = { dealId: 'D1', asin: test.asin, quantity: 1 }
    assert.deepEqual(
      test.said.events.map(({ name }) => name),
      ['dp-before-claim-deal', 'dp-deal-updated', 'dp-deal-claimed'],
    )
    assert.deepEqual(test.eventsNamed('dp-deal-claimed'), [
      {
        ...claim,
        offerListingId: 'OL1',
        customerState: 'IN_CART',
        dealState: 'AVAILABLE',
        expiresAt: noon + 75_000,
      },
    ])
  })

  it('DEA-078 tells no end of a reservation that the answer does not know', async () => {
    await start()
    await outcome(entity('INCART'))
    const [detail] = test.eventsNamed('dp-deal-claimed')
    assert.equal((detail as { expiresAt: unknown }).expiresAt, null)
    assert.equal(test.view()?.notices[0]?.id, 'deal.claimed')
  })

  it('DEA-056 DEA-078 DEA-079 tells of the quantity limit until the next press', async () => {
    await start()
    await failing('quantity-limit', 409)
    assert.deepEqual([failure(), test.view()?.claiming], ['deal.quantityLimit', false])
    const claim = { dealId: 'D1', asin: test.asin, quantity: 1 }
    assert.deepEqual(test.eventsNamed('dp-deal-failed'), [
      { ...claim, reason: 'quantity-limit', status: 409 },
    ])
    await test.pass(minute)
    await test.answer(option())
    assert.deepEqual([failure(), test.view()?.control], ['deal.quantityLimit', 'claim'])
    await press()
    assert.deepEqual([failure(), claims().length], [null, 2])
  })

  it('DEA-057 closes a members-only deal of the day after that, also in a box put in later', async () => {
    const offered = option({ details: { ...membersDeal, dealId: 'CLOSED' } })
    await start({ hasPrimeSavingsBenefit: true }, offered)
    await failing('quantity-limit', 409)
    assert.deepEqual([test.view()?.control, failure()], [null, 'deal.quantityLimit'])
    await test.pass(minute)
    await test.answer(offered)
    assert.equal(test.view()?.control, null)
    test.end()
    await start({ hasPrimeSavingsBenefit: true }, offered)
    assert.equal(test.view()?.control, null)
  })

  for (const [what, details] of [
    ['members-only deal', { ...membersDeal, type: 'LIGHTNING_DEAL', dealId: 'OPEN1' }],
    ['deal of the day', { ...membersDeal, accessBehavior: 'ALL', dealId: 'OPEN2' }],
  ] as const) {
    it(`DEA-057 closes no other ${what}`, async () => {
      await start({ hasPrimeSavingsBenefit: true }, option({ details }))
      await failing('quantity-limit', 409)
      assert.equal(test.view()?.control, 'claim')
    })
  }

  it('DEA-058 DEA-078 tells of any other failure', async () => {
    for (const problem of ['redemption-failed', 'malformed', 'unavailable']) {
      await start()
      await failing(problem, 500)
      assert.deepEqual([failure(), test.view()?.control], ['deal.redemptionFailed', 'claim'])
      assert.equal(test.asked().length, 1)
      const [detail] = test.eventsNamed('dp-deal-failed')
      assert.deepEqual(detail, {
        dealId: 'D1',
        asin: test.asin,
        quantity: 1,
        reason: problem,
        status: 500,
      })
      test.end()
    }
    await start()
  })

  it('DEA-080 asks at once whether a claim has arrived of which nothing was heard', async () => {
    for (const problem of ['timeout', 'offline']) {
      await start()
      await failing(problem)
      assert.deepEqual([failure(), test.asked().length], ['deal.redemptionFailed', 2])
      await test.answer(option({ customer: { state: 'IN_CART', expiryTime: noon + minute } }))
      assert.equal(test.view()?.notices[0]?.id, 'deal.inCart')
      test.end()
    }
    await start()
  })

  it('DEA-074 takes over the states of an answer that is no success', async () => {
    await start()
    await outcome(entity('NONE', { dealAsinState: 'WAITLISTFULL' }))
    assert.deepEqual([failure(), test.view()?.control], ['deal.waitlistFull', null])
    const [detail] = test.eventsNamed('dp-deal-failed')
    assert.deepEqual(detail, {
      dealId: 'D1',
      asin: test.asin,
      quantity: 1,
      reason: 'not-claimed',
      status: 200,
    })
    assert.deepEqual(test.eventsNamed('dp-deal-claimed'), [])
    test.end()
    for (const state of ['NONE', 'EXPIRED']) {
      await start()
      await outcome(entity(state))
      assert.deepEqual([failure(), test.view()?.control], ['deal.redemptionFailed', 'claim'])
      assert.partialDeepStrictEqual(test.eventsNamed('dp-deal-updated').at(-1), {
        customerState: state,
      })
      test.end()
    }
    await start()
  })

  it('DEA-066 ends quietly when the element leaves the page', async () => {
    await start()
    await failing('aborted')
    assert.deepEqual([failure(), test.view()?.claiming], [null, false])
    assert.deepEqual(test.eventsNamed('dp-deal-failed'), [])
  })

  it('COR-070 is forgotten when the page turns to another offer', async () => {
    await start()
    await press()
    const signal = claims()[0]?.options?.signal
    test.configure({ offerListingId: 'OL2' })
    assert.equal(signal?.aborted, true)
    await test.pass(0)
    await test.answer(option({ details: { dealId: 'D2' } }))
    assert.deepEqual([test.view()?.claiming, test.view()?.control], [false, 'claim'])
  })
})
