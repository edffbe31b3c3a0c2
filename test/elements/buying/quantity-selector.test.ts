import { expect, nextFrame } from '@open-wc/testing'
import { page } from '../../../src/page/page.ts'
import { eventsOf, inShadow, place } from '../../support/browser.ts'
import { item, items, newAsin, selector, settled, warmUp, widget } from '../../support/quantity.ts'
import { waitUntil } from '../../support/wait.ts'

const quiet = { actionTrigger: 'on_select' }

describe('dp-quantity-selector at rest', () => {
  before(warmUp)

  it('QTY-001 counts InvalidWidgetId once and keeps its fallback without an id', async () => {
    const metrics = eventsOf(document, 'dp-metric')
    const faults = eventsOf(document, 'dp-error')
    const host = place('<dp-quantity-selector><i>1 piece</i></dp-quantity-selector>')
    const counted: string[] = []
    const count = () => counted.push(...metrics.take().map(({ detail }) => detail.name))
    await waitUntil(count, 'no metric')
    host.setAttribute('data-enable', 'true')
    await settled()
    count()
    expect(counted).to.deep.equal(['InvalidWidgetId'])
    expect(faults.take().map(({ detail }) => detail.code)).to.deep.equal(['config'])
    expect(inShadow(host, 'slot').localName).to.equal('slot')
    expect(host.matches(':state(initialized)')).to.equal(false)
  })

  it('QTY-002 becomes initialized once its configuration is read', async () => {
    const host = place('<dp-quantity-selector></dp-quantity-selector>')
    await nextFrame()
    const { is, config } = widget(host, newAsin())
    expect([is('initialized'), !!config()['initialized']]).to.deep.equal([false, false])
    host.setAttribute('data-widget-id', 'late')
    await nextFrame()
    expect([is('initialized'), config()['initialized']]).to.deep.equal([true, true])
  })

  it('QTY-003 disables its button while enable is false, and frees it after', async () => {
    const { host, button, is, isOpen } = await selector({}, { attributes: 'data-enable="false"' })
    expect([button().disabled, is('disabled')]).to.deep.equal([true, true])
    button().click()
    await nextFrame()
    expect(isOpen()).to.equal(false)
    host.setAttribute('data-enable', 'true')
    await nextFrame()
    expect([button().disabled, is('disabled')]).to.deep.equal([false, false])
  })

  it('QTY-003 closes what is open and fires nothing when it is disabled', async () => {
    const w = await selector()
    await w.open()
    w.host.setAttribute('data-enable', 'false')
    await w.goes('[role=listbox]')
    expect([w.is('open'), w.committed().length]).to.deep.equal([false, 0])
  })

  it('QTY-005 changes neither address nor history', async () => {
    const before = [location.href, history.length]
    const w = await selector()
    await w.open()
    await w.choose('2')
    await w.goes('[role=listbox]')
    expect([location.href, history.length]).to.deep.equal(before)
  })

  it('QTY-006 first shows a dropdown button with the text of the selected item', async () => {
    const { button } = await selector({ selectedId: 'q2' })
    expect(button().textContent).to.equal('2')
    expect(button().ariaHasPopup).to.equal('listbox')
    expect(button().ariaLabel).to.equal('Quantity: 2')
  })

  it('QTY-007 first shows the quantity as a link that opens the choice', async () => {
    const w = await selector({ initialView: 'text_link', selectedId: 'q3' })
    expect(w.button().textContent).to.equal('Qty: 3')
    const { backgroundColor, textDecorationLine } = getComputedStyle(w.button())
    expect([backgroundColor, textDecorationLine]).to.deep.equal(['rgba(0, 0, 0, 0)', 'underline'])
    await w.open()
    expect(w.options().length).to.equal(3)
  })

  it('QTY-008 first shows the prompt, with nothing selected', async () => {
    const { shown, config, quantity } = await selector({ initialView: 'choose_quantity' })
    expect(shown()).to.equal('Choose quantity')
    expect(config()['selectedId']).to.equal(undefined)
    expect(quantity()).to.equal(undefined)
  })

  const marked = [item(1), item(2, { isSelected: true }), item(3)]
  for (const [from, fields, expected] of [
    ['selectedId', { selectedId: 'q1', selectedQuantity: 3, qsItems: marked }, 'q1'],
    ['isSelected', { selectedId: undefined, selectedQuantity: 3, qsItems: marked }, 'q2'],
    ['selectedQuantity', { selectedId: undefined, selectedQuantity: 3 }, 'q3'],
    ['an unknown selectedId: isSelected', { selectedId: 'none', qsItems: marked }, 'q2'],
  ] as const) {
    it(`QTY-017 first selects the item of ${from}`, async () => {
      const { config, shown } = await selector(fields)
      expect(config()['selectedId']).to.equal(expected)
      expect(shown()).to.equal(expected.slice(1))
    })
  }

  it('QTY-023 sets selectedId to the chosen item and clears selectedQuantity', async () => {
    const w = await selector({ selectedId: undefined, selectedQuantity: 7 })
    expect(w.config()['selectedQuantity']).to.equal(7)
    await w.open()
    await w.choose('2')
    const { selectedId, selectedQuantity } = w.config()
    expect([selectedId, selectedQuantity]).to.deep.equal(['q2', undefined])
  })

  it('QTY-026 keeps the selection before a change', async () => {
    const w = await selector({ selectedId: 'q3' })
    await w.open()
    await w.choose('2')
    const { previousSelectedId, previousSelectedQuantity } = w.config()
    expect([previousSelectedId, previousSelectedQuantity]).to.deep.equal(['q3', undefined])
  })

  it('QTY-026 keeps a typed quantity before a change', async () => {
    const w = await selector({ selectedId: undefined, selectedQuantity: 7 })
    await w.open()
    await w.choose('2')
    const { previousSelectedId, previousSelectedQuantity } = w.config()
    expect([previousSelectedId, previousSelectedQuantity]).to.deep.equal([undefined, 7])
  })

  it('QTY-004 keeps the selections of different products apart', async () => {
    const first = await selector({ selectedId: 'q1' }, { id: 'a' })
    const second = await selector({ selectedId: 'q2' }, { id: 'b' })
    await first.open()
    await first.choose('3')
    expect([first.shown(), second.shown()]).to.deep.equal(['3', '2'])
    expect([first.quantity(), second.quantity()]).to.deep.equal([3, 2])
  })

  it('QTY-004 agrees with the other widgets of its product, and with the store', async () => {
    const first = await selector({ selectedId: 'q1' }, { id: 'a' })
    const second = await selector({ staticData: { asin: first.asin } }, { id: 'b' })
    await first.open()
    await first.choose('3')
    expect([second.shown(), first.quantity()]).to.deep.equal(['3', 3])
    page.quantity(first.asin).set(2)
    await nextFrame()
    expect([first.shown(), second.shown()]).to.deep.equal(['2', '2'])
    expect([first.changed().length, second.changed().length]).to.deep.equal([1, 0])
  })

  it('QTY-004 keeps what the shopper chose when the page changes another setting', async () => {
    const w = await selector()
    await w.open()
    await w.choose('3')
    w.host.setAttribute('data-max-quantity', '50')
    await nextFrame()
    expect([w.shown(), w.quantity()]).to.deep.equal(['3', 3])
  })

  it('QTY-072 puts cssClass on its root, as class and as part', async () => {
    const { find } = await selector({}, { attributes: 'data-css-class="slim"' })
    expect(find('.slim').part.contains('slim')).to.equal(true)
    expect(find('.slim').part.contains('root')).to.equal(true)
  })

  for (const staticData of [{ asin: 'short' }, { asin: 5 }, { storeId: 1 }, 'B0QTY00001', []]) {
    it(`QTY-073 counts a metric and stays disabled with staticData ${JSON.stringify(staticData)}`, async () => {
      const metrics = eventsOf(document, 'dp-metric')
      const { button, host } = await selector({ staticData, qsMetricID: 'p_' })
      const counted: string[] = []
      await waitUntil(() => {
        counted.push(...metrics.take().map(({ detail }) => detail.name))
        return counted[0]
      }, 'no metric')
      expect(counted).to.deep.equal(['p_InvalidStaticData'])
      host.setAttribute('data-enable', 'true')
      await nextFrame()
      expect(button().disabled).to.equal(true)
    })
  }

  it('QTY-073 takes asin, storeId and quantityUnit from staticData', async () => {
    const asin = newAsin()
    const w = await selector({ staticData: { asin, storeId: 'fresh', quantityUnit: 'kg' } })
    await w.open()
    await w.choose('2')
    expect(w.committed()[0]).to.include({ asin, storeId: 'fresh', quantityUnit: 'kg' })
  })

  it('QTY-074 shows selectedText on the closed button', async () => {
    const qsItems = [item(1, { selectedText: 'One box' }), item(2, { selectedText: 'Two boxes' })]
    const w = await selector({ qsItems, ...quiet })
    expect(w.shown()).to.equal('One box')
    await w.open()
    await w.choose('2')
    expect(w.shown()).to.equal('Two boxes')
  })

  it('QTY-078 is disabled with an empty list, in each dropdown shape', async () => {
    for (const initialView of ['dropdown', 'text_link', 'choose_quantity']) {
      const { button } = await selector({ qsItems: [], initialView })
      expect(button().disabled, initialView).to.equal(true)
    }
  })

  it('QTY-078 still counts by the simplified stepper with an empty list', async () => {
    const w = await selector({
      qsItems: [],
      shapeType: 'SIMPLIFIED_QUANTITY_STEPPER',
      selectedQuantity: 2,
    })
    await w.press('Increase quantity')
    expect(w.shown()).to.equal('3')
  })

  it('QTY-078 still takes typed text with an empty list', async () => {
    const w = await selector({ qsItems: [] }, { content: '<input type="number" value="4">' })
    const input = await w.appears<HTMLInputElement>('[part~=input]')
    expect([input.disabled, input.value]).to.deep.equal([false, '4'])
  })

  it('QTY-092 QTY-074 takes an item of an id and a quantity alone', async () => {
    const w = await selector({ qsItems: [{ id: 'x', data: { quantity: 4 } }], selectedId: 'x' })
    expect(w.shown()).to.equal('4')
    await w.open()
    expect(w.options().map(({ textContent }) => textContent)).to.deep.equal(['4'])
  })

  it('QTY-053 QTY-057 shows no dropdown in a stepper shape', async () => {
    const w = await selector({ shapeType: 'QUANTITY_STEPPER', qsItems: items(1, 2) })
    expect(w.query('[aria-haspopup]')).to.equal(null)
    expect(w.find('[part~=stepper]').ariaLabel).to.equal('Quantity')
  })
})
