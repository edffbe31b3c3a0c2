import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { fieldSchema } from '../../build/derived/json-schema.mjs'
import { blueprint } from '../../src/element/blueprint.ts'
import { flag, number, text, tokens, whole, type Descriptor } from '../../src/element/describe.ts'
import { isMisfit, parseField } from '../../src/element/parse.ts'
import { expectation } from '../../src/element/wording.ts'
import { tokensIn } from '../../src/rules/tokens.ts'

const kinds = ['wishlist', 'idealist', 'giftlist'] as const
const fields = {
  size: number({ about: '', min: 1, max: 4.5 }),
  zoom: number({ about: '', min: 1, max: 4.5, clamp: true }),
  count: whole({ about: '' }),
  kinds: tokens(kinds, { about: '' }),
  name: text({ about: '' }),
  startOpen: flag({ about: '', default: false }),
}
const { fields: known } = blueprint(
  {
    tag: 'dp-probe',
    events: {},
    fields,
  } as unknown as Descriptor,
  {},
)
const fieldOf = (name: keyof typeof fields) => known.find(one => one.name === name)!
const read = (name: keyof typeof fields, given: unknown) => parseField(fieldOf(name), given)

describe('flags', () => {
  for (const [given, value] of [
    ['', true],
    ['true', true],
    ['1', true],
    ['start-open', true],
    ['false', false],
    ['0', false],
    ['open', undefined],
    [{ toString: null }, undefined],
    [Symbol('open'), undefined],
  ] as const) {
    it(`COR-009 COR-010 read ${typeof given} ${JSON.stringify(given)} as ${value}`, () => {
      assert.equal(read('startOpen', given), value)
    })
  }
})

describe('fields with numbers', () => {
  for (const [given, value] of [
    ['1.5', 1.5],
    [' +2 ', 2],
    ['.5e1', undefined],
    ['4.5', 4.5],
    [3.25, 3.25],
    ['1,5', undefined],
    ['2.', undefined],
    ['0x2', undefined],
    ['', undefined],
    ['two', undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [true, undefined],
    [[2], undefined],
    [4.6, undefined],
    ['0.99', undefined],
  ]) {
    it(`COR-195 read ${JSON.stringify(given)} as ${value}`, () => {
      assert.equal(read('size', given), value)
    })
  }

  it('COR-195 read any number that a template prints', () => {
    const free = { ...fieldOf('size'), min: undefined, max: undefined } as never
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        assert.equal(parseField(free, `${value}`), value === 0 ? Number(`${value}`) : value)
      }),
    )
  })

  it('COR-195 take the bound for a value beyond it, and only then warn', () => {
    for (const [given, value, isOdd] of [
      ['9', 4.5, true],
      ['4.50', 4.5, false],
      [' 2 ', 2, false],
    ] as const) {
      assert.equal(read('zoom', given), value)
      assert.equal(isMisfit(fieldOf('zoom'), read('zoom', given), given), isOdd)
    }
  })

  it('COR-195 say what would have been right', () => {
    assert.equal(expectation(fieldOf('size')), 'a number from 1 to 4.5')
  })

  it('COR-195 keep fields for whole numbers whole', () => {
    assert.deepEqual(
      ['7', '7.0', '1e2', 7.5].map(given => read('count', given)),
      [7, undefined, undefined, undefined],
    )
  })
})

describe('fields with several texts of a set', () => {
  it('COR-195 take texts of the set, with spaces or commas between them', () => {
    for (const given of [
      'wishlist',
      ' idealist  giftlist',
      'giftlist, wishlist',
      'wishlist,idealist',
    ]) {
      assert.equal(read('kinds', given), given)
    }
    for (const given of ['', 'list', 'wishlist list', 'wish list', 'wishlist;idealist', 4]) {
      assert.equal(read('kinds', given), undefined)
    }
    const expected = 'some of wishlist, idealist, giftlist, separated by spaces'
    assert.equal(expectation(fieldOf('kinds')), expected)
  })

  it('COR-195 say the same in schemas', () => {
    const { pattern = '' } = fieldSchema(fieldOf('kinds')) as { pattern?: string }
    for (const given of ['wishlist', ' idealist, giftlist ', 'list', 'wishlist;idealist']) {
      assert.equal(new RegExp(pattern).test(given), read('kinds', given) === given, given)
    }
    assert.deepEqual(fieldSchema(fieldOf('size')), { type: 'number', minimum: 1, maximum: 4.5 })
  })

  it('COR-195 give each text once, in the order of the author', () => {
    assert.deepEqual(tokensIn(' giftlist, wishlist\ngiftlist '), ['giftlist', 'wishlist'])
    assert.deepEqual(tokensIn(' '), [])
  })
})
