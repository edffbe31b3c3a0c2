import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inDigitsOf } from '../../src/rules/locale-digits.ts'

describe('digits of a locale', () => {
  it('COR-022 stand in place of 0 to 9, and nothing else changes', () => {
    assert.equal(inDigitsOf('1.234,50 €', 'ar-EG'), '١.٢٣٤,٥٠ €')
    assert.equal(inDigitsOf('1.234,50 €', 'de'), '1.234,50 €')
  })
})
