import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import type { DealBox } from '../../../elements/deals/deal-box.ts'
import type { Config } from '../../../src/element/describe.ts'
import { page } from '../../../src/page/page.ts'
import { inCart, minute, noon, option } from '../../support/deal.ts'
import { dealModel, type DealTest } from '../../support/deal-model.ts'
import { sendToWindow, setHidden } from '../../support/node-page.ts'

describe('the clock of a deal box', () => {
  let test: DealTest
  const start = async (given?: Partial<Config<DealBox>>) => (test = await dealModel(given))
  afterEach(() => test.end())
  const counted = () => test.asked().length
  const left = () => test.view()?.timer?.left

  it('DEA-071 asks at the start, shows nothing until it is answered, and polls on', async () => {
    await start()
    assert.equal(counted(), 1)
    await test.fail('deal-product', 'unavailable', 503)
    assert.equal(test.view(), null)
    await test.pass(minute)
    assert.equal(counted(), 2)
    await test.answer(option())
    assert.equal(test.view()?.control, 'claim')
  })

  it('DEA-019 asks again every pollingIntervalMs', async () => {
    await start({ pollingIntervalMs: 15_000 })
    await test.answer(option())
    await test.pass(14_999)
    assert.equal(counted(), 1)
    await test.pass(1)
    assert.equal(counted(), 2)
    await test.answer(option())
    await test.pass(15_000)
    assert.equal(counted(), 3)
  })

  it('DEA-019 never asks while an answer is on its way', async () => {
    await start({ pollingIntervalMs: 1000 })
    await test.pass(5000)
    assert.equal(counted(), 1)
    await test.answer(option())
    await test.pass(1000)
    assert.equal(counted(), 2)
  })

  it('DEA-019 takes over another interval and another offer at once', async () => {
    await start()
    await test.answer(option())
    test.configure({ pollingIntervalMs: 5000 })
    await test.pass(0)
    await test.answer(option())
    await test.pass(5000)
    assert.equal(counted(), 3)
    test.configure({ offerListingId: 'OL2' })
    await test.pass(0)
    assert.equal(test.view(), null)
    assert.deepEqual(test.asked().at(-1)?.input, {
      query: { buyingOptionTypes: 'LIGHTNING_DEAL', offerListingId: 'OL2' },
    })
  })

  it('DEA-004 counts down once per second, on full seconds', async () => {
    await start()
    const draws: (number | undefined)[] = []
    await test.answer(option({ details: { endTime: noon + 5500 } }))
    test.deal().$view.listen(view => draws.push(view?.timer?.left))
    await test.pass(2500)
    assert.deepEqual(draws, [5000, 4000, 3000])
  })

  it("DEA-005 counts on the server's time, whatever the client's clock says", async t => {
    await start({ systemTime: noon - 10 * minute })
    await test.answer(option())
    assert.equal(left(), 70 * minute)
    t.mock.method(Date, 'now', () => noon + 50 * minute)
    await test.pass(1000)
    assert.equal(left(), 70 * minute - 1000)
  })

  it("DEA-005 takes over another systemTime, and the client's clock where there is none", async () => {
    await start()
    await test.answer(option())
    assert.equal(left(), 60 * minute)
    test.configure({ systemTime: noon - minute })
    assert.equal(left(), 61 * minute)
  })

  it('DEA-006 is ending from 1799999 ms before its end on', async () => {
    await start()
    await test.answer(option({ details: { endTime: noon + 1_800_000 } }))
    assert.equal(test.said.states.has('ending'), false)
    await test.pass(1)
    assert.equal(test.said.states.has('ending'), true)
  })

  it('DEA-020 DEA-072 asks once, 1 s after the end, and offers no button until the answer', async () => {
    await start()
    await test.answer(option({ details: { endTime: noon + 3000 } }))
    await test.pass(2999)
    assert.equal(test.view()?.control, 'claim')
    await test.pass(1)
    assert.deepEqual([test.view()?.control, left(), counted()], ['updating', 0, 1])
    await test.pass(999)
    assert.equal(counted(), 1)
    await test.pass(1)
    assert.equal(counted(), 2)
    await test.answer(option({ details: { state: 'WAITLISTFULL' } }))
    assert.equal(test.view()?.control, null)
    await test.pass(20_000)
    assert.equal(counted(), 2)
  })

  it('DEA-020 asks once for a countdown, even where the answer is still the old one', async () => {
    await start()
    const ended = option({ details: { endTime: noon } })
    await test.answer(ended)
    await test.pass(1000)
    await test.answer(ended)
    await test.pass(30_000)
    assert.equal(counted(), 2)
  })

  it('DEA-020 DEA-003 asks 1 s after the start, and then the deal runs', async () => {
    await start()
    await test.answer(option({ details: { state: 'UPCOMING', startTime: noon + 2000 } }))
    await test.pass(3000)
    assert.equal(counted(), 2)
    await test.answer(option({ details: { startTime: noon + 2000 } }))
    assert.equal(test.view()?.control, 'claim')
  })

  it('DEA-052 is processing when the time in the cart is over, and asks 1 s later', async () => {
    await start()
    await test.answer(inCart(2000))
    await test.pass(1000)
    assert.deepEqual(test.view()?.notices[0], {
      id: 'deal.inCart',
      tone: 'success',
      left: 1000,
      link: 'cart',
    })
    await test.pass(1000)
    assert.equal(test.said.states.has('processing'), true)
    assert.deepEqual(test.view()?.notices, [])
    await test.pass(1000)
    assert.equal(counted(), 2)
    await test.answer(option({ customer: { state: 'EXPIRED' } }))
    assert.equal(test.view()?.control, 'claim')
    assert.equal(test.said.states.has('processing'), false)
  })

  it('DEA-073 lets the shopper ask again where that fetch fails, and polls on', async () => {
    await start()
    await test.answer(inCart(1000))
    await test.pass(2000)
    await test.fail('deal-product', 'offline')
    assert.equal(test.view()?.control, 'retry')
    void test.deal().retry()
    assert.deepEqual([test.view()?.control, counted()], ['updating', 3])
    await test.fail('deal-product', 'timeout')
    assert.equal(test.view()?.control, 'retry')
    await test.pass(minute)
    await test.answer(option({ customer: { state: 'CLAIMED' } }))
    assert.equal(test.view()?.control, null)
    assert.equal(test.view()?.notices[0]?.id, 'deal.claimed')
  })

  it('DEA-028 opens to everybody when early access ends, without a poll', async () => {
    await start()
    const details = {
      accessBehavior: 'PRIME_EARLY_ACCESS',
      startTime: noon + 1500,
      earlyAccessDurationInMilliseconds: minute,
    }
    await test.answer(option({ details }))
    assert.equal(test.view()?.notices[0]?.left, 1500)
    await test.pass(1499)
    assert.equal(test.view()?.control, null)
    await test.pass(1)
    assert.deepEqual([test.view()?.control, test.view()?.notices, counted()], ['claim', [], 1])
  })

  it('DEA-065 keeps what is shown when a poll fails, and polls on', async () => {
    await start()
    await test.answer(option())
    await test.pass(minute)
    await test.fail('deal-product', 'malformed', 200)
    assert.equal(test.view()?.control, 'claim')
    assert.deepEqual(test.said.metrics, [
      { name: 'DealProductFailed', fields: { reason: 'malformed', status: 200 } },
    ])
    await test.pass(minute)
    assert.equal(counted(), 3)
  })

  it('DEA-023 asks no more once there is no deal', async () => {
    await start()
    await test.answer(null, [{ type: 'NEW' }])
    assert.equal(test.view()?.notices[0]?.id, 'deal.unavailable')
    await test.pass(5 * minute)
    setHidden(true)
    setHidden(false)
    await test.pass(5 * minute)
    assert.equal(counted(), 1)
  })

  it('DEA-067 does not poll while the page is hidden, and once at once on return', async () => {
    await start()
    await test.answer(option())
    setHidden(true)
    await test.pass(10 * minute)
    assert.equal(counted(), 1)
    setHidden(false)
    await test.pass(0)
    assert.equal(counted(), 2)
    await test.answer(option())
    await test.pass(minute - 1)
    assert.equal(counted(), 2)
    await test.pass(1)
    assert.equal(counted(), 3)
  })

  it('DEA-067 begins to ask only when the page is seen', async () => {
    setHidden(true)
    await start()
    await test.pass(2 * minute)
    assert.equal(counted(), 0)
    setHidden(false)
    await test.pass(0)
    assert.equal(counted(), 1)
  })

  it('COR-036 runs no timer while hidden, and shows the right time at once on return', async () => {
    await start()
    await test.answer(option())
    setHidden(true)
    let draws = 0
    test.deal().$view.listen(() => draws++)
    await test.pass(10 * minute)
    assert.equal(draws, 0)
    setHidden(false)
    assert.equal(left(), 50 * minute)
  })

  it('COR-035 rests in the back/forward cache and is right at once on return', async () => {
    await start()
    await test.answer(option())
    sendToWindow('pagehide')
    await test.pass(10 * minute)
    assert.deepEqual([left(), counted()], [60 * minute, 1])
    sendToWindow('pageshow')
    assert.equal(left(), 50 * minute)
    await test.pass(0)
    assert.equal(counted(), 2)
  })

  it('DEA-020 asks once on return where a countdown has ended meanwhile', async () => {
    await start()
    await test.answer(inCart(5000))
    setHidden(true)
    await test.pass(20_000)
    setHidden(false)
    await test.pass(2000)
    assert.equal(counted(), 2)
    assert.equal(test.view()?.control, 'updating')
  })

  it('DEA-089 asks again when the place changes, and not for the place it began with', async () => {
    page.$location.set({ addressLabel: 'Seattle 98101' })
    await start()
    await test.answer(option())
    assert.equal(counted(), 1)
    page.$location.set({ addressLabel: 'Portland 04101' })
    await test.pass(0)
    assert.equal(counted(), 2)
    await test.answer(option())
    await test.pass(minute)
    // The poll keeps its time.
    assert.equal(counted(), 3)
  })

  it('DEA-089 leaves the question to the poll on return while the page is hidden', async () => {
    await start()
    await test.answer(option())
    setHidden(true)
    page.$location.set({ addressLabel: 'Boston 02108' })
    await test.pass(0)
    assert.equal(counted(), 1)
    setHidden(false)
    await test.pass(0)
    assert.equal(counted(), 2)
  })

  it('DEA-089 DEA-023 asks no more where the offer has no deal', async () => {
    await start()
    await test.answer(null)
    page.$location.set(null)
    await test.pass(0)
    assert.equal(counted(), 1)
  })

  it('DEA-066 stops with the element, and shows and polls again when it is put back', async () => {
    await start()
    await test.answer(option())
    let draws = 0
    test.deal().$view.listen(() => draws++)
    test.leave()
    await test.pass(5 * minute)
    assert.deepEqual([draws, counted()], [0, 1])
    test.comeBack()
    await test.pass(0)
    assert.deepEqual([left(), counted()], [55 * minute, 2])
  })

  it('DEA-066 says nothing when the element leaves during a fetch', async () => {
    await start()
    test.leave()
    await test.fail('deal-product', 'aborted')
    assert.deepEqual(test.said.metrics, [])
  })
})
