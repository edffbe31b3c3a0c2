import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { calendarLoad, getSlots } from '../../../src/contract/schedule/calendar.ts'
import { page } from '../../../src/page/page.ts'

import { calendar, faultOf, noon, settle, three } from '../../support/delivery-calendar-model.ts'
import { calendarOf, slot } from '../../support/delivery-slots.ts'

const faults = [
  faultOf('timeout'),
  faultOf('offline'),
  faultOf('malformed', 200),
  faultOf('unavailable', 503),
]
const bodyOf = (config: object): object =>
  (calendar(config).said.calls[0]?.input as { body: object } | undefined)?.body ?? {}
const quality = (slotQuality: 'NORMAL' | 'DEFERRED', slotQualityDetail?: 'CAPACITY_FULL') => ({
  slotQualityInfo: { slotQuality, ...(slotQualityDetail && { slotQualityDetail }) },
})

describe('slots of the delivery calendar', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: noon }))
  afterEach(() => {
    mock.timers.reset()
    page.$context.set({})
  })

  it('CAL-034 asks load_url with marketplace, asin, shipoption and address', () => {
    const { said } = calendar({
      marketplaceId: 'M',
      loadPayload: { shipoption: 'day', address: 'A7' },
    })
    const [call] = said.calls
    assert.equal(call?.id, 'calendar-load')
    assert.equal(call.options?.at, '/load')
    assert.deepEqual(call.input, {
      query: { marketplace: 'M', asin: 'B0WASHER01', shipoption: 'day', address: 'A7' },
    })
  })

  it('CAL-031 asks for slots with one of region, address and zipcode', () => {
    const fields = {
      merchant: 'S',
      marketplace: 'M',
      asin: 'B0WASHER02',
      SKU: 'K',
      FMID: 'F',
      offerListingID: 'O',
      shipoption: 'day',
      id: '3',
    }
    const body = (place: object) => {
      const { said } = calendar({ slotsUrl: '/slots', slotsPayload: fields, place, quantity: 2 })
      assert.equal(said.calls[0]?.options?.at, '/slots')
      return said.calls[0]?.input
    }
    const common = { ...fields, quantity: '2' }
    assert.deepEqual(body({ zipCode: '20095' }), { body: { ...common, zipcode: '20095' } })
    assert.deepEqual(body({ zipCode: '20095', addressId: 'A1' }), {
      body: { ...common, address: 'A1' },
    })
    assert.deepEqual(body({ regionId: 'HH', addressId: 'A1' }), {
      body: { ...common, region: 'HH' },
    })
  })

  it('CAL-032 says more at a shipping option, and nowhere else', () => {
    const more = {
      requestId: 'R',
      itemListId: 'L',
      browserType: 'B',
      templateSlotId: 'T',
    }
    const sent = (config: object) =>
      Object.keys(bodyOf({ slotsUrl: '/slots', ...more, ...config })).filter(name =>
        /^(requestId|itemListId|browserType|templateSlotID)$/.test(name),
      )
    assert.deepEqual(sent({}), [])
    const all = ['requestId', 'itemListId', 'browserType', 'templateSlotID']
    assert.deepEqual(sent({ checkoutSelectCallback: 'f' }), all)
    assert.deepEqual(sent({ shipOptionSelectCallback: 'f' }), all)
  })

  it('CAL-033 CAL-034 ends after 20 s', () => {
    assert.deepEqual([getSlots.timeout, calendarLoad.timeout], [20_000, 20_000])
  })

  it('CAL-026 CAL-027 is loading, then ready, and tells how many slots there are', async () => {
    const { answer, eventsOf, made, said } = calendar()
    assert.equal(made.$state.get(), 'loading')
    await answer()
    assert.deepEqual([...said.states], ['available'])
    const detail = { count: 3, quality: 'NORMAL', qualityDetail: 'NORMAL', slot: null }
    assert.deepEqual(eventsOf('dp-slots-loaded'), [detail])
  })

  it('CAL-029 CAL-030 tells a failed load once, and loads again on demand', async () => {
    for (const fault of faults) {
      const { answer, eventsOf, made, said } = calendar()
      await answer(fault)
      assert.equal(made.$state.get(), 'failed')
      const { problem: reason, status } = fault as { problem: string; status: number }
      assert.deepEqual(eventsOf('dp-slots-errored'), [{ reason, status }])
      made.toggle()
      await settle()
      assert.equal(made.$open.get(), false)
      made.retry()
      await settle()
      await answer()
      assert.ok(said.states.has('available'))
      assert.equal(eventsOf('dp-slots-errored').length, 1)
    }
  })

  it('CAL-028 is empty without days, and with an error in the data', async () => {
    const some = { A: slot('2026-03-05', 8, 10) }
    for (const data of [
      calendarOf({}),
      calendarOf(some, { errorMsg: 'No.' }),
      calendarOf(some, { slotQualityInfo: { slotQuality: 'NORMAL', errorCode: 'X' } }),
      // All of them have ended.
      calendarOf({ A: slot('2026-03-04', 8, 10) }),
    ]) {
      const { answer, eventsOf, said } = calendar()
      await answer(data)
      assert.deepEqual([...said.states], ['empty'])
      assert.equal(eventsOf('dp-slots-loaded').length, 1)
    }
  })

  it('CAL-035 CAL-036 CAL-037 is off with any quality but NORMAL, and tells DEFERRED', async () => {
    for (const [info, told] of [
      [quality('DEFERRED', 'CAPACITY_FULL'), 1],
      [{ slotQualityInfo: { slotQuality: 'OTHER' } }, 0],
    ] as const) {
      const { answer, eventsOf, made, said } = calendar({ loadPayload: { shipoption: 'day' } })
      await answer({ ...three, ...info } as typeof three)
      assert.deepEqual([...said.states], ['deferred'])
      made.toggle()
      await settle()
      assert.equal(made.$open.get(), false)
      const events = eventsOf('dp-ship-option-enabled')
      assert.equal(events.length, told)
      if (told) assert.deepEqual(events, [{ shipoption: 'day', qualityDetail: 'CAPACITY_FULL' }])
    }
  })

  it('CAL-074 CAL-081 loads anew for another quantity, product or place, and drops the older answer', async () => {
    const { configure, made, said, settled, answer } = calendar({ slotsUrl: '/slots' })
    const changes = [
      { quantity: 2 },
      { asin: 'B0WASHER02' },
      { place: { zipCode: '1' } },
      { place: { regionId: 'HH' } },
    ]
    for (const [at, change] of changes.entries()) {
      configure(change as never)
      await settle()
      assert.equal(said.calls.length, at + 2)
    }
    // The same again asks nothing.
    configure({ place: { regionId: 'HH' } } as never)
    await settle()
    assert.equal(said.calls.length, 5)
    said.calls[0]?.answer({ ok: true, value: calendarOf({}), status: 200 } as never)
    await settled()
    assert.equal(made.$state.get(), 'loading')
    await answer()
    assert.equal(made.$state.get(), 'available')
    for (const bad of [calendarOf({}), { ...three, ...quality('DEFERRED') }]) {
      configure({ quantity: Math.random() } as never)
      await settle()
      await answer(bad)
      assert.notEqual(made.$state.get(), 'available')
      configure({ quantity: 9 } as never)
      await settle()
      await answer()
      assert.equal(made.$state.get(), 'available')
    }
  })

  it('COR-032 asks again when the element comes back before the answer', async () => {
    const { answer, comeBack, leave, made, said, settled } = calendar()
    leave()
    said.calls[0]?.answer({ ok: false, problem: 'aborted', status: 0, code: '' })
    await settled()
    assert.equal(made.$state.get(), 'idle')
    comeBack()
    await answer()
    assert.equal(made.$state.get(), 'available')
  })

  it('SCH-070 waits inside dp-scheduled-delivery until it is told what to ask', async () => {
    const { actions, answer, configure, eventsOf, made, said, submitted } = calendar(
      { loadUrl: undefined, selectedSlot: 'A' },
      { nested: true },
    )
    assert.equal(said.calls.length, 0)
    configure({ slotsPayload: { shipoption: 'scheduled' } } as never)
    await settle()
    assert.equal(said.calls[0]?.id, 'get-slots')
    await answer()
    assert.equal(submitted(), 'A')
    configure({ slotsPayload: undefined })
    await settle()
    assert.equal(made.$state.get(), 'idle')
    assert.equal(submitted(), null)
    assert.equal((eventsOf('dp-slot-cleared')[0] as { reason: string }).reason, 'intent')
    assert.deepEqual(actions(), [1, 2, 8])
  })

  it('names days of the answer that are of no use', async () => {
    const { answer, said } = calendar()
    await answer({ ...three, days: [...three.days, ['Z', 'Z']] })
    assert.deepEqual(said.warnings, ['day "Z" of the answer is left out: ids has no such key'])
  })
})
