import assert from 'node:assert/strict'
import { beforeEach, describe, it, mock } from 'node:test'
import { page } from '../../../src/page/page.ts'
import { added, coffee, grocery } from '../../support/grocery-model.ts'

/** A model whose shopper types. */
function typing(...texts: string[]) {
  const host = grocery()
  host.one.startTyping()
  for (const text of texts) host.one.type(text)
  const { one, said } = host
  return {
    ...host,
    seen: () => {
      const { fault, text } = one.$entry.get()
      return { fault, text, isInvalid: said.states.has('invalid') }
    },
  }
}

describe('model of the quantity of a grocery', () => {
  beforeEach(() => mock.timers.reset())

  it('GRO-008 fills the quantity of the page where nobody has said one', () => {
    assert.equal(grocery().quantity(), 1)
    assert.equal(grocery({ quantity: 6 }).quantity(), 6)
  })

  it('GRO-008 follows the quantity of the page, and takes blank and 0 as 1', () => {
    const { one } = grocery({ quantity: 6 })
    const shown = [4, null, 0, 2000, 3].map(quantity => {
      page.quantity(coffee.asin).set(quantity)
      return one.$quantity.get()
    })
    assert.deepEqual(shown, [4, 1, 1, 999, 3])
  })

  it('GRO-008 shares what the shopper chooses before it tells of it', () => {
    const { detail, one, names, quantity } = grocery()
    one.choose(3)
    one.choose(3)
    assert.deepEqual([quantity(), names()], [3, ['dp-quantity-changed']])
    assert.deepEqual(detail('dp-quantity-changed'), {
      asin: coffee.asin,
      quantity: 3,
      previousQuantity: 1,
    })
  })

  it('GRO-008 belongs to the product that the page shows now', () => {
    page.quantity('B0EGGS0001').set(5)
    const { configure, one } = grocery()
    configure({ asin: 'B0EGGS0001' })
    assert.equal(one.$quantity.get(), 5)
    page.quantity(coffee.asin).set(9)
    assert.equal(one.$quantity.get(), 5)
  })

  for (const typed of ['0', '', '00', '2.5', '-1', 'two', '1e3', ' ']) {
    it(`GRO-012, GRO-013 refuses ${JSON.stringify(typed)}, and adds nothing`, () => {
      const { calls, one, said, seen } = typing(typed)
      assert.deepEqual(seen(), { fault: 'min', text: typed, isInvalid: true })
      assert.deepEqual(said.announced, ['Enter a whole number of at least 1.'])
      one.add()
      assert.equal(calls('grocery-add').length, 0)
    })
  }

  for (const typed of ['999', '0999', '٩٩٩', ' 999 ']) {
    it(`GRO-014 takes ${JSON.stringify(typed)} as 999`, () => {
      const { one, quantity, seen } = typing(typed)
      assert.equal(seen().fault, null)
      one.settle()
      assert.equal(quantity(), 999)
    })
  }

  it('GRO-015, GRO-016 refuses 1000, and shows again what it took last', () => {
    const { one, quantity, said, seen } = typing('100', '1000')
    assert.deepEqual(seen(), { fault: 'max', text: '100', isInvalid: false })
    assert.deepEqual(said.announced, ['Enter a number of at most 999.'])
    one.settle()
    assert.deepEqual([quantity(), seen().fault], [100, 'max'])
  })

  it('GRO-016 shows the quantity again where nothing valid was typed before', () => {
    const { quantity, seen } = typing('0', '99999')
    assert.deepEqual([seen().text, quantity()], [null, 1])
  })

  it('GRO-010 takes the focus when the shopper asks for the field, not when the page puts the element back', () => {
    const { comeBack, leave, one } = typing()
    assert.equal(one.$entry.get().takesFocus, true)
    leave()
    comeBack()
    const { isTyped, takesFocus } = one.$entry.get()
    assert.deepEqual([isTyped, takesFocus], [true, false])
  })

  it('GRO-017 adds what was typed, on Enter', () => {
    const { calls, one, quantity, sent } = typing('25')
    one.add()
    assert.deepEqual([quantity(), sent('grocery-add')?.body['quantity']], [25, 25])
    assert.equal(calls('grocery-add').length, 1)
  })

  it('GRO-059 lets an error go with the next valid number', () => {
    const { one, seen } = typing('0', '7')
    assert.deepEqual(seen(), { fault: null, text: '7', isInvalid: false })
    one.type('1000')
    one.type('8')
    assert.equal(seen().fault, null)
  })

  it('keeps what the page sets over what stands in the field', () => {
    const { one, quantity, seen } = typing('7')
    page.quantity(coffee.asin).set(12)
    assert.equal(seen().text, null)
    one.settle()
    assert.equal(quantity(), 12)
  })

  it('GRO-010 stays with the field after an add, and forgets the outcome with another quantity', async () => {
    const { answer, one } = typing('25')
    one.add()
    await answer('grocery-add', added())
    assert.deepEqual([one.$entry.get().isTyped, one.$state.get()], [true, 'added'])
    one.type('3')
    one.settle()
    assert.equal(one.$state.get(), 'ready')
  })
})
