import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asksForText } from '../../src/rules/quantity-entry.ts'
import { stepDown, stepUp } from '../../src/rules/quantity-steps.ts'
import { acceptsDigits, parseQuantity } from '../../src/rules/quantity.ts'

const entry = (quantity: number, quantityText = String(quantity)) => ({
  data: { quantity },
  quantityText,
})
const parse = (allowZero: boolean, max = 999) => {
  const rule = { min: allowZero ? 0 : 1, max }
  return (text: string) => parseQuantity(text, rule)
}

describe('quantity text', () => {
  it('QTY-036 accepts 0 to 999 in 1 to 3 digits when zero is allowed', () => {
    const read = parse(true)
    assert.deepEqual(['0', '00', '000', '5', '999'].map(read), [0, 0, 0, 5, 999])
  })

  it('QTY-037 accepts 1 to 999 with leading zeros when zero is not allowed', () => {
    assert.deepEqual(['1', '01', '001', '999'].map(parse(false)), [1, 1, 1, 999])
  })

  it('QTY-038 refuses 0, 00 and 000 when zero is not allowed', () => {
    assert.deepEqual(['0', '00', '000'].map(parse(false)), [null, null, null])
  })

  it('QTY-036 refuses everything that is not 1 to 3 digits', () => {
    for (const text of ['', ' 1', '1 ', '-1', '1.5', '1e2', '1000', '٣', 'a', '1\n']) {
      assert.equal(parseQuantity(text, { min: 0, max: 999 }), null, JSON.stringify(text))
    }
  })

  it('QTY-036 refuses digits of other scripts, and numbers as programs write them', () => {
    for (const text of [
      '0x1',
      '0xA',
      'FF',
      '1e3',
      '0b1',
      '0o7',
      '1_0',
      '+5',
      '１２',
      '０',
      '٠١',
      '۹',
      '१',
    ])
      assert.equal(parseQuantity(text, { min: 0, max: 999 }), null, JSON.stringify(text))
  })

  it('QTY-040 drops leading zeros, and counts by ten all the same', () => {
    const read = ['007', '00', '08', '010', '077', '099'].map(parse(true))
    assert.deepEqual(read, [7, 0, 8, 10, 77, 99])
  })

  it('QTY-047 refuses a quantity above the maximum', () => {
    assert.deepEqual(['12', '13'].map(parse(false, 12)), [12, null])
  })

  it('QTY-102 counts steps from its base', () => {
    const rule = { min: 2, max: 12, step: 4, base: 2 }
    const taken = ['2', '4', '6', '8', '10'].map(text => parseQuantity(text, rule))
    assert.deepEqual(taken, [2, null, 6, null, 10])
  })

  it('QTY-042 takes digits alone', () => {
    const empty = { value: '', start: 0, end: 0 }
    assert.deepEqual(
      ['1', 'e', '-', '.', ' ', '٣', '３', 'A', '0x1'].map(text => acceptsDigits(text, empty)),
      [true, ...Array(8).fill(false)],
    )
  })

  it('QTY-043 blocks a fourth digit unless it replaces selected text', () => {
    assert.equal(acceptsDigits('4', { value: '123', start: 3, end: 3 }), false)
    assert.equal(acceptsDigits('4', { value: '123', start: 1, end: 2 }), true)
  })

  it('QTY-044 refuses pasted text that is not 1 to 3 digits', () => {
    const all = { value: '12', start: 0, end: 2 }
    assert.deepEqual(
      ['345', '3456', '3 ', 'three', ''].map(text => acceptsDigits(text, all)),
      [true, false, false, false, false],
    )
  })
})

describe('quantity steps', () => {
  const ascending = [entry(1), entry(2), entry(5)]
  const descending = ascending.toReversed()
  const withPlus = [entry(1), entry(2), entry(10, '10+ ')]

  it('QTY-034 knows an entry that ends in a plus', () => {
    assert.deepEqual([entry(10, '10+ '), entry(10), { data: { quantity: 1 } }].map(asksForText), [
      true,
      false,
      false,
    ])
  })

  it('QTY-048 goes up to the next higher entry in ascending and descending lists', () => {
    assert.equal(stepUp(ascending, 2), ascending[2])
    assert.equal(stepUp(descending, 2), descending[0])
  })

  it('QTY-049 goes nowhere from the highest entry', () => {
    assert.equal(stepUp(ascending, 5), null)
    assert.equal(stepUp(descending, 5), null)
    assert.equal(stepUp([], 1), null)
  })

  it('QTY-050 asks for text at a last entry with a trailing plus', () => {
    assert.equal(stepUp(withPlus, 2), withPlus[2])
    assert.equal(stepUp(withPlus, 10), 'type')
  })

  it('QTY-051 goes down to the next lower entry in ascending and descending lists', () => {
    assert.equal(stepDown(ascending, 5), ascending[1])
    assert.equal(stepDown(descending, 5), descending[1])
  })

  it('QTY-052 goes to zero from the lowest entry, and nowhere from zero', () => {
    assert.equal(stepDown(ascending, 1), 'zero')
    assert.equal(stepDown(ascending, 0), null)
  })

  it('QTY-085 goes to the nearest entries from a quantity without an entry', () => {
    assert.equal(stepUp(descending, 3), descending[0])
    assert.equal(stepDown(descending, 3), descending[1])
    assert.equal(stepUp(withPlus, 40), 'type')
    assert.equal(stepUp(ascending, 40), null)
  })
})
