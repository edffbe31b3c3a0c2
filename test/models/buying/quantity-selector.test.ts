import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { quantitySelector } from '../../../elements/buying/quantity-selector.ts'
import { messages } from '../../../src/widgets/buying/quantity-selector/quantity-selector.messages.ts'
import { model } from '../../../src/widgets/buying/quantity-selector/quantity-selector.model.ts'
import { page } from '../../../src/page/page.ts'
import { portsOf } from '../../support/ports.ts'
import { load } from '../../../src/element/late.ts'
import { late } from '../../../src/widgets/buying/quantity-selector/quantity-selector.late.ts'

let asins = 0
const newAsin = () => `B0QTMOD${String(++asins).padStart(3, '0')}`
const items = [1, 2, 3].map(quantity => ({ id: `q${quantity}`, data: { quantity } }))

type Given = Parameters<typeof portsOf<typeof quantitySelector, typeof messages>>[1]

function selector(given: Given = {}) {
  const asin = newAsin()
  const fields = { id: 'w', qsItems: items, staticData: { asin }, selectedId: 'q1', ...given }
  const held = portsOf(quantitySelector, fields, { messages })
  const made = model(held.ports)
  return {
    ...held,
    $shown: made.$shown,
    fields: () => ({ ...made.fields() }) as Record<string, unknown>,
    increase: () => made.increase(),
    /** The shopper adds this quantity. Another element takes the add up. */
    commit(quantity: number) {
      const before = made.now
      made.commit(made.selection(quantity), before, () => made.take(made.selection(quantity), true))
      held.hears('dp-add-started', { items: [], widgetId: 'w' })
    },
    quantity: () => page.quantity(asin).get(),
    asin,
  }
}

describe('dp-quantity-selector without a page', () => {
  it('QTY-002 is initialized', () => {
    const { said, fields } = selector()
    assert.equal(said.states.has('initialized'), true)
    assert.equal(fields().initialized, true)
  })

  it('QTY-004 fills the store of its product, and leaves one that has been filled', () => {
    const { quantity, asin } = selector()
    assert.equal(quantity(), 1)
    const second = selector({ staticData: { asin }, selectedId: 'q3' })
    assert.equal(second.$shown.get().quantity, 1)
    assert.equal(quantity(), 1)
  })

  it('QTY-004 follows the store of another product when the page changes it', () => {
    const { configure, $shown, quantity } = selector()
    const asin = newAsin()
    page.quantity(asin).set(3)
    configure({ staticData: { asin } })
    assert.equal($shown.get().quantity, 3)
    assert.equal(quantity(), 1)
    page.quantity(asin).set(2)
    assert.equal($shown.get().quantity, 2)
  })

  it('QTY-004 hears no store while it is out of the page, and catches up when it is back', () => {
    const { leave, comeBack, $shown, asin } = selector()
    leave()
    page.quantity(asin).set(3)
    assert.equal($shown.get().quantity, 1)
    comeBack()
    assert.equal($shown.get().quantity, 3)
  })

  it('QTY-026 begins with the previous selection of the page', () => {
    const { fields } = selector({ previousSelectedId: 'q3' })
    assert.equal(fields().previousSelectedId, 'q3')
    assert.equal(selector({ previousSelectedQuantity: 8 }).fields().previousSelectedQuantity, 8)
  })

  it('QTY-060 fires no action for a removed element, and goes on from there when it is back', async t => {
    await load(late.stepper)
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { leave, comeBack, increase, said, settled } = selector({ shapeType: 'QUANTITY_STEPPER' })
    increase()
    leave()
    t.mock.timers.tick(1000)
    await settled()
    const actions = () => said.events.filter(({ name }) => name === 'dp-quantity-committed')
    assert.deepEqual(actions(), [])
    comeBack()
    increase()
    t.mock.timers.tick(500)
    await settled()
    const [action] = actions()
    assert.partialDeepStrictEqual(action?.detail, { quantity: 3, previousQuantity: 1 })
  })

  it('QTY-081 gives each add its own 15 s', async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { asin, commit, $shown, hears, settled } = selector()
    const passes = (seconds: number) => t.mock.timers.tick(seconds * 1000)
    await commit(2)
    passes(5)
    hears('dp-cart-added', { items: [{ asin }], widgetId: 'w' })
    await settled()
    passes(5)
    await commit(3)
    passes(14)
    assert.deepEqual([$shown.get().state, $shown.get().failed], ['adding', false])
    passes(1)
    assert.deepEqual([$shown.get().state, $shown.get().failed], ['resting', true])
  })

  it('QTY-083 tells nothing of what the page changes', () => {
    const { configure, asin, said } = selector()
    page.quantity(asin).set(2)
    configure({ selectedId: 'q3' })
    assert.deepEqual(said.events, [])
  })
})
