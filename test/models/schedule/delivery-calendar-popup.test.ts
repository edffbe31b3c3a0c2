import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { page } from '../../../src/page/page.ts'

import { noon, readyCalendar, settle } from '../../support/delivery-calendar-model.ts'
import { calendarOf, slot } from '../../support/delivery-slots.ts'

const later = (ms = 100) => mock.timers.tick(ms)

describe('the pop-up of the delivery calendar', () => {
  beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'], now: noon }))
  afterEach(() => {
    mock.timers.reset()
    page.$context.set({})
  })

  const days = calendarOf(
    {
      A: slot('2026-03-05', 0, 24),
      B: slot('2026-03-06', 0, 24, { services: 'carry' }),
      C: slot('2026-05-06', 0, 24),
    },
    { serviceDisplay: { carry: 'Carry it' } },
  )

  it('CAL-001 CAL-005 opens and closes by its button', async () => {
    const { made, names, said } = await readyCalendar()
    made.toggle()
    await settle()
    assert.ok(said.states.has('open'))
    later()
    await settle()
    made.toggle()
    await settle()
    assert.ok(!said.states.has('open'))
    assert.deepEqual(names().slice(-2), ['dp-calendar-opened', 'dp-calendar-closed'])
  })

  it('CAL-006 ignores a second press within 100 ms, or another span', async () => {
    for (const [doubleClickMs, ms] of [
      [undefined, 100],
      [300, 300],
    ] as const) {
      const { made } = await readyCalendar(doubleClickMs ? { doubleClickMs } : {}, days)
      made.toggle()
      await settle()
      later(ms - 1)
      await settle()
      made.toggle()
      await settle()
      assert.equal(made.$open.get(), true)
      later(1)
      await settle()
      made.toggle()
      await settle()
      assert.equal(made.$open.get(), false)
      later(ms)
      await settle()
      made.toggle()
      await settle()
      later(ms)
      await settle()
      made.chooseDay('2026-03-05')
      await settle()
      made.toggle()
      await settle()
      later(ms - 1)
      await settle()
      made.chooseDay('2026-03-06')
      await settle()
      assert.equal(made.$selected.get()?.key, 'A')
    }
  })

  it('CAL-086 opens again without a call, and without slots that have ended; asks anew if all have', async () => {
    const { answer, eventsOf, made, said } = await readyCalendar()
    made.toggle()
    await settle()
    later()
    await settle()
    made.toggle()
    await settle()
    later(36 * 3_600_000)
    await settle()
    made.toggle()
    await settle()
    assert.equal(said.calls.length, 1)
    assert.deepEqual(
      made.offer().slots.map(({ key }) => key),
      ['C'],
    )
    later(30 * 24 * 3_600_000)
    await settle()
    made.toggle()
    await settle()
    later()
    await settle()
    made.toggle()
    await settle()
    assert.equal(said.calls.length, 2)
    assert.deepEqual([made.$state.get(), made.$open.get()], ['loading', true])
    await answer(calendarOf({}))
    assert.deepEqual([made.$state.get(), made.$open.get()], ['empty', false])
    assert.equal((eventsOf('dp-slots-loaded').at(-1) as { count: number }).count, 0)
  })

  it('CAL-023 says that it is too late for a slot that time has taken while the pop-up was open', async () => {
    for (const [layout, choose] of [
      ['timeslots', ({ made }) => made.chooseTime('A')],
      ['calendar', ({ made }) => made.chooseDay('2026-03-05')],
    ] as const satisfies [string, (view: Awaited<ReturnType<typeof readyCalendar>>) => void][]) {
      const data = calendarOf({
        A: slot('2026-03-05', 8, 10, { cutoff: noon / 1000 + 60 }),
        B: slot('2026-03-06', 8, 10),
      })
      const view = await readyCalendar({ layout }, data)
      view.made.toggle()
      await settle()
      later(60_000)
      choose(view)
      await settle()
      assert.equal(view.made.$notice.get(), 'sd.tooLate', layout)
      assert.deepEqual(view.eventsOf('dp-slot-selected'), [])
      assert.equal(view.submitted(), null)
      assert.match(view.said.announced.at(-1)!, /too late/)
      assert.equal(view.made.$open.get(), false)
      mock.timers.setTime(noon)
    }
  })

  it('CAL-023 never offers a slot that has ended while the pop-up was open', async () => {
    const { made } = await readyCalendar()
    made.toggle()
    await settle()
    later(24 * 3_600_000)
    await settle()
    made.chooseTime('A')
    await settle()
    assert.equal(made.$selected.get(), null)
  })

  it('CAL-009 scrolls by one month, from the first to the last month with slots', async () => {
    const { made } = await readyCalendar({}, days)
    made.toggle()
    await settle()
    const shown = () => made.months().map(({ id }) => id)
    assert.deepEqual([shown(), made.pages()], [['2026-03', '2026-04'], { back: false, on: true }])
    assert.equal(made.turn(-1), false)
    assert.equal(made.turn(1), true)
    assert.deepEqual([shown(), made.pages()], [['2026-04', '2026-05'], { back: true, on: false }])
    assert.equal(made.turn(1), false)
    assert.equal(made.turn(-1), true)
    assert.deepEqual(shown(), ['2026-03', '2026-04'])
  })

  it('CAL-007 CAL-080 shows the configured months, with their lengths and columns', async () => {
    const { made } = await readyCalendar({}, { ...days, c_m_len: 20, n_m_len: 10, c_m_delta: 3 })
    made.toggle()
    await settle()
    assert.deepEqual(made.months(), [
      { id: '2026-03', before: 3, length: 20 },
      { id: '2026-04', before: 6, length: 10 },
    ])
  })

  it('begins with the month of the first slot in a page that is older than a month', async () => {
    const { made } = await readyCalendar(
      { currentMonthId: '2025-12', nextMonthId: '2026-01' },
      days,
    )
    made.toggle()
    await settle()
    assert.deepEqual(
      made.months().map(({ id }) => id),
      ['2026-03', '2026-04'],
    )
  })

  it('CAL-017 turns by seven days, as far as the rules allow', async () => {
    const { made } = await readyCalendar()
    made.toggle()
    await settle()
    assert.equal(made.layout(), 'timeslots')
    assert.equal(made.pivot(), '2026-03-08')
    assert.deepEqual(made.pages(), { back: false, on: true })
    assert.deepEqual(made.turns(), [1])
    assert.equal(made.pivot(1), '2026-03-15')
    assert.equal(made.turn(1), true)
    assert.equal(made.pivot(), '2026-03-15')
    assert.deepEqual(made.turns(), [-1])
    assert.equal(made.turn(1), false)
    assert.equal(made.turn(-1), true)
    assert.equal(made.turn(-1), false)
  })

  it('CAL-018 reckons the present on the clocks of the place, which may be a day ahead', async () => {
    const { made } = await readyCalendar()
    later(10.5 * 3_600_000)
    made.toggle()
    await settle()
    assert.equal(made.today(), '2026-03-04')
    later(0.5 * 3_600_000)
    assert.equal(made.today(), '2026-03-05')
  })

  it('CAL-086 offers what it counted when the shopper came near, without slots that have ended since', async () => {
    const { made } = await readyCalendar({}, days)
    made.comeNear('pointer')
    const counted = made.$offer.get()
    made.toggle()
    await settle()
    assert.equal(made.$offer.get(), counted)
    made.close()
    later(36 * 3_600_000)
    made.toggle()
    await settle()
    assert.deepEqual([...made.offer().byDay.keys()], ['2026-03-06', '2026-05-06'])
  })

  it('CAL-010 narrows the slots to those with every checked service', async () => {
    const { made } = await readyCalendar({}, days)
    made.toggle()
    await settle()
    made.check('carry', true)
    await settle()
    assert.deepEqual(
      made.offer().slots.map(({ key }) => key),
      ['B'],
    )
    made.check('carry', false)
    await settle()
    assert.equal(made.offer().slots.length, 3)
  })

  it('CAL-010 narrows nothing by a checked service that no slot of another answer offers', async () => {
    const { answer, configure, made } = await readyCalendar({}, days)
    made.toggle()
    made.check('carry', true)
    await settle()
    configure({ quantity: 2 })
    await settle()
    await answer(calendarOf({ A: slot('2026-03-05', 0, 24) }, { serviceDisplay: { carry: 'x' } }))
    assert.deepEqual(made.services(), [])
    assert.equal(made.offer().slots.length, 1)
  })

  it('CAL-016 begins with the day of the first slot also where none offers all checked services', async () => {
    const both = { serviceDisplay: { carry: 'Carry it', connect: 'Connect it' } }
    const A = slot('2026-03-05', 8, 10, { services: 'carry' })
    const B = slot('2026-03-06', 8, 10, { services: 'connect' })
    const { made } = await readyCalendar({}, calendarOf({ A, B }, both))
    made.toggle()
    made.check('carry', true)
    made.check('connect', true)
    await settle()
    assert.deepEqual([made.offer().slots.length, made.pivot()], [0, '2026-03-08'])
  })

  it('CAL-011 chooses the only slot of a day at once, and shows the times of a day with more', async () => {
    const { made } = await readyCalendar({ layout: 'calendar' })
    made.toggle()
    await settle()
    later()
    await settle()
    made.chooseDay('2026-03-05')
    await settle()
    assert.equal(made.$day.get(), '2026-03-05')
    assert.equal(made.$open.get(), true)
    later()
    await settle()
    made.chooseDay('2026-03-16')
    await settle()
    assert.equal(made.$selected.get()?.key, 'C')
    assert.equal(made.$open.get(), false)
  })

  it('CAL-074 stays open while new slots load, and closes when there are none', async () => {
    const { answer, configure, made } = await readyCalendar()
    made.toggle()
    await settle()
    configure({ quantity: 2 })
    await settle()
    assert.equal(made.$open.get(), true)
    await answer()
    assert.equal(made.$open.get(), true)
    configure({ quantity: 3 })
    await settle()
    await answer(calendarOf({}))
    assert.equal(made.$open.get(), false)
  })
})
