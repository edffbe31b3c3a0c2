import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fits } from '../../../src/contract/fits.ts'
import { calendarData } from '../../../src/contract/schedule/calendar.ts'
import { startOfDay } from '../../../src/rules/months.ts'
import { layoutOf } from '../../../src/widgets/schedule/delivery-calendar/layout.rules.ts'
import {
  haveSamePrice,
  readReservation,
  writeReservation,
} from '../../../src/widgets/schedule/delivery-calendar/reservation.rules.ts'
import {
  isAhead,
  isEvening,
  listedSlots,
  offerOf,
  validUntil,
  withServices,
  type Slot,
} from '../../../src/widgets/schedule/delivery-calendar/slots.rules.ts'
import {
  firstPivot,
  mayShow,
  turned,
  windowDays,
} from '../../../src/widgets/schedule/delivery-calendar/window.rules.ts'
import { calendarOf, slot } from '../../support/delivery-slots.ts'
import { inEveryZone } from '../../support/time-zones.ts'

const day = '2026-03-05'
const slotsOf = (...args: Parameters<typeof calendarOf>): Slot[] =>
  listedSlots(calendarOf(...args)).slots
const keysOf = (slots: readonly Slot[]) => slots.map(({ key }) => key)
const one = (given: ReturnType<typeof slot>): Slot => slotsOf({ A: given })[0]!

const priced = (perItem: string, perShipment: string, currency = 'EUR', services = 'a') =>
  `S;C;${perItem}^${perShipment}^${currency};${services}`
const broughtBy = (carrier: string, price = '5') =>
  slot(day, 8, 10, { carrier, reservationId: `${carrier};${carrier};0^${price}^EUR;` })
/** A slot of so many seconds. */
function spanning(seconds: number): Slot[] {
  const start = slot(day, 8, 8)
  return slotsOf({ A: { ...start, e: start.s + seconds, eu: start.su + seconds } })
}

inEveryZone('rules of slots', () => {
  it('CAL-053 lists a slot with its local days and times, and its moments in UTC', () => {
    const { given: _, ...listed } = one(
      slot(day, 8, 10, { services: 'carry, connect', reservationId: 'A;DPX;0^0^EUR;' }),
    )
    assert.deepEqual(listed, {
      key: 'A',
      name: 'Name of A',
      startDate: '2026-03-05',
      endDate: '2026-03-05',
      stime: '08:00',
      etime: '10:00',
      start: 1_772_694_000,
      end: 1_772_701_200,
      services: ['carry', 'connect'],
      identifier: 'A;DPX;0^0^EUR;',
      subclass: '',
    })
  })

  it('CAL-021 counts a slot as one in the evening after 19:00, or when it ends on another day', () => {
    assert.equal(isEvening(one(slot(day, 17, 19))), false)
    assert.equal(isEvening(one(slot(day, 17, 19 + 1 / 60))), true)
    assert.equal(isEvening(one(slot(day, 18, 21))), true)
    assert.equal(isEvening(one(slot(day, 22, 25))), true)
    assert.equal(isEvening(one(slot('2026-03-28', 22, 26))), true)
    assert.equal(isEvening(one(slot(day, 0, 2))), false)
  })

  it('CAL-016 shows the pivot day and three days on each side, over a change of the clocks', () => {
    assert.deepEqual(windowDays('2026-03-29'), [
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
    ])
    assert.deepEqual(windowDays('2026-10-25').at(-1), '2026-10-28')
  })

  it('CAL-017 turns by seven days', () => {
    assert.equal(turned('2026-03-29', 1), '2026-04-05')
    assert.equal(turned('2026-10-25', -1), '2026-10-18')
    assert.equal(turned('2028-02-25', 1), '2028-03-03')
  })
})

