import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { page } from '../../../src/page/page.ts'

import {
  calendar,
  faultOf,
  noon,
  readyCalendar,
  settle,
  three,
} from '../../support/delivery-calendar-model.ts'
import { calendarOf, slot } from '../../support/delivery-slots.ts'

const faults = [
  faultOf('timeout'),
  faultOf('offline'),
  faultOf('malformed', 200),
  faultOf('unavailable', 503),
]
const quality = (slotQuality: 'NORMAL' | 'DEFERRED', slotQualityDetail?: 'CAPACITY_FULL') => ({
  slotQualityInfo: { slotQuality, ...(slotQualityDetail && { slotQualityDetail }) },
})

const contextIn = async (config: object) => {
  const { eventsOf, made } = await readyCalendar(config)
  made.chooseTime('A')
  await settle()
  return (eventsOf('dp-slot-selected')[0] as { context: string }).context
}

describe('the choice of the delivery calendar', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: noon }))
  afterEach(() => {
    mock.timers.reset()
    page.$context.set({})
  })

  it('CAL-085 tells each choice once, with the slot before', async () => {
    const { eventsOf, made } = await readyCalendar()
    made.chooseTime('A')
    await settle()
    made.chooseTime('A')
    await settle()
    made.chooseTime('C')
    await settle()
    const told = eventsOf('dp-slot-selected') as {
      slot: { key: string }
      previousSlot: { key: string } | null
      context: string
    }[]
    assert.deepEqual(
      told.map(({ context, previousSlot, slot: now }) => [now.key, previousSlot?.key, context]),
      [
        ['A', undefined, 'detail'],
        ['C', 'A', 'detail'],
      ],
    )
    assert.deepEqual(Object.keys(told[0]!.slot).toSorted(), [
      'end',
      'endDate',
      'etime',
      'identifier',
      'key',
      'services',
      'start',
      'startDate',
      'stime',
    ])
  })

  it('CAL-059 names the context', async () => {
    assert.equal(await contextIn({}), 'detail')
    assert.equal(await contextIn({ oneClick: true }), 'oneClick')
    assert.equal(
      await contextIn({ shipOptionSelectCallback: 'f', oneClick: true }),
      'shipOptionSelect',
    )
    assert.equal(
      await contextIn({ checkoutSelectCallback: 'f', shipOptionSelectCallback: 'f' }),
      'checkout',
    )
  })

  it('CAL-060 calls the functions of the page once for each choice, and names a missing one', async t => {
    const called: unknown[] = []
    Object.assign(globalThis, { shop: { chosen: (given: unknown) => called.push(given) } })
    t.after(() => Reflect.deleteProperty(globalThis, 'shop'))
    const { made, said } = await readyCalendar({ checkoutSelectCallback: 'shop.chosen' })
    made.chooseTime('A')
    await settle()
    made.chooseTime('A')
    await settle()
    assert.equal(called.length, 1)
    assert.equal((called[0] as { key: string }).key, 'A')
    assert.deepEqual(said.warnings, [])
    const missing = await readyCalendar({ shipOptionSelectCallback: 'shop.none' })
    missing.made.chooseTime('A')
    await settle()
    assert.equal(missing.said.warnings.length, 1)
    assert.match(missing.said.warnings[0]!, /shop\.none/)
  })

  it('CAL-047 CAL-048 CAL-049 CAL-050 CAL-051 CAL-079 gives the form the fields of the slot', async () => {
    const given = slot('2026-03-05', 8, 10, {
      cutoff: noon / 1000 + 60,
      reservationId: 'A;ELBE;0^0^EUR;',
      reservationType: 'SLOT',
      carrier: 'ELBE',
      timeZone: 'Europe/Berlin',
      minShip: 'min',
      maxShip: 'max',
    })
    const info = { slotQuality: 'NORMAL', slotQualityDetail: 'NORMAL' } as const
    const { made, said } = await readyCalendar(
      { refdataVersion: '7' },
      calendarOf(
        { A: given },
        { carrierClasses: { ELBE: 'NOT_FAST_TRACK' }, slotQualityInfo: info },
      ),
    )
    made.chooseTime('A')
    await settle()
    const { scheduledDeliveryData, ...fields } = said.submitted ?? {}
    assert.deepEqual(fields, {
      SlotId: 'A',
      ReservationId: 'A;ELBE;0^0^EUR;',
      reservationType: 'SLOT',
      startDeliveryDate: '2026-03-05T08:00:00',
      endDeliveryDate: '2026-03-05T10:00:00',
      deliveryTimeZone: 'Europe/Berlin',
      cutoffTime: `${noon / 1000 + 60}`,
      'deliveryRange.startDate': '1772694000',
      'deliveryRange.endDate': '1772701200',
      'deliveryRange.timezone': 'Europe/Berlin',
      promiseMinShipmentDate: 'min',
      promiseMaxShipmentDate: 'max',
      promiseFulfillmentServiceSubclass: 'NOT_FAST_TRACK',
      slotQuality: 'NORMAL',
      slotQualityDetail: 'NORMAL',
    })
    assert.deepEqual(JSON.parse(scheduledDeliveryData ?? ''), {
      slot: { id: 'A', ...given },
      slotQualityInfo: info,
      refdataVersion: '7',
    })
  })

  it('CAL-048 takes the time zone of the default dates where the slot has none', async () => {
    const { made, said } = await readyCalendar({}, { ...three, defaultDates: { timeZone: 'UTC' } })
    made.chooseTime('A')
    await settle()
    assert.equal(said.submitted?.['deliveryTimeZone'], 'UTC')
    assert.equal(said.submitted?.['deliveryRange.timezone'], 'UTC')
  })

  it('CAL-052 submits orderId and itemList where they are configured', async () => {
    const { made, said } = await readyCalendar({ orderId: 'O1', itemList: [{ id: 1 }] })
    made.chooseTime('A')
    await settle()
    assert.equal(said.submitted?.['orderId'], 'O1')
    assert.equal(said.submitted?.['itemList'], '[{"id":1}]')
    const bare = await readyCalendar()
    bare.made.chooseTime('A')
    await settle()
    assert.ok(!('orderId' in bare.said.submitted!) && !('itemList' in bare.said.submitted!))
  })

  it('CAL-077 submits the default dates with DEFERRED quality and no slot', async () => {
    const defaultDates = { ultStart: 1, ultEnd: 2, timeZone: 'Z', minShip: 'a', maxShip: 'b' }
    const { said } = await readyCalendar(
      {},
      calendarOf({}, { ...quality('DEFERRED', 'CAPACITY_FULL'), defaultDates }),
    )
    assert.deepEqual(said.submitted, {
      'deliveryRange.startDate': '1',
      'deliveryRange.endDate': '2',
      'deliveryRange.timezone': 'Z',
      promiseMinShipmentDate: 'a',
      promiseMaxShipmentDate: 'b',
      slotQuality: 'DEFERRED',
      slotQualityDetail: 'CAPACITY_FULL',
    })
  })

  it('CAL-046 submits a placeholder on an error at a shipping option, and nothing elsewhere', async () => {
    const placeholder = {
      ReservationId: 'X',
      slotQuality: 'DEFERRED',
      slotQualityDetail: 'BUSINESS_UNKNOWN_PROMISE',
    }
    for (const name of ['checkoutSelectCallback', 'shipOptionSelectCallback']) {
      const failed = calendar({ [name]: 'f' })
      await failed.answer(faults[0]!)
      assert.deepEqual(failed.said.submitted, placeholder)
      const empty = await readyCalendar({ [name]: 'f' }, calendarOf({}, { errorMsg: 'No.' }))
      assert.deepEqual(empty.said.submitted, placeholder)
    }
    const other = calendar()
    await other.answer(faults[0]!)
    assert.equal(other.said.submitted, null)
  })

  it('CAL-082 selects nothing by itself', async () => {
    const { submitted, made } = await readyCalendar({}, { ...three, defaultSlotId: 'A' })
    assert.equal(made.$selected.get(), null)
    assert.equal(submitted(), null)
  })

  it('CAL-040 CAL-041 CAL-082 falls back to the default slot, and says why', async () => {
    const chosen = await readyCalendar({ selectedSlot: 'B' })
    assert.deepEqual([chosen.submitted(), chosen.made.$notice.get()], ['B', null])
    assert.deepEqual(chosen.eventsOf('dp-slot-selected'), [])
    for (const [defaultSlotId, expected] of [
      ['C', 'C'],
      ['none', null],
      [undefined, null],
    ] as const) {
      const { made, submitted } = await readyCalendar(
        { selectedSlot: 'gone' },
        { ...three, ...(defaultSlotId && { defaultSlotId }) },
      )
      assert.equal(submitted(), expected)
      assert.equal(made.$notice.get(), 'sd.inconsistent')
    }
  })

  it('CAL-075 clears a slot at its cutoff, not a moment before, and tells the shopper', async () => {
    const { eventsOf, made, said, submitted } = await readyCalendar()
    made.chooseTime('A')
    await settle()
    mock.timers.tick(3_599_999)
    await settle()
    assert.equal(submitted(), 'A')
    mock.timers.tick(1)
    await settle()
    assert.equal(submitted(), null)
    assert.equal((eventsOf('dp-slot-cleared')[0] as { reason: string }).reason, 'cutoff')
    assert.equal(made.$notice.get(), 'sd.tooLate')
    assert.match(said.announced.at(-1)!, /too late/)
  })

  it('CAL-087 keeps a slot without a cutoff until its end, however long that is', async () => {
    const { made, submitted } = await readyCalendar()
    made.chooseTime('C')
    await settle()
    const { end } = made.$selected.get()!
    mock.timers.tick(end * 1000 - noon - 1)
    await settle()
    assert.equal(submitted(), 'C')
    mock.timers.tick(1)
    await settle()
    assert.equal(submitted(), null)
  })

  it('keeps the selected slot while new ones load, and tells when it is gone', async () => {
    const { answer, configure, eventsOf, made, submitted } = await readyCalendar()
    made.chooseTime('A')
    await settle()
    configure({ quantity: 2 })
    await settle()
    assert.equal(submitted(), 'A')
    await answer()
    assert.equal(submitted(), 'A')
    configure({ quantity: 3 })
    await settle()
    await answer(calendarOf({ C: slot('2026-03-16', 8, 10) }))
    assert.equal(submitted(), null)
    assert.equal((eventsOf('dp-slot-cleared')[0] as { reason: string }).reason, 'changed')
    assert.equal(made.$notice.get(), 'sd.changed')
  })

  it('SCH-005 clears the slot without slots and on an error, and says which', async () => {
    for (const [data, reason] of [
      [calendarOf({}), 'no-slots'],
      [calendarOf({}, { errorMsg: 'No.' }), 'error'],
      [faults[1]!, 'error'],
    ] as const) {
      const { answer, configure, eventsOf, made, submitted } = await readyCalendar()
      made.chooseTime('A')
      await settle()
      configure({ quantity: 2 })
      await settle()
      await answer(data)
      assert.equal(submitted(), null)
      assert.equal((eventsOf('dp-slot-cleared')[0] as { reason: string }).reason, reason)
    }
  })

  it('COR-053 shows a slot that the page selects, and tells nothing back', async () => {
    const { configure, eventsOf, submitted } = await readyCalendar()
    configure({ selectedSlot: 'C' })
    await settle()
    assert.equal(submitted(), 'C')
    configure({ selectedSlot: undefined })
    await settle()
    assert.equal(submitted(), null)
    assert.deepEqual([...eventsOf('dp-slot-selected'), ...eventsOf('dp-slot-cleared')], [])
  })
})
