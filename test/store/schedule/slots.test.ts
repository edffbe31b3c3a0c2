import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import * as v from 'valibot'
import { calendarData, type CalendarData } from '../../../src/contract/schedule/calendar.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const hour = 3_600_000
const day = 24 * hour
const asin = 'B0WASHER01'
const now = Date.parse('2030-03-06T10:00:00+01:00')

describe('delivery slots', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
    await store.tick()
  })
  after(() => store.close())
  beforeEach(async () => {
    store.setClock(() => now)
    // A test may have gone on to next month.
    await store.tick()
    shopper = await visit(store)
  })

  const post = (fields: Record<string, string> = {}, who = shopper) => {
    const body = new URLSearchParams({ asin, quantity: '1', shipoption: 'scheduled', ...fields })
    return store.app.request('/dp/scheduled-delivery/get-slots', {
      method: 'POST',
      headers: { cookie: who.cookie, 'x-dp-csrf-token': who.csrfToken },
      body,
    })
  }
  const slots = async (fields: Record<string, string> = {}): Promise<CalendarData> =>
    v.parse(calendarData, await (await post(fields)).json())
  const load = async (query = ''): Promise<CalendarData> =>
    v.parse(
      calendarData,
      await (await shopper.get(`/dp/scheduled-delivery/calendar?asin=${asin}${query}`)).json(),
    )
  const buy = (slotId: string, more: Record<string, string> = {}) =>
    shopper.postForm('/gp/product/handle-buy-box', {
      asin,
      offerListingId: `OL${asin}`,
      SlotId: slotId,
      ReservationId: `${slotId};ELBE;0.00^0.00^EUR;`,
      ...more,
    })
  const held = async (id: string): Promise<number> =>
    (await (await shopper.get(`/__facts/delivery-slot/${id}`)).json()).taken

  it('CAL-031 are there for this month and the next, from tomorrow on, never on a Sunday', async () => {
    const { days, ids, c_m_len, n_m_len, timeslots } = await slots()
    const listed = days.map(([id = '']) => ids[id]!)
    assert.equal(listed.length, days.length)
    assert.ok(timeslots > 0)
    assert.deepEqual([c_m_len, n_m_len], [31, 30])
    const first = new Date(listed[0]!.s * 1000).toISOString()
    const last = new Date(listed.at(-1)!.s * 1000).toISOString()
    assert.deepEqual([first, last], ['2030-03-07T08:00:00.000Z', '2030-04-30T20:00:00.000Z'])
    assert.ok(listed.every(({ s }) => new Date(s * 1000).getUTCDay() !== 0))
  })

  it('say the clock of the place and the moment in UTC, over the change of the clocks', async () => {
    const { ids } = await slots()
    const ahead = (prefix: string) =>
      Object.values(ids)
        .filter(({ s }) => new Date(s * 1000).toISOString().startsWith(prefix))
        .map(({ s, su, e, eu }) => [(s - su) / 3600, (e - eu) / 3600, (eu - su) / 3600].join())
    assert.deepEqual([...new Set(ahead('2030-03-30'))], ['1,1,2'])
    assert.deepEqual([...new Set(ahead('2030-04-01'))], ['2,2,2'])
  })

  for (const [what, moment, months, first] of [
    ['in a leap year', '2028-02-28T10:00+01:00', [29, 31], '2028-02-29'],
    ['before a leap day', '2028-01-31T17:59:59+01:00', [31, 29], '2028-02-01'],
    ['on a leap day', '2028-02-29T17:59:59+01:00', [29, 31], '2028-03-01'],
    ['on the first of a month that UTC has not', '2028-03-01T00:30+01:00', [31, 30], '2028-03-02'],
    ['before clocks go on', '2028-03-25T23:30+01:00', [31, 30], '2028-03-27'],
    ['after clocks have gone back', '2028-10-29T02:30+01:00', [31, 30], '2028-10-30'],
    ['at the end of a year', '2028-12-31T23:30+01:00', [31, 31], '2029-01-02'],
  ] as const) {
    it(`CAL-080 begin on the next day that a van drives, ${what}`, async () => {
      store.setClock(() => Date.parse(moment))
      await store.tick()
      const { c_m_len, n_m_len, days, ids } = await load('&shipoption=day')
      const start = new Date(ids[days[0]?.[0] ?? '']!.s * 1000).toISOString()
      assert.deepEqual([[c_m_len, n_m_len], start], [months, `${first}T00:00:00.000Z`])
    })
  }

  it('say how far the clock is ahead, also when it goes back', async () => {
    store.setClock(() => Date.parse('2028-10-20T10:00+02:00'))
    await store.tick()
    const { ids } = await slots()
    const ahead = (prefix: string) =>
      Object.values(ids)
        .filter(({ s }) => new Date(s * 1000).toISOString().startsWith(prefix))
        .map(({ e, eu, s, su }) => [(s - su) / 3600, (e - eu) / 3600].join())
    assert.deepEqual(new Set(ahead('2028-10-28')), new Set(['2,2']))
    assert.deepEqual(new Set(ahead('2028-10-30')), new Set(['1,1']))
  })

  it('CAL-080 count the columns before the month as the language does', async () => {
    // 1 March 2030 is a Friday.
    const columns: number[] = []
    for (const language of ['en', 'de', 'ar']) {
      const cookie = `${shopper.cookie}; shop_language=${language}`
      const answer = await store.app.request(`/dp/scheduled-delivery/calendar?asin=${asin}`, {
        headers: { cookie },
      })
      columns.push(v.parse(calendarData, await answer.json()).c_m_delta)
    }
    assert.deepEqual(columns, [5, 4, 6])
  })

  it('CAL-034 take a whole day with the option of days', async () => {
    const { days, ids, timeslots } = await load('&shipoption=day')
    assert.equal(timeslots, 0)
    const spans = days.map(([id = '']) => (ids[id]!.e - ids[id]!.s) / 3600)
    assert.deepEqual([...new Set(spans)], [24])
  })

  it('are those of tomorrow when a day has passed, and next month when a month has', async () => {
    const firstDay = async () => {
      const { days, ids } = await slots()
      return new Date(ids[days[0]?.[0] ?? '']!.s * 1000).toISOString().slice(0, 10)
    }
    store.setClock(() => now + day)
    await store.tick()
    assert.equal(await firstDay(), '2030-03-08')
    store.setClock(() => Date.parse('2030-04-02T10:00:00+02:00'))
    await store.tick()
    assert.equal(await firstDay(), '2030-04-03')
    const { days, ids } = await slots()
    const last = ids[days.at(-1)?.[0] ?? '']!
    assert.equal(new Date(last.s * 1000).toISOString().slice(0, 10), '2030-05-31')
  })

  it('end with the cutoff: the evening before', async () => {
    const { days, ids } = await slots()
    const [id = ''] = days[0] ?? []
    const { cutoff = 0 } = ids[id] ?? {}
    assert.equal(new Date(cutoff * 1000).toISOString(), '2030-03-06T17:00:00.000Z')
    const offers = async () => (await slots()).days.some(([one]) => one === id)
    store.setClock(() => cutoff * 1000 - 1)
    assert.equal(await offers(), true)
    store.setClock(() => cutoff * 1000)
    assert.equal(await offers(), false)
  })

  it('are not offered where no van goes', async () => {
    const { days, errorMsg, slotQualityInfo } = await slots({ zipcode: '00000' })
    assert.deepEqual(days, [])
    assert.equal(slotQualityInfo?.errorCode, 'JurisdictionNotFound')
    assert.match(errorMsg ?? '', /postal code/)
  })

  it('are refused for an option that the shop has not, and a quantity that is none', async () => {
    assert.equal((await post({ shipoption: 'none' })).status, 400)
    assert.equal((await post({ quantity: 'many' })).status, 400)
  })

  it('are reserved by the form of the buy box, stand in the cart, and go with their line', async () => {
    const [id = ''] = (await slots()).days[5] ?? []
    assert.equal((await buy(id)).headers.get('location'), '/cart')
    assert.equal(await held(id), 1)
    const cart = await (await shopper.get('/cart', { accept: 'text/html' })).text()
    assert.match(cart, /Delivery on Thursday, March 7, 6:00/)
    const [line] = await (await shopper.get('/__facts/cart')).json()
    await shopper.postForm('/cart/remove', { lineId: String(line.id) })
    assert.equal(await held(id), 0)
  })

  it('CAL-046 are not reserved by the placeholder of a calendar that is off', async () => {
    const [id = ''] = (await slots()).days[6] ?? []
    await buy(id, { ReservationId: 'X' })
    assert.equal(await held(id), 0)
  })

  it('change places: the one before has room again', async () => {
    const [[first = ''] = [], [second = ''] = []] = (await slots()).days.slice(8, 10)
    await buy(first)
    await buy(second)
    assert.deepEqual([await held(first), await held(second)], [0, 1])
  })

  it('keep nothing of a form that is refused', async () => {
    const [id = ''] = (await slots()).days[11] ?? []
    await buy(id, { freeSampleOfferListingId: 'none' })
    assert.equal(await held(id), 0)
  })
})
