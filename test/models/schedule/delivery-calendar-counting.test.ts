import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import {
  leftWords,
  slotWords,
} from '../../../src/widgets/schedule/delivery-calendar/words.rules.ts'
import { listedSlots } from '../../../src/widgets/schedule/delivery-calendar/slots.rules.ts'

import { calendar, noon, readyCalendar, settle } from '../../support/delivery-calendar-model.ts'
import { calendarOf, slot } from '../../support/delivery-slots.ts'

const later = (ms = 100) => mock.timers.tick(ms)

const pageOf = (config: object) => calendar(config).lastQuery()['page']
const left = (seconds: number, locale = 'en-US') => leftWords(seconds * 1000, locale)
const words = (given: ReturnType<typeof slot>, locale = 'en-US') =>
  slotWords(listedSlots(calendarOf({ A: given })).slots[0]!, locale).map(text =>
    text.replaceAll(/[\u202F\u2009\u00A0]/g, ' '),
  )

describe('metrics of the delivery calendar', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: noon }))
  afterEach(() => mock.timers.reset())

  it('CAL-062 name what they are about, on their channel, and leave out what has no value', async () => {
    const { lastQuery, made, said } = await readyCalendar({
      marketplaceId: 'M',
      sessionId: 'S',
      loadPayload: { shipoption: 'day' },
      place: { addressId: 'A7' },
    })
    made.chooseTime('A')
    await settle()
    assert.equal(said.metrics.at(-1)?.name, 'scheduled-delivery')
    const [first] = made.$offer.get().slots
    assert.deepEqual(lastQuery(), {
      mpid: 'M',
      asin: 'B0WASHER01',
      a: '4',
      fas: `${first?.start}`,
      fae: `${first?.end}`,
      ss: `${first?.start}`,
      se: `${first?.end}`,
      svc: 'carry',
      so: 'day',
      sid: 'S',
      page: 'detail',
      addr: 'A7',
      snum: '3',
    })
    const bare = calendar({ asin: undefined })
    assert.deepEqual(bare.lastQuery(), { a: '2', page: 'detail', snum: '0' })
  })

  it('CAL-061 name the page', () => {
    assert.equal(pageOf({}), 'detail')
    assert.equal(pageOf({ oneClick: true }), 'detail')
    assert.equal(pageOf({ checkoutSelectCallback: 'f' }), 'checkout')
    assert.equal(pageOf({ shipOptionSelectCallback: 'f' }), 'shipOptionSelect')
    assert.equal(pageOf({ metricPage: 'YA', checkoutSelectCallback: 'f' }), 'YA')
    assert.equal(pageOf({ metricPage: 'ORC' }), 'ORC')
  })

  it('CAL-064 CAL-065 CAL-067 CAL-071 count loading, opening, the first opening, and closing', async () => {
    const { actions, made } = await readyCalendar()
    made.toggle()
    await settle()
    later()
    await settle()
    made.toggle()
    await settle()
    later()
    await settle()
    made.toggle()
    await settle()
    assert.deepEqual(actions(), [2, 3, 10, 5, 3])
  })

  it('CAL-066 CAL-070 count the first choice as 4 and another as 9 alone', async () => {
    const { actions, made } = await readyCalendar()
    made.chooseTime('A')
    await settle()
    made.chooseTime('A')
    await settle()
    made.chooseTime('C')
    await settle()
    assert.deepEqual(actions(), [2, 4, 9])
  })

  it('CAL-068 count the next page as 6 and the previous as 7, if there is one', async () => {
    const { actions, made } = await readyCalendar()
    made.toggle()
    await settle()
    made.turn(-1)
    await settle()
    made.turn(1)
    await settle()
    made.turn(1)
    await settle()
    made.turn(-1)
    await settle()
    assert.deepEqual(actions(), [2, 3, 10, 6, 7])
  })
})

describe('words of the delivery calendar', () => {
  it('CAL-057 name day, times and cost as the server writes them, else by the locale', () => {
    assert.deepEqual(words(slot('2026-03-05', 8, 10)), ['Thursday, March 5', '8:00 – 10:00 AM'])
    assert.deepEqual(words(slot('2026-03-05', 20, 22), 'de'), [
      'Donnerstag, 5. März',
      '20:00–22:00 Uhr',
    ])
    const given = { displayStart: 'eight', displayEnd: 'ten', costDisplay: '€9.90' }
    assert.deepEqual(words(slot('2026-03-05', 8, 10, given)), [
      'Thursday, March 5',
      'eight – ten',
      '€9.90',
    ])
  })

  it('CAL-057 write a slot over midnight as others, without dates in numbers', () => {
    assert.deepEqual(words(slot('2026-03-05', 22, 24)), [
      'Thursday, March 5',
      '10:00 PM – 12:00 AM',
    ])
    assert.deepEqual(words(slot('2026-03-05', 23, 25), 'de'), [
      'Donnerstag, 5. März',
      '23:00 – 01:00',
    ])
  })

  it('name a slot of a whole day by its day', () => {
    assert.deepEqual(words(slot('2026-03-05', 0, 24)), ['Thursday, March 5'])
  })

  it('CAL-058 tell the time left in its two largest units', () => {
    assert.equal(left(2 * 86_400 + 5 * 3600 + 59), '2 days 5 hr')
    assert.equal(left(3600 + 60), '1 hr 1 min')
    assert.equal(left(3600), '1 hr')
    assert.equal(left(90), '1 min')
    assert.equal(left(59), '59 sec')
    assert.equal(left(0), '0 sec')
    assert.equal(left(3600 + 300, 'de'), '1 Std. 5 Min.')
  })
})
