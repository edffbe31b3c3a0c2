import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import type { DeviceType } from '../../../src/page/shapes.ts'
import { buyBox, newAsin } from '../../support/buy-box.ts'

const device = (deviceType: DeviceType | null) =>
  page.$shopper.set({ ...page.$shopper.get(), deviceType })

describe('dp-buy-box counts the quantity', () => {
  afterEach(() => device(null))

  it('BOX-014 ONE-012 shows the quantity, and writes a choice to store and form', async () => {
    const box = await buyBox({ attributes: 'data-quantity="2"' })
    expect(box.picker.shown()).to.equal('2')
    await box.choose('4')
    expect(box.quantity.get()).to.equal(4)
    expect(box.fields()).to.include({ quantity: '4', 'items[0][quantity]': '4' })
    const { asin } = box
    expect(box.told()).to.deep.equal([
      { name: 'dp-quantity-changed', detail: { asin, quantity: 4, previousQuantity: 2 } },
    ])
  })

  it('BOX-014 offers every quantity from the lowest to the highest', async () => {
    const box = await buyBox({
      attributes: 'data-min-quantity="2" data-max-quantity="5" data-quantity="3"',
    })
    expect(await box.picker.texts()).to.deep.equal(['2', '3', '4', '5'])
  })

  it('BOX-037 starts at the lowest quantity that can be bought', async () => {
    const box = await buyBox({ attributes: 'data-moq="5"' })
    expect([box.picker.shown(), box.quantity.get(), box.is('locked')]).to.deep.equal([
      '5',
      5,
      false,
    ])
    expect(box.fields()).to.include({ quantity: '5', 'items[0][quantity]': '5' })
    expect(box.told()).to.deep.equal([])
    const low = await buyBox({ attributes: 'data-moq="2" data-min-quantity="3"' })
    expect(low.quantity.get()).to.equal(3)
    const given = await buyBox({ attributes: 'data-moq="5" data-quantity="4"' })
    expect([given.quantity.get(), given.is('locked')]).to.deep.equal([4, true])
  })

  it('BOX-038 offers only quantities that can be bought', async () => {
    const box = await buyBox({ attributes: 'data-moq="5" data-max-quantity="7"' })
    expect(await box.picker.texts()).to.deep.equal(['5', '6', '7'])
    const none = await buyBox({ attributes: 'data-moq="5" data-max-quantity="4"' })
    expect(none.picker.button()?.disabled).to.equal(true)
  })

  it('BOX-015 is 1 where no quantity is found; blank and 0 count as 1 too', async () => {
    const box = await buyBox()
    expect([box.picker.shown(), box.fields()['items[0][quantity]']]).to.deep.equal(['1', '1'])
    expect(box.quantity.get()).to.equal(undefined)
    for (const none of [null, 0]) {
      box.quantity.set(none)
      expect(box.fields()['items[0][quantity]']).to.equal('1')
    }
  })

  it('BOX-036 says where the item goes, anew at each change, and keeps room for it', async () => {
    page.$location.set(null)
    const box = await buyBox({ attributes: 'data-show-location' })
    const line = box.part('[part=location]')
    const { height } = line.getBoundingClientRect()
    expect([line.textContent, height > 20]).to.deep.equal(['', true])
    page.$location.set({ addressLabel: 'Seattle 98101' })
    await nextFrame()
    expect(line.textContent).to.equal('Deliver to Seattle 98101')
    expect(line.getBoundingClientRect().height).to.equal(height)
    page.$location.set({ addressLabel: 'Portland 04101' })
    await nextFrame()
    expect(line.textContent).to.equal('Deliver to Portland 04101')
    page.$location.set(null)
  })

  it('BOX-036 says nothing of the place where the page does not ask for it', async () => {
    page.$location.set({ addressLabel: 'Seattle 98101' })
    const { host } = await buyBox()
    page.$location.set(null)
    expect(host.shadowRoot?.querySelector('[part=location]')).to.equal(null)
  })

  it('BOX-016 ONE-013 shows a quantity from elsewhere, and says nothing of it', async () => {
    const box = await buyBox()
    box.quantity.set(40)
    await nextFrame()
    expect(box.picker.shown()).to.equal('40')
    expect(box.fields()).to.include({ quantity: '40', 'items[0][quantity]': '40' })
    expect(box.told()).to.deep.equal([])
  })

  it('BOX-035 starts with the configured quantity, where nobody has said another', async () => {
    const box = await buyBox({ attributes: 'data-quantity="3"' })
    expect(box.quantity.get()).to.equal(3)
    await box.choose('4')
    const { asin } = box
    const second = await buyBox({ asin, attributes: 'data-quantity="7"' })
    expect(second.picker.shown()).to.equal('4')
    second.host.setAttribute('data-quantity', '8')
    await nextFrame()
    expect([box.quantity.get(), second.picker.shown()]).to.deep.equal([8, '8'])
  })

  it('BOX-035 starts blank where the page says so', async () => {
    const box = await buyBox({ attributes: 'data-quantity-blank data-quantity="3"' })
    expect([box.quantity.get(), box.picker.shown()]).to.deep.equal([null, 'Choose'])
  })

  it('BOX-025 follows the product in view to another quantity', async () => {
    const [first, second] = [newAsin(), newAsin()]
    page.product(first).set({ asin: first, offerListingId: 'OL1' })
    page.product(second).set({ asin: second, offerListingId: 'OL2' })
    page.quantity(second).set(6)
    page.$asin.set(first)
    const box = await buyBox({ asin: '', offer: '' })
    expect(box.fields()).to.include({ 'items[0][asin]': first, 'items[0][offerListingId]': 'OL1' })
    page.$asin.set(second)
    await nextFrame()
    expect(box.fields()).to.include({
      'items[0][asin]': second,
      'items[0][offerListingId]': 'OL2',
      'items[0][quantity]': '6',
    })
    page.$asin.set(null)
  })

  it('ONE-010 helps nobody but desktop shoppers, yet locks and explains for all', async () => {
    device('mobile')
    const attributes =
      'data-moq="5" data-quantity="1" data-gift-wrap-available data-gift-wrap-checked'
    const box = await buyBox({ attributes })
    expect([box.has('[part=quantity]'), box.has('[type=checkbox]')]).to.deep.equal([false, false])
    expect(box.fields()).not.to.have.any.keys('quantity', 'gift-wrap')
    box.button().click()
    await box.appears('dialog[open]')
    device('desktop')
    await nextFrame()
    expect([box.has('[part=quantity]'), box.has('[type=checkbox]')]).to.deep.equal([true, true])
    expect(box.fields()).to.include({ quantity: '1', 'gift-wrap': 'yes' })
  })

  it('ONE-011 adds gift-wrap to the form while the box is checked', async () => {
    const box = await buyBox({ attributes: 'data-gift-wrap-available' })
    const check = box.part<HTMLInputElement>('[type=checkbox]')
    check.click()
    expect(box.fields()['gift-wrap']).to.equal('yes')
    check.click()
    expect(box.fields()).not.to.have.property('gift-wrap')
    const changed = box.told()
    expect(changed.map(({ detail }) => detail['checked'])).to.deep.equal([true, false])
    expect(changed[0]?.name).to.equal('dp-gift-wrap-changed')
  })

  it('ONE-020 has no gift options where they are not available', async () => {
    const box = await buyBox({ attributes: 'data-gift-wrap-checked' })
    expect(box.has('[type=checkbox]')).to.equal(false)
    expect(box.fields()).not.to.have.property('gift-wrap')
  })

  it('COR-060 submits nothing and takes no choice while its fieldset is disabled', async () => {
    const within = `<form><fieldset disabled>{box}</fieldset></form>`
    const box = await buyBox({ attributes: 'data-gift-wrap-available', within })
    expect(box.fields()).to.deep.equal({})
    expect([
      box.picker.button()?.disabled,
      box.part<HTMLInputElement>('[type=checkbox]').disabled,
    ]).to.deep.equal([true, true])
    box.find<HTMLFieldSetElement>('fieldset').disabled = false
    await nextFrame()
    expect(box.fields()).to.include({ quantity: '1' })
  })

  it('COR-061 goes back to what is configured when the form is reset', async () => {
    const attributes = 'data-quantity="2" data-gift-wrap-available'
    const box = await buyBox({ attributes })
    await box.choose('5')
    box.part('[type=checkbox]').click()
    box.told()
    box.form().reset()
    expect(box.fields()).to.include({ quantity: '2' })
    expect(box.fields()).not.to.have.property('gift-wrap')
    expect(box.told()).to.deep.equal([])
  })

  it('COR-062 leaves the controls of other elements inside it alone', async () => {
    const content = '<select name="quantity"><option>7</select><button>Add</button>'
    const box = await buyBox({ attributes: 'data-client-name="shop"', content })
    expect(box.form().querySelector('select')?.disabled).to.equal(false)
    expect(new FormData(box.form()).getAll('quantity')).to.deep.equal(['7'])
    expect(box.fields()['clientName']).to.equal('shop')
  })
})
