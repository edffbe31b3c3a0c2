import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import * as v from 'valibot'
import { calendarData, type CalendarData } from '../../../src/contract/schedule/calendar.ts'
import { berlin, fieldIn, leads } from '../../support/checkout.ts'
import { sumIn } from '../../support/shop-html.ts'
import { startStore, visit, type Shopper, type TestStore } from '../../support/store.ts'

const asin = 'B0WASHER01'
/** A Wednesday. */
const now = Date.parse('2030-03-06T10:00:00+01:00')

describe('delivery slots at the checkout', () => {
  let store: TestStore
  let shopper: Shopper
  before(async () => {
    store = await startStore({ faults: true })
    store.setClock(() => now)
    await store.tick()
  })
  after(() => store.close())
  beforeEach(async () => {
    shopper = await visit(store)
    await shopper.post('/dp/cart/add-items', {
      items: [{ asin, offerListingId: `OL${asin}`, quantity: 1 }],
    })
  })

  const page = async (path: string) => (await shopper.get(path, { accept: 'text/html' })).text()
  const slots = async (option: string): Promise<CalendarData> => {
    const path = `/dp/scheduled-delivery/calendar?asin=${asin}&shipoption=${option}`
    return v.parse(calendarData, await (await shopper.get(path)).json())
  }
  const slotOf = async (option: string, nth = 0): Promise<string> =>
    (await slots(option)).days[nth]?.[0] ?? ''
  const held = async (id: string): Promise<number> =>
    (await (await shopper.get(`/__facts/delivery-slot/${id}`)).json()).taken
  /** Goes to the step of the delivery. Returns the line of the machine. */
  async function toDelivery(): Promise<string> {
    await leads(shopper.postForm('/checkout/address', berlin))
    return fieldIn(await page('/checkout/delivery'), 'slot-line')
  }
  const deliver = (fields: Record<string, string>) =>
    leads(shopper.postForm('/checkout/delivery', fields))
  /** Orders what is in the cart. Returns the page of the order. */
  async function order(): Promise<string> {
    await leads(shopper.postForm('/checkout/payment', { method: 'invoice' }))
    const review = await page('/checkout/review')
    const fields = { id: fieldIn(review, 'id'), total: fieldIn(review, 'total') }
    return page(await leads(shopper.postForm('/checkout/order', fields)))
  }

  it('are offered by three options, each with a calendar of its own', async () => {
    await toDelivery()
    const html = await page('/checkout/delivery')
    const radios = [...html.matchAll(/data-radio="#ship-(\w+)"/g)].map(([, option]) => option)
    assert.deepEqual(radios, ['scheduled', 'evening', 'day'])
    for (const option of radios) assert.match(html, new RegExp(`id="ship-${option}"`))
  })

  it('of the evening are one hour long, on weekdays', async () => {
    const { ids } = await slots('evening')
    const all = Object.values(ids)
    assert.ok(all.length > 20)
    assert.deepEqual([...new Set(all.map(({ e, s }) => (e - s) / 3600))], [1])
    assert.ok(all.every(({ s }) => ![0, 6].includes(new Date(s * 1000).getUTCDay())))
  })

  it('are reserved, said in the order, and cost what they say', async () => {
    const line = await toDelivery()
    const usual = sumIn(await page('/checkout/delivery')).delivery
    const SlotId = await slotOf('evening')
    assert.equal(
      await deliver({ 'slot-line': line, shipoption: 'evening', SlotId }),
      '/checkout/payment',
    )
    assert.equal(await held(SlotId), 1)
    const html = await page('/checkout/delivery')
    assert.match(html, new RegExp(`data-selected-slot="${SlotId}"`))
    const chosen = sumIn(html).delivery
    assert.equal(chosen - usual, 990)
    const ordered = await order()
    assert.match(ordered, /Delivery on Thursday, March 7, 6:00/)
    assert.match(ordered, /delivery-day[^]*Tomorrow|delivery-day[^]*March 7/)
    assert.equal(sumIn(ordered).delivery, chosen)
    assert.equal(await held(SlotId), 1)
  })

  it('change places with each other, and give way to the standard delivery', async () => {
    const line = await toDelivery()
    const [first, second] = [await slotOf('scheduled', 3), await slotOf('day', 4)]
    await deliver({ 'slot-line': line, shipoption: 'scheduled', SlotId: first })
    await deliver({ 'slot-line': line, shipoption: 'day', SlotId: second })
    assert.deepEqual([await held(first), await held(second)], [0, 1])
    await deliver({ 'slot-line': line, shipoption: 'standard' })
    assert.equal(await held(second), 0)
    assert.doesNotMatch(await order(), /Delivery on /)
  })

  it('have to be chosen with an option that needs one', async () => {
    const line = await toDelivery()
    assert.equal(
      await deliver({ 'slot-line': line, shipoption: 'day' }),
      '/checkout/delivery?shipoption=day&error=NO_SLOT',
    )
    const html = await page('/checkout/delivery?shipoption=day&error=NO_SLOT')
    assert.match(html, /choose a delivery time/)
    assert.match(html, /id="ship-day" checked/)
    assert.doesNotMatch(html, /value="standard" checked/)
  })

  it('STO-071 are refused to an address where no van comes at that time', async () => {
    const line = await toDelivery()
    const [day, evening] = [await slotOf('scheduled', 3), await slotOf('evening', 1)]
    const refused = '/checkout/delivery?shipoption=evening&error=SLOT_ELSEWHERE'
    const munich = { ...berlin, zip: '80331', city: 'München' }
    const sylt = { ...berlin, zip: '25980', city: 'Sylt' }
    const wanted = { 'slot-line': line, shipoption: 'evening', SlotId: evening }
    await deliver({ 'slot-line': line, shipoption: 'scheduled', SlotId: day })
    const to = (address: typeof berlin) => leads(shopper.postForm('/checkout/address', address))
    // In the south, vans come during the day alone.
    assert.equal(await to(munich), '/checkout/delivery')
    assert.equal(await deliver(wanted), refused)
    assert.match(await page(refused), /deliver to this address at the time you chose/)
    assert.deepEqual([await held(day), await held(evening)], [1, 0])
    await leads(shopper.postForm('/checkout/payment', { method: 'invoice' }))
    assert.equal(await to(sylt), '/checkout/delivery?error=SLOT_ELSEWHERE')
    const review = await page('/checkout/review')
    const fields = { id: fieldIn(review, 'id'), total: fieldIn(review, 'total') }
    const ordering = await leads(shopper.postForm('/checkout/order', fields))
    assert.equal(ordering, '/checkout/review?error=SLOT_ELSEWHERE')
    assert.equal(await held(day), 1)
    await deliver({ 'slot-line': line, shipoption: 'standard' })
    assert.match(await order(), /Sylt/)
  })

  it('STO-071 are refused at one press to an island', async () => {
    shopper = await visit(store, 'signed-in')
    const html = await page(`/buy/${asin}`)
    const fields = {
      id: fieldIn(html, 'id'),
      offer: fieldIn(html, 'offer'),
      quantity: '1',
      total: fieldIn(html, 'total'),
      SlotId: await slotOf('day', 2),
    }
    await leads(shopper.postForm('/checkout/address', { ...berlin, zip: '25980', city: 'Sylt' }))
    const to = await leads(shopper.postForm(`/buy/${asin}`, fields))
    assert.match(to, /^\/buy\/.*error=SLOT_ELSEWHERE$/)
    assert.equal(await held(fields.SlotId), 0)
  })

  it('are refused when they are full, gone, or for a line of somebody else', async () => {
    const line = await toDelivery()
    await shopper.post('/__fixtures', {
      deliveryOption: { id: 'one', slots: [{ id: 'ONE', capacity: 1 }] },
    })
    const other = await visit(store)
    await other.post('/__facts/delivery-slot/ONE/reserve', {})
    const ask = (SlotId: string, of = line) =>
      deliver({ 'slot-line': of, shipoption: 'scheduled', SlotId })
    assert.equal(await ask('ONE'), '/checkout/delivery?shipoption=scheduled&error=SLOT_FULL')
    assert.equal(await ask('none'), '/checkout/delivery?shipoption=scheduled&error=SLOT_GONE')
    const free = await slotOf('scheduled')
    assert.equal(
      await ask(free, '999999'),
      '/checkout/delivery?shipoption=scheduled&error=LINE_NOT_FOUND',
    )
    assert.equal(await held(free), 0)
  })

  it('belong to an order at one press, too', async () => {
    shopper = await visit(store, 'signed-in')
    const html = await page(`/buy/${asin}`)
    assert.match(html, /<dp-scheduled-delivery[^]*data-one-click/)
    const SlotId = await slotOf('day', 2)
    const fields = {
      id: fieldIn(html, 'id'),
      offer: fieldIn(html, 'offer'),
      quantity: '1',
      total: fieldIn(html, 'total'),
      SlotId,
    }
    const ordered = await page(await leads(shopper.postForm(`/buy/${asin}`, fields)))
    assert.match(ordered, /Delivery on Saturday, March 9/)
    assert.equal(await held(SlotId), 1)
    store.setClock(() => now + 20 * 60_000)
    assert.equal(await held(SlotId), 1)
    store.setClock(() => now)
  })
})
