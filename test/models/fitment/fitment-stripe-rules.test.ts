import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  categoryName,
  isSameCategory,
  isSameMachine,
} from '../../../src/widgets/fitment/shared/machine.rules.ts'
import { allPartsUrl } from '../../../src/widgets/fitment/shared/pages.rules.ts'

const machine = { brand: 'whirlpool', series: 'gold', model: 'wdt 780&1' }

describe('rules of the fitment elements', () => {
  for (const [given, sent] of [
    ['Grills', 'grill'],
    ['HVAC', 'homehvac'],
    ['grill', 'grill'],
    ['PowerTools', 'PowerTools'],
  ] as const) {
    it(`FIT-028 MDL-012 knows ${given} as ${sent}`, () => {
      assert.equal(categoryName(given), sent)
    })
  }

  it('MDL-001 matches names of a category, letter case and aliases aside', () => {
    assert.equal(isSameCategory('homeHVAC', 'hvac'), true)
    assert.equal(isSameCategory('sports', 'Sports'), true)
    assert.equal(isSameCategory('vacuum', 'hvac'), false)
  })

  it('OWN-014 compares machines by brand, series and model', () => {
    assert.equal(isSameMachine(machine, { ...machine, brand: 'Whirlpool' }), true)
    for (const name of ['brand', 'series', 'model']) {
      assert.equal(isSameMachine(machine, { ...machine, [name]: 'other' }), false)
    }
  })

  it('FIT-073 OWN-011 addresses the page of all parts', () => {
    const url = allPartsUrl({ ...machine, scope: 'tools', ref: 'tag', productType: 'dishwasher' })
    assert.equal(
      url,
      '/pcp/partfinder/seeAllParts?ref=tag&wholeGoodModelBrand=whirlpool&wholeGoodModelNumber=wdt+780%261&wholeGoodModelSeries=gold&productType=dishwasher&pageNumber=1',
    )
  })

  it('FIT-075 OWN-011 addresses the page of the brand in the smart-home scope', () => {
    const url = allPartsUrl({ ...machine, scope: 'smarthome', ref: 'tag', productType: 'lock' })
    assert.equal(
      url,
      '/pcp/partfinder/brandPage?brand=whirlpool&modelNumber=wdt+780%261&experienceType=smarthome&ref=tag',
    )
  })
})
