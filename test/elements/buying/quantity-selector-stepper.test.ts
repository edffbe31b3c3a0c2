import { expect } from '@open-wc/testing'
import { restore, type SinonFakeTimers } from 'sinon'
import { page } from '../../../src/page/page.ts'
import { press } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import { item, items, selector, settled, warmUp, type Widget } from '../../support/quantity.ts'

const quantityStepper = { shapeType: 'QUANTITY_STEPPER', stepperDebounceTime: 400 }
const simplified = {
  shapeType: 'SIMPLIFIED_QUANTITY_STEPPER',
  qsItems: [],
  selectedId: undefined,
  selectedQuantity: 1,
  stepperDebounceTime: 400,
}
const more = item(10, { quantityText: '10+' })

const increase = (w: Widget) => w.press('Increase quantity')
const decrease = (w: Widget) => w.press('Decrease quantity')
const isDisabled = (w: Widget, label: string) => w.named(label)?.ariaDisabled === 'true'
const quantities = (w: Widget) => w.committed().map(({ quantity }) => quantity)
const icon = (w: Widget) => w.find('[part~=stepper] button path').getAttribute('d')
const holdTimers = () => holdClocks()

/** The clock, held, and actions that follow after as many ms. */
async function after(clock: SinonFakeTimers, ms: number, w: Widget): Promise<number[]> {
  clock.tick(ms)
  await settled()
  return quantities(w)
}

describe('dp-quantity-selector as a stepper through its items', () => {
  before(warmUp)
  afterEach(restore)

  for (const [order, qsItems] of [
    ['ascending', items(1, 2, 5, 9)],
    ['descending', items(9, 5, 2, 1)],
  ] as const) {
    it(`QTY-048 QTY-051 moves to the next higher and lower item of an ${order} list`, async () => {
      const w = await selector({ ...quantityStepper, qsItems, selectedId: 'q2' })
      await increase(w)
      expect([w.shown(), w.config()['selectedId']]).to.deep.equal(['5', 'q5'])
      await increase(w)
      expect(w.shown()).to.equal('9')
      await decrease(w)
      await decrease(w)
      expect([w.shown(), w.config()['selectedId']]).to.deep.equal(['2', 'q2'])
    })
  }

  it('QTY-049 changes nothing by plus at the highest item, and disables it', async () => {
    const w = await selector({ ...quantityStepper, selectedId: 'q3' })
    expect(isDisabled(w, 'Increase quantity')).to.equal(true)
    await increase(w)
    expect([w.shown(), w.events.take()]).to.deep.equal(['3', []])
    await decrease(w)
    expect(isDisabled(w, 'Increase quantity')).to.equal(false)
  })

  it('QTY-050 opens the text input by plus at a last item with a trailing plus', async () => {
    const w = await selector({
      ...quantityStepper,
      qsItems: [...items(1, 2), more],
      selectedId: 'q10',
    })
    expect(isDisabled(w, 'Increase quantity')).to.equal(false)
    await increase(w)
    const input = await w.appears<HTMLInputElement>('[part~=input]')
    expect([input.value, w.shown(), w.events.take()]).to.deep.equal(['10', '10', []])
  })

  it('QTY-052 QTY-053 goes to 0 by minus at the lowest item, fires at once and shows the add button', async () => {
    const clock = holdTimers()
    const w = await selector({ ...quantityStepper, qsItems: items(2, 4), selectedId: 'q2' })
    await decrease(w)
    expect([w.query('[part~=stepper]'), w.button().textContent]).to.deep.equal([
      null,
      'Add to cart',
    ])
    expect([quantities(w), w.quantity()]).to.deep.equal([[0], 0])
    expect(await after(clock, 1000, w)).to.deep.equal([])
  })

  it('QTY-053 shows the add button while nothing is selected, and goes to the first item by it', async () => {
    const w = await selector({
      ...quantityStepper,
      qsItems: items(2, 4),
      selectedId: undefined,
    })
    await w.press('Add to cart')
    expect([w.shown(), quantities(w)]).to.deep.equal(['2', [2]])
  })

  it('QTY-085 goes to the nearest items from a typed quantity without one', async () => {
    const fields = { ...quantityStepper, qsItems: items(2, 4, 8), selectedId: undefined }
    const up = await selector({ ...fields, selectedQuantity: 5 })
    await increase(up)
    const down = await selector({ ...fields, selectedQuantity: 5 })
    await decrease(down)
    expect([up.shown(), down.shown()]).to.deep.equal(['8', '4'])
  })

  it('QTY-085 disables plus above all items, and opens the text input where there is a trailing plus', async () => {
    const fields = { ...quantityStepper, selectedId: undefined, selectedQuantity: 40 }
    const without = await selector(fields)
    expect(isDisabled(without, 'Increase quantity')).to.equal(true)
    const withMore = await selector({ ...fields, qsItems: [...items(1, 2), more] })
    expect(isDisabled(withMore, 'Increase quantity')).to.equal(false)
    await increase(withMore)
    await withMore.appears('[part~=input]')
  })

  it('QTY-082 ignores actionTrigger', async () => {
    const w = await selector({
      ...quantityStepper,
      actionTrigger: 'on_confirmation',
      stepperDebounceTime: 0,
    })
    await increase(w)
    await settled()
    expect([w.isOpen(), quantities(w), w.quantity()]).to.deep.equal([false, [2], 2])
  })

  it('QTY-003 disables plus and minus while enable is false, and fires nothing', async () => {
    const w = await selector({ ...quantityStepper, selectedId: 'q2', enable: false })
    expect([isDisabled(w, 'Increase quantity'), isDisabled(w, 'Decrease quantity')]).to.deep.equal([
      true,
      true,
    ])
    await increase(w)
    await decrease(w)
    expect([w.shown(), w.events.take()]).to.deep.equal(['2', []])
  })

  it('QTY-003 takes a change back whose action has not been fired when it is disabled', async () => {
    const clock = holdTimers()
    const w = await selector(quantityStepper)
    await increase(w)
    w.host.setAttribute('data-enable', 'false')
    await settled()
    expect(await after(clock, 400, w)).to.deep.equal([])
    expect([w.shown(), w.quantity()]).to.deep.equal(['1', 1])
  })
})

