import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { page } from '../../../src/page/page.ts'
import { places } from '../../../src/widgets/schedule/scheduled-delivery/place.model.ts'
import { answerOf, faultOf, scheduledPorts } from '../../support/scheduled-delivery-model.ts'

function start(config: object = {}) {
  const host = scheduledPorts(config)
  let chosen = 0
  const place = places(host.ports, () => (chosen += 1))
  return { ...host, place, chosen: () => chosen }
}
const regions = [
  { id: 'north', name: 'North' },
  { id: 'south', name: 'South' },
]

describe('place of a scheduled delivery', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('SCH-028 asks for a postal code where there is none', () => {
    const view = start()
    view.place.type('   ')
    view.place.enterZip()
    assert.equal(view.place.$fault.get(), 'sd.zip.enter')
    assert.deepEqual(view.said.announced, ['Enter a postal code.'])
    assert.equal(view.chosen(), 0)
  })

  for (const zip of ['2009', '200955', '20095-12', '20095 1234', 'abcde', 'x20095']) {
    it(`SCH-029 takes no ${zip}`, () => {
      const view = start()
      view.place.type(zip)
      view.place.enterZip()
      assert.equal(view.place.$fault.get(), 'sd.zip.valid')
      assert.deepEqual([view.chosen(), view.place.place()], [0, undefined])
    })
  }

  it('SCH-029 takes what the page says is a postal code', () => {
    const view = start({ postalPattern: String.raw`^[A-Z]\d$` })
    view.place.type(' k1 ')
    view.place.enterZip()
    assert.deepEqual(view.place.place(), { zipCode: 'K1' })
  })

  it('SCH-029 keeps the usual format when the page gives none that works', () => {
    const view = start({ postalPattern: '(' })
    assert.deepEqual(view.said.warnings, [
      String.raw`postalPattern: expected a regular expression, got "("; ^\d{5}(-\d{4})?$ is used instead`,
    ])
    view.place.type('20095')
    view.place.enterZip()
    assert.deepEqual(view.place.place(), { zipCode: '20095' })
  })

  it('SCH-030 judges 500 ms after the last key, not at 499 ms', () => {
    const view = start()
    view.place.type('2')
    mock.timers.tick(400)
    view.place.type('20')
    mock.timers.tick(499)
    assert.equal(view.place.$fault.get(), null)
    mock.timers.tick(1)
    assert.equal(view.place.$fault.get(), 'sd.zip.valid')
    view.place.type('20095')
    mock.timers.tick(500)
    assert.equal(view.place.$fault.get(), null)
    assert.equal(view.chosen(), 0)
  })

  it('SCH-032 SCH-064 takes the code at once at Go, and tells of it each time', () => {
    const view = start()
    view.place.type('20095-1234')
    view.place.enterZip()
    view.place.enterZip()
    assert.deepEqual([view.chosen(), view.place.place()], [2, { zipCode: '20095-1234' }])
    const told = { zipCode: '20095-1234' }
    assert.deepEqual(view.eventsOf('dp-postal-code-changed'), [told, told])
  })

  it('SCH-064 starts with the postal code of the page', () => {
    const view = start()
    assert.deepEqual([view.place.$zip.get(), view.place.place()], ['', undefined])
    page.$location.set({ addressLabel: 'Hamburg', zipCode: '20095' })
    assert.deepEqual([view.place.$zip.get(), view.place.place()], ['20095', { zipCode: '20095' }])
  })

  it('SCH-064 gives way to a new location of the page, not to a new name of the same', async () => {
    const view = start()
    view.place.type('80331')
    view.place.enterZip()
    await view.settled()
    page.$location.set({ addressLabel: 'Hamburg', zipCode: '20095' })
    assert.deepEqual(view.place.place(), { zipCode: '20095' })
    view.place.type('80331')
    view.place.enterZip()
    await view.settled()
    page.$location.set({ addressLabel: 'HH', zipCode: '20095' })
    view.leave()
    view.comeBack()
    assert.deepEqual([view.place.$zip.get(), view.place.place()], ['80331', { zipCode: '80331' }])
  })

  it('SCH-067 is the saved address while the shopper has chosen nothing else', () => {
    const view = start({ addressId: 'A1' })
    assert.deepEqual(view.place.place(), { addressId: 'A1' })
    view.place.type('80331')
    view.place.enterZip()
    assert.deepEqual(view.place.place(), { zipCode: '80331' })
  })

  it('SCH-034 asks for the regions of the item, once', async () => {
    const view = start({ destination: 'region', sku: 'WM-9', fmid: 'F1', asin: 'B0WASHER01' })
    view.place.ask()
    view.place.ask()
    assert.equal(view.said.calls.length, 1)
    assert.deepEqual(view.sent().query, {
      merchant: 'M1',
      marketplace: 'DE',
      ASIN: 'B0WASHER01',
      SKU: 'WM-9',
      FMID: 'F1',
      regionRequest: 'true',
    })
    await view.answer(answerOf({ regions }))
    assert.deepEqual(view.place.$regions.get(), regions)
    view.configure({ asin: 'B0DRYER001' })
    view.place.ask()
    assert.equal(view.said.calls.length, 2)
  })

  it('SCH-034 asks for no regions where the shopper enters a postal code', () => {
    const view = start({ destination: 'postal-code' })
    view.place.ask()
    assert.deepEqual(view.said.calls, [])
  })

  it('SCH-067 tells of the chosen region', async () => {
    const view = start({ destination: 'region', addressId: 'A1' })
    view.place.ask()
    await view.answer(answerOf({ regions }))
    view.place.chooseRegion('south')
    view.place.chooseRegion('moon')
    assert.deepEqual([view.chosen(), view.place.place()], [1, { regionId: 'south' }])
    assert.deepEqual(view.eventsOf('dp-delivery-region-changed'), [
      { regionId: 'south', name: 'South' },
    ])
  })

  for (const [what, outcome] of [
    ['the call fails', faultOf('timeout')],
    ['there is none', answerOf({ regions: [] })],
  ] as const) {
    it(`SCH-065 leaves the postal code in place of the regions when ${what}`, async () => {
      const view = start({ destination: 'region' })
      view.place.ask()
      await view.answer(outcome)
      assert.equal(view.place.$regions.get(), null)
    })
  }

  it('SCH-034 asks again for the regions when the element comes back amid the call', async () => {
    const view = start({ destination: 'region' })
    view.place.ask()
    view.leave()
    await view.answer({ ok: false, problem: 'aborted', status: 0, code: '' })
    view.comeBack()
    view.place.ask()
    assert.equal(view.said.calls.length, 2)
  })
})
