import { expect } from '@open-wc/testing'
import { restore, stub } from 'sinon'
import { sendKeys } from '@web/test-runner-commands'
import { page } from '../../../src/page/page.ts'
import { cdp, press } from '../../support/browser.ts'
import { adder, item, selector, settled, warmUp, type Widget } from '../../support/quantity.ts'
import { engine } from '../../support/engine.ts'

const select =
  '<select name="count"><option>1</option><option selected>2</option><option value="6">6 pieces</option><option value="more">More</option><option disabled>9</option></select>'
const input = '<input type="number" name="amount" value="4" max="40">'
const inForm = (host: string) => `<form>${host}</form>`

const formOf = ({ host }: Widget): HTMLFormElement => {
  const form = host.closest('form')
  if (!form) throw new Error('no form')
  return form
}
const submitted = (w: Widget) => [...new FormData(formOf(w))]
const adopted = ({ host }: Widget): HTMLSelectElement | HTMLInputElement => {
  const control = host.querySelector<HTMLSelectElement | HTMLInputElement>('select, input')
  if (!control) throw new Error('no control')
  return control
}
/** The page's own quantities play no part here. */
const none = { qsItems: undefined, selectedId: undefined }

describe('dp-quantity-selector in a form', () => {
  before(warmUp)
  afterEach(restore)

  it('QTY-076 submits quantity', async () => {
    const w = await selector({ selectedId: 'q2' }, { within: inForm })
    expect(submitted(w)).to.deep.equal([['quantity', '2']])
    await w.open()
    await w.choose('3')
    expect(submitted(w)).to.deep.equal([['quantity', '3']])
  })

  it('QTY-076 submits nothing while nothing is selected', async () => {
    const w = await selector({ initialView: 'choose_quantity' }, { within: inForm })
    expect(submitted(w)).to.deep.equal([])
  })

  for (const [by, attributes, within] of [
    ['by enable', 'data-enable="false"', inForm],
    ['by itself', 'disabled', inForm],
    ['by a fieldset', '', (host: string) => inForm(`<fieldset disabled>${host}</fieldset>`)],
  ] as const) {
    it(`QTY-076 submits nothing while it is disabled ${by}`, async () => {
      const w = await selector({}, { attributes, within })
      expect([submitted(w), w.button().disabled]).to.deep.equal([[], true])
      w.host.removeAttribute('disabled')
      w.host.removeAttribute('data-enable')
      w.host.closest('fieldset')?.removeAttribute('disabled')
      await settled()
      expect([submitted(w), w.button().disabled]).to.deep.equal([[['quantity', '1']], false])
    })
  }

  it('QTY-076 is back at the configured quantity after a reset of the form', async () => {
    const w = await selector({}, { within: inForm })
    await w.open()
    await w.choose('3')
    w.events.take()
    formOf(w).reset()
    await settled()
    expect([w.shown(), w.quantity(), submitted(w)]).to.deep.equal(['1', 1, [['quantity', '1']]])
    expect(w.events.take()).to.deep.equal([])
  })

  it('QTY-076 shows what history navigation restores', async () => {
    const w = await selector({}, { within: inForm })
    const data = new FormData()
    data.append('quantity', '3')
    Reflect.get(w.host, 'formStateRestoreCallback').call(w.host, data, 'restore')
    await settled()
    expect([w.shown(), submitted(w), w.events.take()]).to.deep.equal(['3', [['quantity', '3']], []])
  })

  it('QTY-036 QTY-076 blocks the form while the typed text is invalid', async () => {
    const w = await selector({ ...none }, { within: inForm, content: input })
    const field = await w.appears<HTMLInputElement>('[part~=input]')
    field.focus()
    field.select()
    await sendKeys({ type: '50' })
    expect([formOf(w).checkValidity(), w.host.matches(':invalid')]).to.deep.equal([false, true])
    await press('Backspace')
    await settled()
    expect(formOf(w).checkValidity()).to.equal(true)
  })
})

