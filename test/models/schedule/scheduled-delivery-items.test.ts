import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sdAvailability } from '../../../src/contract/schedule/availability.ts'
import { page } from '../../../src/page/page.ts'
import { availability } from '../../../src/widgets/schedule/scheduled-delivery/availability.model.ts'
import {
  answerOf,
  dryer,
  faultOf,
  scheduledPorts,
  washer,
} from '../../support/scheduled-delivery-model.ts'

const listed = { asin: dryer, merchantID: 'M2', sku: 'DR-1' }

function start(config: object = {}) {
  const host = scheduledPorts(config)
  const applied: boolean[] = []
  const made = availability(host.ports, is => applied.push(is))
  return {
    ...host,
    made,
    applied,
    /** The asins that each call asked for. */
    asked: () =>
      host.said.calls.map(({ input }) =>
        Object.entries((input as { body: Record<string, string> }).body).flatMap(([name, value]) =>
          /^asin\d/.test(name) ? [value] : [],
        ),
      ),
  }
}

describe('availability of a scheduled delivery', () => {
  beforeEach(() => {
    for (const asin of [washer, dryer]) {
      page.product(asin).set(null)
      page.quantity(asin).set(undefined)
    }
  })

  it('SCH-035 SCH-060 is asked at the start for all items, each with its number', () => {
    const view = start({ sku: 'WM-9', fmid: 'F1', heavyBulky: true, items: [listed] })
    const { body, query } = view.sent()
    assert.deepEqual(query, { powerbar: '0' })
    assert.deepEqual(body, {
      marketplaceID: 'DE',
      requestItemID0: '0',
      asin0: washer,
      merchantID0: 'M1',
      heavyBulky0: 'true',
      sku0: 'WM-9',
      fmid0: 'F1',
      requestItemID1: '1',
      asin1: dryer,
      merchantID1: 'M2',
      heavyBulky1: 'true',
      sku1: 'DR-1',
      fmid1: '',
    })
  })

  it('SCH-035 leaves the query to an address of the page', () => {
    const view = start({ availabilityUrl: '/own?powerbar=1' })
    assert.deepEqual(view.sent().query, {})
    assert.equal(view.said.calls[0]?.options?.at, '/own?powerbar=1')
  })

  it('SCH-035 takes what the buy box lacks from the list, and a merchant from the product', () => {
    page.product(dryer).set({ asin: dryer, merchantId: 'M3' })
    const own = { asin: washer, sku: 'WM-1', fmid: 'F7', merchantID: 'M1' }
    const { body } = start({ sku: '', fmid: '', items: [own, { asin: dryer }] }).sent()
    assert.deepEqual([body['sku0'], body['fmid0'], body['merchantID1']], ['WM-1', 'F7', 'M3'])
  })

  it('SCH-036 is not asked for items of which the page knows it', async () => {
    const view = start({ items: [{ ...listed, isSDAvailable: true }] })
    assert.deepEqual(view.asked(), [[washer]])
    const known = start({ items: [{ asin: washer, merchantID: 'M1', isSDAvailable: true }] })
    assert.deepEqual(known.asked(), [])
    assert.deepEqual(known.applied, [true])
  })

  it('SCH-036 SCH-039 is kept: an item that comes back is applied without a call', async () => {
    const view = start({ items: [listed] })
    await view.answer(answerOf({ 0: true, 1: false }))
    view.configure({ asin: dryer, merchantId: 'M2', sku: 'DR-1' })
    view.configure({ asin: washer, merchantId: 'M1', sku: '' })
    assert.deepEqual(view.applied, [true, false, true])
    assert.equal(view.asked().length, 1)
  })

  it('SCH-039 is applied once, whatever else of the page changes', async () => {
    const view = start()
    await view.answer(answerOf({ 0: true }))
    view.configure({ shipoption: 'day' })
    view.configure({ hideOnError: false })
    assert.deepEqual(view.applied, [true])
  })

  it('SCH-037 ends after 20 s', () => assert.equal(sdAvailability.timeout, 20_000))

  it('SCH-038 shows nothing when the call fails, and the console says so', async () => {
    const view = start()
    await view.answer(faultOf('unavailable', 503))
    assert.deepEqual(view.said.warnings, [
      'whether a delivery time can be chosen is not known: unavailable 503',
    ])
    assert.deepEqual([view.applied, view.said.events, view.said.announced], [[], [], []])
  })

  it('SCH-038 is asked again at the next change after a call has failed', async () => {
    const view = start()
    await view.answer(faultOf('offline'))
    view.configure({ shipoption: 'day' })
    assert.equal(view.asked().length, 2)
  })

  it('SCH-040 changes nothing by a late answer for an earlier variation', async () => {
    const view = start()
    view.configure({ asin: dryer })
    assert.deepEqual(view.asked(), [[washer], [dryer]])
    await view.answer(answerOf({ 0: true }), 0)
    assert.deepEqual(view.applied, [])
    await view.answer(answerOf({ 0: false }), 1)
    assert.deepEqual(view.applied, [false])
    view.configure({ asin: washer })
    assert.deepEqual(view.applied, [false, true])
  })

  for (const [what, change] of [
    ['merchant', { merchantId: 'M9' }],
    ['SKU', { sku: 'WM-2' }],
    ['FMID', { fmid: 'F2' }],
  ] as const) {
    it(`SCH-040 belongs to an item of one ${what} alone`, async () => {
      const view = start()
      view.configure(change)
      await view.answer(answerOf({ 0: true }), 0)
      assert.deepEqual(view.applied, [])
    })
  }

  it('SCH-041 SCH-066 is told with all that is known of each item', async () => {
    page.quantity(washer).set(2)
    const view = start({ offerListingId: 'OL1', shipoption: 'day', addressId: 'A1', fmid: '' })
    await view.answer(answerOf({ 0: true }))
    assert.deepEqual(view.eventsOf('dp-delivery-availability-resolved'), [
      {
        items: [
          {
            asin: washer,
            merchantId: 'M1',
            sku: '',
            fmid: '',
            offerListingId: 'OL1',
            quantity: 2,
            shipoption: 'day',
            addressId: 'A1',
            marketplace: 'DE',
            isSdAvailable: true,
          },
        ],
      },
    ])
  })

  it('SCH-041 is written to the items of the page', async () => {
    const view = start({ items: [{ asin: washer, merchantID: 'M1' }, listed] })
    await view.answer(answerOf({ 0: true }))
    assert.deepEqual(view.made.known(), [
      { asin: washer, merchantID: 'M1', isSDAvailable: true },
      listed,
    ])
  })

  it('SCH-041 leaves out what the server says nothing of', async () => {
    const view = start({ items: [listed] })
    await view.answer(answerOf({ 1: true, isParsed: true }))
    const [told] = view.eventsOf('dp-delivery-availability-resolved') as { items: unknown[] }[]
    assert.equal(told?.items.length, 1)
    assert.deepEqual(view.applied, [])
  })

  it('SCH-056 is asked once while nothing changes', () => {
    const view = start()
    view.configure({ shipoption: 'day' })
    view.configure({ required: true })
    assert.equal(view.asked().length, 1)
  })

  it('is not asked without a product', () => {
    assert.deepEqual(start({ asin: undefined }).asked(), [])
  })

  it('goes on when the element comes back', async () => {
    const view = start()
    view.leave()
    await view.answer({ ok: false, problem: 'aborted', status: 0, code: '' })
    view.comeBack()
    assert.equal(view.asked().length, 2)
    assert.deepEqual(view.said.warnings, [])
  })
})
