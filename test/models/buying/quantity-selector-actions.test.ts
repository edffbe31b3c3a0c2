import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  actionDetail,
  type QuantityConfig,
} from '../../../src/widgets/buying/quantity-selector/quantity-selector.rules.ts'

const item = { asin: 'B0ACTION01', storeId: 'S1', quantityUnit: 'kg' }

function detailOf(quantity: number, previous: number | null, shapeType?: 'QUANTITY_STEPPER') {
  const config = { id: 'w', actionId: 'a', clientId: 'c', shapeType }
  return actionDetail(config as QuantityConfig, item, quantity, previous)
}

describe('the action of dp-quantity-selector', () => {
  for (const [what, from, to, chosen, stepped] of [
    ['a first add', 0, 2, '_qs_atc', '_qs_atc'],
    ['an add where nothing was chosen', null, 2, '_qs_atc', '_qs_atc'],
    ['a change to 0', 3, 0, '_qs_rm', '_qs_rm'],
    ['an increase', 1, 2, '_qs_udt', '_qs_add'],
    ['a decrease', 2, 1, '_qs_udt', '_qs_udt'],
    ['the same quantity', 2, 2, '_qs_udt', '_qs_udt'],
  ] as const) {
    it(`QTY-062 has a reftag for ${what}`, () => {
      assert.equal(detailOf(to, from).reftag, chosen)
      assert.equal(detailOf(to, from, 'QUANTITY_STEPPER').reftag, stepped)
    })
  }

  it('QTY-061 names widget, product and quantities, and whether it is the first', () => {
    assert.deepEqual(detailOf(2, null), {
      widgetId: 'w',
      actionId: 'a',
      clientId: 'c',
      ...item,
      quantity: 2,
      previousQuantity: null,
      isStepper: false,
      setQuantity: false,
      reftag: '_qs_atc',
    })
    assert.equal(detailOf(2, 0).setQuantity, false)
    assert.equal(detailOf(2, 1).setQuantity, true)
    assert.equal(detailOf(2, 1, 'QUANTITY_STEPPER').isStepper, true)
  })
})
