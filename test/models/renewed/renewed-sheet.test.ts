import assert from 'node:assert/strict'
import { afterEach, describe, it, type TestContext } from 'node:test'
import { renewedSheet } from '../../../elements/renewed/renewed-sheet.ts'
import { portsOf } from '../../support/ports.ts'
import { page } from '../../../src/page/page.ts'
import { messages } from '../../../src/widgets/renewed/renewed-sheet/renewed-sheet.messages.ts'
import { model } from '../../../src/widgets/renewed/renewed-sheet/renewed-sheet.model.ts'

const asin = 'B0REPHONE1'
const product = {
  asin,
  offerListingId: 'OL1',
  sellerName: 'Harbor & Pine',
  condition: 'Renewed',
  price: { amount: 32_900, currency: 'USD' },
}
const shown = { id: 'OL1', price: '$329.00', condition: 'Renewed', sellerName: 'Harbor & Pine' }

function sheetOf(config: Parameters<typeof portsOf<typeof renewedSheet, typeof messages>>[1] = {}) {
  const host = portsOf(renewedSheet, { asin, tier: 2, ...config }, { messages })
  return { ...host, sheet: model(host.ports) }
}

async function opened(t: TestContext) {
  const view = sheetOf()
  await view.sheet.open()
  t.mock.timers.tick(300)
  return view
}

describe('model of the renewed sheet', () => {
  afterEach(() => {
    page.product(asin).set(null)
    page.product('B0RELAPTP1').set(null)
  })

  it('RNW-005 shows the offer of the product', () => {
    page.product(asin).set(product)
    assert.deepEqual(sheetOf().sheet.$offer.get(), shown)
  })

  it('RNW-005 formats the price of the product in the locale', () => {
    page.product(asin).set({ ...product, price: { amount: 32_900, currency: 'EUR' } })
    assert.equal(sheetOf({ locale: 'de-DE' }).sheet.$offer.get().price, '329,00\u00A0€')
  })

  it('RNW-005 shows what is configured as it is', () => {
    page.product(asin).set(product)
    const given = { price: '329.-', condition: 'Excellent', sellerName: 'We' }
    const { id, ...offer } = sheetOf(given).sheet.$offer.get()
    assert.deepEqual([id, offer], ['OL1', given])
  })

  it('RNW-005 leaves out what nobody has said', () => {
    const nothing = { id: undefined, price: undefined, condition: undefined, sellerName: undefined }
    assert.deepEqual(sheetOf().sheet.$offer.get(), nothing)
  })

  it('RNW-005 follows the product in view', () => {
    page.product('B0RELAPTP1').set({ ...product, asin: 'B0RELAPTP1', sellerName: 'Second Ring' })
    const { sheet, configure } = sheetOf()
    configure({ asin: 'B0RELAPTP1' })
    assert.equal(sheet.$offer.get().sellerName, 'Second Ring')
    page.product(asin).set(product)
    assert.equal(sheet.$offer.get().sellerName, 'Second Ring')
  })

  it('RNW-006 says that the offer has changed while the sheet is open', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    page.product(asin).set(product)
    const { sheet, said } = await opened(t)
    assert.equal(sheet.$hasChanged.get(), false)
    page.product(asin).set({ ...product, price: { amount: 28_900, currency: 'USD' } })
    assert.deepEqual([sheet.$offer.get().price, sheet.$hasChanged.get()], ['$289.00', true])
    assert.deepEqual(said.announced, ['The selected offer has changed.'])
  })

  it('RNW-006 says so of another offer that looks the same', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    page.product(asin).set(product)
    const { sheet } = await opened(t)
    page.product(asin).set({ ...product, offerListingId: 'OL2' })
    assert.equal(sheet.$hasChanged.get(), true)
  })

  it('RNW-006 says nothing of a product that is set again, or whose title changes', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    page.product(asin).set(product)
    const { sheet, said } = await opened(t)
    page.product(asin).set({ ...product, title: 'Phone' })
    assert.deepEqual([sheet.$hasChanged.get(), said.announced], [false, []])
  })

  it('RNW-006 says nothing while the sheet is closed, and forgets the change at the next opening', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    page.product(asin).set(product)
    const { sheet, said, settled } = await opened(t)
    page.product(asin).set({ ...product, offerListingId: 'OL2' })
    sheet.close()
    t.mock.timers.tick(300)
    await settled()
    page.product(asin).set({ ...product, offerListingId: 'OL3' })
    assert.equal(said.announced.length, 1)
    await sheet.open()
    assert.equal(sheet.$hasChanged.get(), false)
  })

  it('RNW-010 tells of the opening and the closing at their ends', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { sheet, said } = sheetOf()
    await sheet.open()
    t.mock.timers.tick(299)
    assert.deepEqual([said.events, said.states.has('open')], [[], true])
    t.mock.timers.tick(1)
    sheet.close()
    t.mock.timers.tick(299)
    assert.deepEqual([said.events.length, said.states.has('open')], [1, false])
    t.mock.timers.tick(1)
    assert.deepEqual(said.events, [
      { name: 'dp-renewed-sheet-opened', detail: { tier: 2 } },
      { name: 'dp-renewed-sheet-closed', detail: { tier: 2 } },
    ])
  })

  it('RNW-010 tells nothing if the sheet closes on its way in', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { sheet, said } = sheetOf()
    await sheet.open()
    t.mock.timers.tick(100)
    sheet.close()
    t.mock.timers.tick(1000)
    assert.deepEqual([sheet.isShown(), said.events], [false, []])
  })

  it('COR-032 opens nothing once the element has left the page, and is closed when it comes back', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { sheet, leave, comeBack } = sheetOf()
    const opening = sheet.open()
    leave()
    await opening
    assert.equal(sheet.isShown(), false)
    comeBack()
    await sheet.open()
    leave()
    assert.equal(sheet.isShown(), false)
  })
})
