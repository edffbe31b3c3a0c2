import { expect } from '@open-wc/testing'
import { restore } from 'sinon'
import { page } from '../../../src/page/page.ts'
import { eventsOf } from '../../support/browser.ts'
import { holdClocks } from '../../support/clock.ts'
import {
  adder,
  afterDoublePress,
  isSeen,
  item,
  items,
  say,
  selector,
  settled,
  warmUp,
  type Widget,
} from '../../support/quantity.ts'

/** Chooses the item of this quantity, from the closed widget. */
async function choose(w: Widget, quantity: number): Promise<void> {
  await w.open()
  await w.choose(`${quantity}`)
}

/** Plays an adding element that is done before the event is over: the cart has room for 2. */
function addAtOnce(event: Event): void {
  event.preventDefault()
  if (!(event instanceof CustomEvent)) return
  const { widgetId, asin } = event.detail
  const added = [{ asin, quantity: 2, amountInCart: 2 }]
  say('dp-add-started', { widgetId, items: added })
  say('dp-cart-added', { widgetId, items: added, cartCount: 2 })
}

const shownOf = (...widgets: Widget[]) => widgets.map(({ shown }) => shown())

describe('dp-quantity-selector hands its quantity on', () => {
  let adding: ReturnType<typeof adder>
  before(warmUp)
  beforeEach(() => {
    adding = adder()
  })
  afterEach(() => {
    adding.leave()
    restore()
  })

  it('QTY-061 sends all that the adding element needs', async () => {
    const w = await selector({
      actionId: 'add-fresh',
      clientId: 'search',
      selectedId: 'q2',
      staticData: { asin: 'B0QTYDETL1', storeId: 'fresh', quantityUnit: 'kg' },
    })
    await choose(w, 3)
    expect(adding.taken).to.deep.equal([
      {
        widgetId: 'w',
        actionId: 'add-fresh',
        clientId: 'search',
        asin: 'B0QTYDETL1',
        storeId: 'fresh',
        quantityUnit: 'kg',
        quantity: 3,
        previousQuantity: 2,
        isStepper: false,
        setQuantity: true,
        reftag: '_qs_udt',
      },
    ])
  })

  for (const shapeType of ['QUANTITY_STEPPER', 'SIMPLIFIED_QUANTITY_STEPPER']) {
    it(`QTY-061 says that ${shapeType} is a stepper, and that a first add sets no quantity`, async () => {
      const w = await selector({ shapeType, qsItems: items(0, 1, 2), selectedId: 'q0' })
      await w.press('Add to cart')
      expect(adding.taken[0]).to.include({ isStepper: true, setQuantity: false, quantity: 1 })
    })
  }

  const stepper = {
    shapeType: 'QUANTITY_STEPPER',
    qsItems: items(0, 1, 2, 3),
    stepperDebounceTime: 0,
  }
  for (const [name, fields, act, reftag] of [
    [
      'a first add',
      { selectedId: 'q0', qsItems: items(0, 1) },
      (w: Widget) => choose(w, 1),
      '_qs_atc',
    ],
    ['a change to 0', { qsItems: items(0, 1) }, (w: Widget) => choose(w, 0), '_qs_rm'],
    ['a higher choice', { selectedId: 'q1' }, (w: Widget) => choose(w, 2), '_qs_udt'],
    ['a lower choice', { selectedId: 'q3' }, (w: Widget) => choose(w, 2), '_qs_udt'],
    [
      'a first add of a stepper',
      { ...stepper, selectedId: 'q0' },
      (w: Widget) => w.press('Add to cart'),
      '_qs_atc',
    ],
    [
      'an increase of a stepper',
      { ...stepper, selectedId: 'q1' },
      (w: Widget) => w.press('Increase quantity'),
      '_qs_add',
    ],
    [
      'a decrease of a stepper',
      { ...stepper, selectedId: 'q2' },
      (w: Widget) => w.press('Decrease quantity'),
      '_qs_udt',
    ],
    [
      'a removal by a stepper',
      { ...stepper, selectedId: 'q1' },
      (w: Widget) => w.press('Decrease quantity'),
      '_qs_rm',
    ],
  ] as const) {
    it(`QTY-062 names ${name} ${reftag}`, async () => {
      await act(await selector(fields))
      await settled()
      expect(adding.taken.map(detail => Reflect.get(detail, 'reftag'))).to.deep.equal([reftag])
    })
  }

  it('QTY-063 fires nothing when the page forbids it, and keeps the previous selection', async () => {
    const w = await selector()
    const asked: unknown[] = []
    w.host.addEventListener('dp-before-commit-quantity', event => {
      event.preventDefault()
      if (event instanceof CustomEvent) asked.push(event.detail.quantity)
    })
    await choose(w, 3)
    expect([asked, adding.taken, w.shown(), w.quantity()]).to.deep.equal([[3], [], '1', 1])
    expect(w.changed()).to.deep.equal([])
  })

  it('QTY-063 takes back what a stepper has changed when the page forbids it', async () => {
    const w = await selector({ ...stepper, selectedId: 'q1' })
    w.host.addEventListener('dp-before-commit-quantity', event => event.preventDefault())
    await w.press('Increase quantity')
    await settled()
    expect([adding.taken, w.shown(), w.quantity()]).to.deep.equal([[], '1', 1])
  })

  for (const [shape, fields] of [
    ['dropdown', {}],
    ['text link', { initialView: 'text_link' }],
  ] as const) {
    it(`QTY-064 shows a spinner of the button's width in its place, as a ${shape}`, async () => {
      const w = await selector({ qsItems: items(1, 2), ...fields })
      await choose(w, 2)
      const { width, height } = w.host.getBoundingClientRect()
      expect([isSeen(w.button()), w.is('adding')]).to.deep.equal([false, true])
      const spinner = w.find('.spinner').getBoundingClientRect()
      const box = w.host.getBoundingClientRect()
      expect(spinner.left + spinner.width / 2).to.be.closeTo(box.left + box.width / 2, 1)
      adding.added()
      await settled()
      const after = w.host.getBoundingClientRect()
      expect([after.width, after.height]).to.deep.equal([width, height])
      expect([isSeen(w.button()), w.query('.spinner')]).to.deep.equal([true, null])
    })
  }

  it('QTY-064 keeps focus on the button that it hides', async () => {
    const w = await selector()
    w.button().focus()
    await choose(w, 2)
    await settled()
    const meanwhile = w.hasFocus(w.button())
    adding.added()
    await settled()
    expect([meanwhile, w.hasFocus(w.button())]).to.deep.equal([true, true])
  })

  it('QTY-065 shows the amount in the cart in every widget of the item', async () => {
    const first = await selector()
    const { asin } = first
    const again = await selector({ staticData: { asin } }, { id: 'again' })
    const other = await selector({ selectedId: 'q3' }, { id: 'other' })
    await choose(first, 2)
    adding.added(3)
    await settled()
    expect(shownOf(first, again, other)).to.deep.equal(['3', '3', '3'])
    expect([first.is('adding'), first.quantity()]).to.deep.equal([false, 3])
    expect(other.quantity()).to.equal(3)
  })

  it('QTY-065 is at rest again after an add that starts and ends within its event', async () => {
    adding.leave()
    document.addEventListener('dp-quantity-committed', addAtOnce, { once: true })
    const w = await selector()
    await choose(w, 3)
    expect([w.is('adding'), w.shown(), w.quantity()]).to.deep.equal([false, '2', 2])
  })

  it('QTY-065 QTY-090 takes the amount of its own store alone', async () => {
    const w = await selector({ staticData: { asin: 'B0QTYSTOR1', storeId: 'fresh' } })
    const added = { asin: 'B0QTYSTOR1', quantity: 3, amountInCart: 3 }
    say('dp-cart-added', { items: [{ ...added, storeId: 'other' }], cartCount: 3 })
    await settled()
    expect(w.shown()).to.equal('1')
    say('dp-cart-added', { items: [{ ...added, storeId: 'fresh' }], cartCount: 3 })
    await settled()
    expect(w.shown()).to.equal('3')
  })

  it('QTY-090 keeps what it shows without an amount', async () => {
    const w = await selector()
    await choose(w, 2)
    adding.added()
    await settled()
    expect([w.shown(), w.quantity(), w.is('adding')]).to.deep.equal(['2', 2, false])
  })

  it('QTY-066 writes no count of the cart', async () => {
    const w = await selector()
    page.$cart.set({ count: 5 })
    const counts: unknown[] = []
    const stop = page.$cart.listen(({ count }) => counts.push(count))
    await choose(w, 2)
    adding.added(2, 9)
    await settled()
    stop()
    expect([counts, page.$cart.get().count]).to.deep.equal([[], 5])
  })

  it('QTY-067 restores the previous quantity after a failure', async () => {
    const w = await selector()
    await choose(w, 3)
    adding.failed()
    await settled()
    expect([w.shown(), w.quantity(), w.is('adding')]).to.deep.equal(['1', 1, false])
    expect(w.changed().map(({ quantity }) => quantity)).to.deep.equal([3, 1])
  })

  it('QTY-067 shows the amount that a failure reports', async () => {
    const w = await selector()
    await choose(w, 3)
    adding.failed(2)
    await settled()
    expect([w.shown(), w.quantity()]).to.deep.equal(['2', 2])
  })

  it('QTY-067 opens no dialog of its own after a failure', async () => {
    const w = await selector()
    await choose(w, 3)
    adding.failed()
    await settled()
    expect(w.query('dialog, [popover]')).to.equal(null)
  })

  it('QTY-080 keeps the new selection when nobody takes the action up', async () => {
    adding.leave()
    const w = await selector()
    await choose(w, 3)
    expect([w.shown(), w.is('adding'), w.query('.spinner')]).to.deep.equal(['3', false, null])
    expect(w.shadow.textContent).to.not.contain('could not be changed')
  })

  it('QTY-081 counts as failed after 15 s', async () => {
    const clock = holdClocks()
    const w = await selector()
    await choose(w, 3)
    clock.tick(14_999)
    await settled()
    expect(w.is('adding')).to.equal(true)
    clock.tick(1)
    await settled()
    expect([w.is('adding'), w.query('.spinner'), w.shown()]).to.deep.equal([false, null, '1'])
    expect(w.shadow.textContent).to.contain('The quantity could not be changed. Please try again.')
    clock.tick(50)
    expect(w.announced()).to.equal('The quantity could not be changed. Please try again.')
  })

  it('QTY-081 forgets the failure with the next action', async () => {
    const w = await selector()
    await choose(w, 3)
    adding.failed()
    await afterDoublePress()
    await choose(w, 2)
    expect(w.shadow.textContent).to.not.contain('could not be changed')
  })

  it('QTY-091 fires no second action while it is adding', async () => {
    const w = await selector({ ...stepper, selectedId: 'q1' })
    await w.press('Increase quantity')
    await settled()
    await w.press('Increase quantity')
    await settled()
    expect(adding.taken.map(({ quantity }) => quantity)).to.deep.equal([2])
    expect(w.quantity()).to.equal(2)
  })

  it('QTY-091 does not open while it is adding', async () => {
    const w = await selector()
    await choose(w, 2)
    await afterDoublePress()
    w.button().click()
    await settled()
    expect([w.isOpen(), w.is('open')]).to.deep.equal([false, false])
  })

  for (const [by, change] of [
    ['the page store', (w: Widget) => page.quantity(w.asin).set(3)],
    ['the configuration', (w: Widget) => w.configure({ selectedId: 'q3' })],
    [
      'another widget',
      ({ asin }: Widget) =>
        say('dp-cart-added', {
          items: [{ asin, quantity: 3, amountInCart: 3 }],
          cartCount: 3,
          widgetId: 'another',
        }),
    ],
  ] as const) {
    it(`QTY-091 waits with a change by ${by} until it is idle`, async () => {
      const w = await selector()
      await choose(w, 2)
      change(w)
      await settled()
      expect([w.shown(), w.is('adding')]).to.deep.equal(['2', true])
      adding.added()
      await settled()
      expect([w.shown(), w.quantity()]).to.deep.equal(['3', 3])
    })
  }

  it('QTY-091 takes such a change over after a failure too', async () => {
    const w = await selector()
    await choose(w, 2)
    page.quantity(w.asin).set(3)
    adding.failed()
    await settled()
    expect([w.shown(), w.quantity()]).to.deep.equal(['3', 3])
  })

  it('QTY-004 QTY-091 agrees with the store after an amount that is the one shown', async () => {
    const w = await selector()
    await choose(w, 2)
    page.quantity(w.asin).set(3)
    adding.added(2)
    await settled()
    expect([w.shown(), w.quantity()]).to.deep.equal(['2', 2])
  })

  it('QTY-083 changes the store and tells it at the choice with on_select', async () => {
    const w = await selector()
    const stored: unknown[] = []
    w.host.addEventListener('dp-quantity-changed', () => stored.push(w.quantity()))
    await choose(w, 3)
    expect(stored).to.deep.equal([3])
    expect(w.changed()).to.deep.equal([
      {
        asin: w.asin,
        quantity: 3,
        previousQuantity: 1,
        widgetId: 'w',
        storeId: undefined,
        selectedId: 'q3',
      },
    ])
  })

  it('QTY-083 changes them at the button with on_confirmation', async () => {
    const w = await selector({ actionTrigger: 'on_confirmation' })
    await choose(w, 3)
    expect([w.changed(), w.quantity()]).to.deep.equal([[], 1])
    await w.press('Update')
    expect([w.changed().length, w.quantity()]).to.deep.equal([1, 3])
  })

  it('QTY-079 announces each change of the quantity', async () => {
    const clock = holdClocks()
    const w = await selector({}, { attributes: 'data-locale="en"' })
    await choose(w, 2)
    clock.tick(50)
    expect(w.announced()).to.equal('Quantity is now 2.')
    adding.added(3)
    await settled()
    clock.tick(50)
    expect(w.announced()).to.equal('Quantity is now 3.')
  })

  it('QTY-071 puts its prefix, qsCsm and the experiments on its metrics', async () => {
    const weblabs = [{ weblabName: 'QTY_1', treatment: 'T1' }]
    const w = await selector({
      qsMetricID: 'fresh_',
      qsCsm: { pageType: 'Search' },
      metadata: { weblabs },
      qsItems: Array.from({ length: 30 }, (_, index) => item(index)),
    })
    const metrics = eventsOf(w.host, 'dp-metric')
    const list = await w.open()
    const clock = holdClocks()
    list.scrollTop = 300
    list.dispatchEvent(new Event('scroll'))
    clock.tick(200)
    expect(metrics.take().map(({ detail }) => detail)).to.deep.equal([
      {
        name: 'fresh_QuantityListScrolled',
        value: 1,
        element: 'dp-quantity-selector',
        fields: { pageType: 'Search', weblabs },
      },
    ])
  })
})
