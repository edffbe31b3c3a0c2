import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { minorUnits } from '../../src/rules/minor-units.ts'

describe('minor units', () => {
  it('PRO-053 counts in the digits of the currency', () => {
    const cases = [
      [4.99, 'USD', 499],
      [1.15, 'EUR', 115],
      [1.005, 'USD', 101],
      [500, 'JPY', 500],
      [1.234, 'KWD', 1234],
      [8.7, 'no currency', 870],
      [0, 'EUR', 0],
    ] as const
    for (const [price, currency, amount] of cases) assert.equal(minorUnits(price, currency), amount)
  })
})