describe('dp-quantity-selector with a control of the page', () => {
  before(warmUp)

  it('QTY-089 takes the options of a select as its items', async () => {
    const w = await selector(none, { within: inForm, content: select })
    expect(w.shown()).to.equal('2')
    await w.open()
    expect(w.options().map(({ textContent }) => textContent)).to.deep.equal(['1', '2', '6 pieces'])
    await w.choose('6 pieces')
    expect([w.shown(), w.quantity(), adopted(w).value]).to.deep.equal(['6 pieces', 6, '6'])
  })

  it('COR-022 writes an option that is a bare number in the locale', async () => {
    const w = await selector(none, { attributes: 'lang="ar-EG"', content: select })
    await w.open()
    expect(w.options().map(({ textContent }) => textContent)).to.deep.equal(['١', '٢', '6 pieces'])
  })

  it('QTY-089 leaves the options alone when qsItems is configured', async () => {
    const w = await selector({ qsItems: [item(1), item(7)], selectedId: 'q7' }, { content: select })
    await w.open()
    expect(w.options().map(({ textContent }) => textContent)).to.deep.equal(['1', '7'])
  })

  it('QTY-076 QTY-089 submits under the name of the control, once', async () => {
    const w = await selector(none, { within: inForm, content: select })
    expect(submitted(w)).to.deep.equal([['count', '2']])
    await w.open()
    await w.choose('1')
    expect(submitted(w)).to.deep.equal([['count', '1']])
    w.configure({ enable: false })
    await settled()
    expect(submitted(w)).to.deep.equal([])
  })

  it('QTY-089 sends native events of the control for changes by the shopper alone', async () => {
    const w = await selector(none, { content: select })
    const heard: string[] = []
    for (const name of ['input', 'change']) {
      adopted(w).addEventListener(name, ({ type }) => heard.push(type))
    }
    page.quantity(w.asin).set(1)
    await settled()
    expect([adopted(w).value, heard]).to.deep.equal(['1', []])
    await w.open()
    await w.choose('6 pieces')
    expect(heard).to.deep.equal(['input', 'change'])
  })

  it('QTY-089 follows the page when it changes the control', async () => {
    const w = await selector(none, { content: select })
    adopted(w).value = '6'
    adopted(w).dispatchEvent(new Event('change', { bubbles: true }))
    await settled()
    expect([w.shown(), w.quantity(), w.events.take()]).to.deep.equal(['6 pieces', 6, []])
  })

  it('QTY-089 takes the value and max of a number input, and writes back to it', async () => {
    const w = await selector(none, { within: inForm, content: input })
    const field = await w.appears<HTMLInputElement>('[part~=input]')
    expect([field.value, w.quantity(), submitted(w)]).to.deep.equal(['4', 4, [['amount', '4']]])
    field.focus()
    field.select()
    await sendKeys({ type: '41' })
    await settled()
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    field.select()
    await sendKeys({ type: '40' })
    await press('Enter')
    await settled()
    expect([w.quantity(), submitted(w)]).to.deep.equal([40, [['amount', '40']]])
    expect(w.committed().map(({ quantity }) => quantity)).to.deep.equal([40])
  })

  it('QTY-089 counts up to the max of a number input as a stepper', async () => {
    const content = '<input type="number" value="2" max="3">'
    const w = await selector(
      { ...none, shapeType: 'SIMPLIFIED_QUANTITY_STEPPER', maxQuantity: 20 },
      { content },
    )
    await w.press('Increase quantity')
    expect([w.shown(), w.named('Increase quantity')?.ariaDisabled]).to.deep.equal(['3', 'true'])
  })

  it('QTY-089 submits what stands in the plain input, updated or not', async () => {
    const w = await selector(none, { within: inForm, content: input })
    const field = await w.appears<HTMLInputElement>('[part~=input]')
    field.focus()
    field.select()
    await sendKeys({ type: '7' })
    expect([submitted(w), w.quantity()]).to.deep.equal([[['amount', '7']], 4])
    await press('Escape')
    expect(submitted(w)).to.deep.equal([['amount', '4']])
  })

  for (const [kind, content, configured] of [
    ['select', select, ['count', '2']],
    ['number input', input, ['amount', '4']],
  ] as const) {
    it(`QTY-089 is back at the value of the ${kind} after a reset of the form`, async () => {
      const w = await selector(none, { within: inForm, content })
      page.quantity(w.asin).set(1)
      await settled()
      formOf(w).reset()
      await settled()
      expect([submitted(w), w.quantity()]).to.deep.equal([[configured], Number(configured[1])])
    })
  }

  it('QTY-089 forgets the text in the plain input after a reset of the form', async () => {
    const w = await selector(none, { within: inForm, content: input })
    const field = await w.appears<HTMLInputElement>('[part~=input]')
    field.focus()
    field.select()
    await sendKeys({ type: '0' })
    formOf(w).reset()
    await settled()
    expect([field.value, w.is('invalid'), submitted(w)]).to.deep.equal([
      '4',
      false,
      [['amount', '4']],
    ])
  })

  it('QTY-046 QTY-086 brings the quantity back into the plain input by Escape', async () => {
    const w = await selector(none, { content: input })
    const field = await w.appears<HTMLInputElement>('[part~=input]')
    field.focus()
    field.select()
    await sendKeys({ type: '0' })
    await press('Escape')
    await settled()
    expect([field.value, w.is('invalid'), w.hasFocus(field)]).to.deep.equal(['4', false, true])
  })
})