describe('dp-quantity-selector as a simplified stepper', () => {
  before(warmUp)
  afterEach(restore)

  it('QTY-054 QTY-084 changes by exactly 1, whatever the items are', async () => {
    const w = await selector({ ...simplified, qsItems: items(2, 6), selectedQuantity: 2 })
    await increase(w)
    expect(w.shown()).to.equal('3')
    await decrease(w)
    await w.press('Decrease quantity')
    expect(w.shown()).to.equal('1')
  })

  it('QTY-084 goes from 1 to 0 and fires', async () => {
    const w = await selector(simplified)
    await w.press('Remove')
    expect([quantities(w), w.quantity()]).to.deep.equal([[0], 0])
  })

  it('QTY-055 carries the trash icon at 0 and 1, and the minus sign from 2', async () => {
    const one = await selector(simplified)
    const trash = icon(one)
    expect(one.named('Remove')).to.not.equal(null)
    await increase(one)
    expect(icon(one)).to.not.equal(trash)
    expect(one.named('Decrease quantity')).to.not.equal(null)
    const zero = await selector({
      ...simplified,
      selectedQuantity: 0,
      showATCButtonWhenZeroQuantity: false,
    })
    expect(icon(zero)).to.equal(trash)
  })

  it('QTY-055 keeps the minus sign, disabled, where the number field of the page starts at 1', async () => {
    const content = '<input type="number" name="quantity" value="1" min="1" aria-label="Quantity">'
    const w = await selector({ ...simplified, selectedQuantity: undefined }, { content })
    expect([w.named('Remove'), isDisabled(w, 'Decrease quantity')]).to.deep.equal([null, true])
    const minus = icon(w)
    await increase(w)
    expect([icon(w), isDisabled(w, 'Decrease quantity')]).to.deep.equal([minus, false])
  })

  it('QTY-055 keeps the minus sign in the other stepper', async () => {
    const w = await selector(quantityStepper)
    expect(w.named('Remove')).to.equal(null)
  })

  it('QTY-056 disables plus at maxQuantity', async () => {
    const w = await selector({ ...simplified, maxQuantity: 2 })
    await increase(w)
    expect([w.shown(), isDisabled(w, 'Increase quantity')]).to.deep.equal(['2', true])
    await increase(w)
    expect(w.shown()).to.equal('2')
  })

  it('QTY-057 shows the add button at 0', async () => {
    const w = await selector({ ...simplified, selectedQuantity: 0 })
    expect([w.shown(), w.query('[part~=stepper]')]).to.deep.equal(['Add to cart', null])
    await w.press('Add to cart')
    expect(w.shown()).to.equal('1')
  })

  it('QTY-057 keeps the stepper at 0 with showATCButtonWhenZeroQuantity=false', async () => {
    const w = await selector({
      ...simplified,
      selectedQuantity: 0,
      showATCButtonWhenZeroQuantity: false,
    })
    expect([w.shown(), w.query('[part~=button]')]).to.deep.equal(['0', null])
    expect(isDisabled(w, 'Remove')).to.equal(true)
    await increase(w)
    expect([w.shown(), quantities(w)]).to.deep.equal(['1', [1]])
  })

  it('QTY-058 fires one action with the last quantity, stepperDebounceTime after the last change', async () => {
    const clock = holdTimers()
    const w = await selector(simplified)
    await increase(w)
    clock.tick(399)
    await increase(w)
    expect(await after(clock, 399, w)).to.deep.equal([])
    clock.tick(1)
    await settled()
    const [fired, ...others] = w.committed()
    expect(others).to.deep.equal([])
    expect(fired).to.include({ quantity: 3, previousQuantity: 1 })
    expect(await after(clock, 1000, w)).to.deep.equal([])
  })

  it('QTY-059 fires a change from 0 at once', async () => {
    holdTimers()
    const w = await selector({ ...simplified, selectedQuantity: 0 })
    await w.press('Add to cart')
    expect(quantities(w)).to.deep.equal([1])
  })

  it('QTY-060 fires nothing when it returns to where it began', async () => {
    const clock = holdTimers()
    const w = await selector({ ...simplified, selectedQuantity: 2 })
    await increase(w)
    await decrease(w)
    expect(await after(clock, 1000, w)).to.deep.equal([])
    await increase(w)
    expect(await after(clock, 400, w)).to.deep.equal([3])
  })

  it('QTY-083 sends dp-quantity-changed at each press', async () => {
    holdTimers()
    const w = await selector(simplified)
    await increase(w)
    await increase(w)
    expect(
      w.changed().map(({ quantity, previousQuantity }) => [previousQuantity, quantity]),
    ).to.deep.equal([
      [1, 2],
      [2, 3],
    ])
    expect(w.quantity()).to.equal(3)
  })

  it('QTY-004 shows what the store of its product says', async () => {
    const w = await selector(simplified)
    page.quantity(w.asin).set(7)
    await settled()
    expect([w.shown(), w.events.take()]).to.deep.equal(['7', []])
  })

  it('COR-101 keeps focus on its buttons, also at the end of the range', async () => {
    const w = await selector({ ...simplified, maxQuantity: 3, stepperDebounceTime: 0 })
    w.named('Increase quantity')?.focus()
    await press('Enter', 'Enter', 'Enter')
    await settled()
    expect([w.shown(), w.hasFocus(w.named('Increase quantity'))]).to.deep.equal(['3', true])
  })

  it('keeps its width from 1 digit to 3', async () => {
    const w = await selector(simplified)
    const width = () => w.find('[part~=stepper]').offsetWidth
    const before = width()
    page.quantity(w.asin).set(888)
    await settled()
    expect([w.shown(), width()]).to.deep.equal(['888', before])
  })
})