describe('rules of slots', () => {
  it('CAL-023 leaves out a slot that ends now, and keeps one that ends a second later', () => {
    const { end } = one(slot(day, 8, 10))
    const ends = one(slot(day, 8, 10))
    assert.deepEqual(
      [isAhead(ends, end - 1), isAhead(ends, end), isAhead(ends, end + 1)],
      [true, false, false],
    )
  })

  it('CAL-023 leaves out a slot at its cutoff, and keeps one a second before', () => {
    const closes = one(slot(day, 8, 10, { cutoff: 77 }))
    assert.deepEqual([isAhead(closes, 76), isAhead(closes, 77)], [true, false])
  })

  it('CAL-087 is valid until the cutoff, or without one until the end', () => {
    assert.equal(validUntil(one(slot(day, 8, 10, { cutoff: 77 }))), 77)
    assert.equal(validUntil(one(slot(day, 8, 10, { cutoff: 9_000_000_000 }))), 1_772_701_200)
    assert.equal(validUntil(one(slot(day, 8, 10))), 1_772_701_200)
  })

  it('CAL-054 reads a reservation id in four parts, and writes the same text again', () => {
    const id = 'S-1;DPX,UPX;1.50^9.90^EUR;carry,connect'
    assert.deepEqual(readReservation(id), {
      slotId: 'S-1',
      carriers: ['DPX', 'UPX'],
      perItem: '1.50',
      perShipment: '9.90',
      currency: 'EUR',
      services: 'carry,connect',
    })
    for (const same of [id, ';;^^;', 'S;;0^0^;', 'S;A,,B;1e1^.5^EUR;x y']) {
      const parts = readReservation(same)
      assert.ok(parts, same)
      assert.equal(writeReservation(parts), same)
    }
    for (const none of [
      '',
      'X',
      'S;DPX;1^2^EUR',
      'S;DPX;1^2;carry',
      'S;DPX;1^2^EUR^3;carry',
      'S;D;1^2^E;c;d',
    ])
      assert.equal(readReservation(none), null, none)
  })

  it('CAL-055 takes prices for the same that differ by 0.01 at most', () => {
    const base = priced('10.00', '10.00')
    assert.equal(haveSamePrice(base, priced('9.99', '10.00')), true)
    assert.equal(haveSamePrice(base, priced('9.98', '10.00')), false)
    assert.equal(haveSamePrice(base, priced('10.00', '10.01')), true)
    assert.equal(haveSamePrice(base, priced('10.00', '10.02')), false)
    assert.equal(haveSamePrice(base, priced('10.00', '10.00', 'USD')), false)
    assert.equal(haveSamePrice(base, priced('10.00', '10.00', 'EUR', 'b')), false)
    assert.equal(haveSamePrice(base, 'S;C;ten^10^EUR;a'), false)
    assert.equal(haveSamePrice(undefined, undefined), true)
    assert.equal(haveSamePrice(base, undefined), false)
  })

  it('CAL-056 offers the tighter class of two slots with the same span and price, in every order', () => {
    const classes = { T: 'FAST_TRACK_SAME_DAY', F: 'FAST_TRACK_FUTURE_DAY', N: 'NOT_FAST_TRACK' }
    const offered = (order: readonly string[]) =>
      keysOf(
        slotsOf(Object.fromEntries(order.map(carrier => [carrier, broughtBy(carrier)])), {
          carrierClasses: classes,
        }),
      )
    assert.deepEqual(offered(['N', 'T', 'F', 'U']), ['T'])
    assert.deepEqual(offered(['U', 'N', 'F']), ['F'])
    assert.deepEqual(offered(['U', 'N']), ['N'])
    const prices = { N: broughtBy('N'), T: broughtBy('T', '5.02') }
    assert.deepEqual(keysOf(slotsOf(prices, { carrierClasses: classes })), ['N', 'T'])
    const spans = {
      N: broughtBy('N'),
      T: { ...broughtBy('T'), e: broughtBy('T').e + 1, eu: broughtBy('T').eu + 1 },
    }
    assert.deepEqual(keysOf(slotsOf(spans, { carrierClasses: classes })), ['N', 'T'])
  })

  it('CAL-076 reads the class from the carrier of the slot, else from that of its reservation', () => {
    const carrierClasses = { DPX: 'NOT_FAST_TRACK', UPX: 'FAST_TRACK_SAME_DAY' }
    const subclass = (more: object) =>
      slotsOf({ A: slot(day, 8, 10, more) }, { carrierClasses })[0]?.subclass
    assert.equal(
      subclass({ carrier: 'UPX', reservationId: 'A;DPX;0^0^EUR;' }),
      'FAST_TRACK_SAME_DAY',
    )
    assert.equal(subclass({ reservationId: 'A;DPX,UPX;0^0^EUR;' }), 'NOT_FAST_TRACK')
    assert.equal(subclass({}), '')
    assert.equal(subclass({ carrier: 'constructor' }), '')
  })

  it('CAL-010 keeps the slots that offer every checked service', () => {
    const slots = slotsOf({
      A: slot(day, 8, 10, { services: 'carry' }),
      B: slot(day, 10, 12, { services: 'carry,connect' }),
      C: slot(day, 12, 14),
    })
    assert.deepEqual(keysOf(withServices(slots, [])), ['A', 'B', 'C'])
    assert.deepEqual(keysOf(withServices(slots, ['carry'])), ['A', 'B'])
    assert.deepEqual(keysOf(withServices(slots, ['carry', 'connect'])), ['B'])
  })

  it('lists slots by their start, and names entries that are of no use', () => {
    const ids = { late: slot(day, 12, 14), early: slot(day, 8, 10), wrong: slot(day, 10, 8) }
    const days = [...calendarOf(ids).days, ['gone', 'Gone'], ['toString', 'x']]
    const { slots, unlisted } = listedSlots(calendarOf(ids, { days }))
    assert.deepEqual(keysOf(slots), ['early', 'late'])
    const alike = slotsOf({ long: slot(day, 8, 12), short: slot(day, 8, 9), mid: slot(day, 8, 10) })
    assert.deepEqual(
      keysOf(alike),
      ['short', 'mid', 'long'],
      'of those that start alike, the shortest',
    )
    assert.deepEqual(unlisted, [
      { id: 'wrong', why: 'the slot ends before it starts' },
      { id: 'gone', why: 'ids has no such key' },
      { id: 'toString', why: 'ids has no such key' },
    ])
  })
})