describe('dp-quantity-selector on the device', () => {
  before(warmUp)
  afterEach(restore)

  engine.it(
    'QTY-068 vibrates for 50 ms when an add begins, and once',
    'navigator.vibrate',
    async () => {
      const vibrate = stub(navigator, 'vibrate').returns(true)
      const adding = adder()
      const w = await selector()
      await w.open()
      await w.choose('2')
      adding.leave()
      expect(vibrate.args).to.deep.equal([[50]])
    },
  )

  engine.it('QTY-068 adds all the same where nothing vibrates', 'navigator.vibrate', async () => {
    stub(navigator, 'vibrate').value(undefined)
    const adding = adder()
    const w = await selector()
    await w.open()
    await w.choose('2')
    adding.leave()
    expect([w.is('adding'), adding.taken.length]).to.deep.equal([true, 1])
  })

  engine.it(
    'QTY-068 vibrates for no action that nobody takes up',
    'navigator.vibrate',
    async () => {
      const vibrate = stub(navigator, 'vibrate').returns(true)
      const w = await selector()
      await w.open()
      await w.choose('2')
      expect([w.committed().length, vibrate.args]).to.deep.equal([1, []])
    },
  )

  it('COR-101 shows a focus ring on its button by keyboard', async () => {
    const w = await selector()
    await press('Tab')
    await settled()
    const { outlineStyle, outlineWidth } = getComputedStyle(w.button())
    expect([w.hasFocus(w.button()), outlineStyle, outlineWidth]).to.deep.equal([
      true,
      'solid',
      '2px',
    ])
  })

  engine.it(
    'COR-103 is 40 px high, and 44 px on a coarse pointer',
    'emulated media features',
    async () => {
      const w = await selector()
      const height = () => w.button().getBoundingClientRect().height
      const fine = height()
      await cdp('Emulation.setTouchEmulationEnabled', { enabled: true })
      await cdp('Emulation.setEmulatedMedia', { features: [{ name: 'pointer', value: 'coarse' }] })
      await settled()
      const coarse = height()
      await cdp('Emulation.setTouchEmulationEnabled', { enabled: false })
      await cdp('Emulation.setEmulatedMedia', { features: [] })
      expect([fine, coarse]).to.deep.equal([40, 44])
    },
  )
})