describe('the layout', () => {
  const auto = { layout: 'auto', useCase: '' } as const
  const dayLong = spanning(23 * 3600)

  it('CAL-012 has times when a slot spans less than 23 hours', () => {
    assert.equal(layoutOf(auto, spanning(23 * 3600 - 60), { timeslots: 0 }), 'timeslots')
    assert.equal(layoutOf(auto, dayLong, { timeslots: 0 }), 'calendar')
    assert.equal(layoutOf(auto, [...dayLong, ...spanning(7200)], { timeslots: 0 }), 'timeslots')
  })
  it('CAL-013 has times in the use case MFN2013', () => {
    assert.equal(layoutOf({ ...auto, useCase: 'MFN2013' }, dayLong, { timeslots: 0 }), 'timeslots')
  })
  it('CAL-014 has times when timeslots is above 0', () => {
    assert.equal(layoutOf(auto, dayLong, { timeslots: 1 }), 'timeslots')
  })
  it('CAL-015 has the calendar otherwise', () => {
    assert.equal(layoutOf({ ...auto, useCase: 'other' }, dayLong, { timeslots: 0 }), 'calendar')
    assert.equal(layoutOf(auto, [], { timeslots: 0 }), 'calendar')
  })
  it('CAL-083 is what the page says, if it says so', () => {
    for (const layout of ['calendar', 'dropdown', 'timeslots'] as const)
      assert.equal(layoutOf({ layout, useCase: 'MFN2013' }, dayLong, { timeslots: 1 }), layout)
  })
})

describe('windows of the timeslot table', () => {
  const span = { firstEnd: 0, lastStart: Number.MAX_SAFE_INTEGER }
  const pivot = '2026-03-08'
  const start = startOfDay('2026-03-05')
  const end = startOfDay('2026-03-12')

  it('CAL-018 may not end before now', () => {
    assert.equal(mayShow(pivot, span, end), true)
    assert.equal(mayShow(pivot, span, end + 1), false)
  })
  it('CAL-019 may not end before the first slot does', () => {
    assert.equal(mayShow(pivot, { ...span, firstEnd: end }, 0), true)
    assert.equal(mayShow(pivot, { ...span, firstEnd: end + 1 }, 0), false)
  })
  it('CAL-020 may not start after the last slot does', () => {
    assert.equal(mayShow(pivot, { ...span, lastStart: start }, 0), true)
    assert.equal(mayShow(pivot, { ...span, lastStart: start - 1 }, 0), false)
  })
  it('knows the first end and the last start, the slots of each day and the services of any', () => {
    const carried = slot('2026-03-20', 8, 10, { services: 'carry,connect' })
    const slots = slotsOf({ A: slot(day, 8, 10), B: slot(day, 11, 13), C: carried })
    const offer = offerOf(slots)
    assert.deepEqual([offer.firstEnd, offer.lastStart], [slot(day, 8, 10).e, carried.s])
    assert.deepEqual(
      [...offer.byDay].map(([of, some]) => [of, keysOf(some)]),
      [
        [day, ['A', 'B']],
        ['2026-03-20', ['C']],
      ],
    )
    assert.deepEqual([...offer.services], ['carry', 'connect'])
  })
  it('begins with the day of the first slot, in the window that has the chosen one', () => {
    const slots = slotsOf({ A: slot(day, 8, 10), B: slot('2026-03-20', 8, 10) })
    assert.equal(firstPivot(slots, null), '2026-03-08')
    assert.equal(firstPivot(slots, slots[0]!), '2026-03-08')
    assert.equal(firstPivot(slots, slots[1]!), '2026-03-22')
    assert.equal(firstPivot([], null), '1970-01-04')
  })
})

describe('calendar data', () => {
  it('CAL-024 does not fit with a negative or missing length, offset or timeslots', () => {
    const data = calendarOf({ A: slot(day, 8, 10) })
    assert.equal(fits(calendarData, data), true)
    for (const name of ['c_m_len', 'n_m_len', 'c_m_delta', 'timeslots'] as const) {
      assert.equal(fits(calendarData, { ...data, [name]: -1 }), false, name)
      assert.equal(fits(calendarData, { ...data, [name]: 0 }), true, name)
      const { [name]: _, ...without } = data
      assert.equal(fits(calendarData, without), false, name)
    }
  })

  it('CAL-089 does not fit with a moment in milliseconds, or before 1970', () => {
    const right = slot(day, 8, 10, { cutoff: 1_772_650_800 })
    assert.equal(fits(calendarData, calendarOf({ A: right })), true)
    for (const name of ['s', 'e', 'su', 'eu', 'cutoff'] as const) {
      for (const wrong of [right[name]! * 1000, -1]) {
        assert.equal(
          fits(calendarData, calendarOf({ A: { ...right, [name]: wrong } })),
          false,
          name,
        )
      }
    }
    const dates = { ultStart: 1_772_694_000_000 }
    assert.equal(fits(calendarData, calendarOf({ A: right }, { defaultDates: dates })), false)
  })
})
