import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { statedConstraints } from '../../../src/rules/constraint-list.ts'
import {
  digitsOf,
  inBox,
  isPossible,
  judged,
  shownCode,
  strictAmountError,
} from '../../../src/widgets/gifts/gift-card-picker/amount.rules.ts'
import {
  canBe,
  catalogueOf,
  designsFor,
  keyOf,
  placesOf,
  written,
} from '../../../src/widgets/gifts/gift-card-picker/catalogue.rules.ts'
import type { GiftConfig } from '../../../src/widgets/gifts/gift-card-picker/gift-card-picker.ports.ts'

const today = '2026-11-26'
const settings = {
  currencySymbol: '$',
  formatter: 'amount',
  fractionalDigits: undefined,
  locale: 'en-US',
} as const
const limits = statedConstraints(
  [
    { method: 'atLeast', value: 1, errorId: 'low' },
    { method: 'atMost', value: 2000, errorId: 'high' },
  ],
  'constraints.gcCustomAmount',
  today,
).constraints

type Settings = Parameters<typeof judged>[1]
const judge = (text: string, given: Partial<Settings> = {}, constraints = limits) => {
  const { plain, isCut, lacks } = judged(text, { ...settings, ...given }, constraints, today)
  return { plain, isCut, ids: lacks.map(({ errorId }) => errorId) }
}
const taken = (text: string, given: Partial<Settings> = {}) => {
  const { ids, plain } = judge(text, given)
  return ids.length === 0 ? plain : ids
}

const may = (plain: string, given: Partial<Settings> = {}) =>
  isPossible(plain, { ...settings, ...given }, limits, today)

const config = (given: Partial<GiftConfig>) =>
  ({
    currencySymbol: '€',
    locale: 'en-US',
    dimensions: {},
    combinations: {},
    amountSwatches: {},
    designOccasions: {},
    designVisibility: {},
    ...given,
  }) as GiftConfig

function read(given: Partial<GiftConfig>) {
  const faults: string[] = []
  return { ...catalogueOf(config(given), fault => faults.push(fault)), faults }
}

describe('rules of a typed amount', () => {
  it('GFT-006 reads groups and a decimal sign of the locale into a plain number', () => {
    assert.equal(taken('1,000.5'), '1000.5')
    assert.equal(taken(' $ 37.50 '), '37.5')
    assert.equal(taken('1.000,5', { locale: 'de-DE' }), '1000.5')
    assert.equal(taken('٣٧٫٥', { locale: 'ar-EG' }), '37.5')
  })

  it('GFT-007 cuts off digits, and does not round', () => {
    assert.deepEqual(judge('25.559'), { plain: '25.55', isCut: true, ids: [] })
    assert.deepEqual(judge('25.55'), { plain: '25.55', isCut: false, ids: [] })
    assert.deepEqual(judge('25.559', { fractionalDigits: 1 }), {
      plain: '25.5',
      isCut: true,
      ids: [],
    })
    assert.equal(judge('1999.999').plain, '1999.99')
  })

  it('GFT-008 goes by the digits of the formatter where none are configured', () => {
    assert.deepEqual(
      (['amount', 'integer', 'strictAmount'] as const).map(formatter =>
        digitsOf({ ...settings, formatter }),
      ),
      [2, 0, 2],
    )
    assert.deepEqual(judge('25.9', { formatter: 'integer' }), { plain: '25', isCut: true, ids: [] })
    assert.equal(taken('25.9', { formatter: 'integer', fractionalDigits: 1 }), '25.9')
    assert.equal(inBox('25', { ...settings, formatter: 'integer' }), '25')
    assert.equal(inBox('37.5', settings), '37.50')
  })

  for (const text of ['25', '25.', '25.5', '25.50', '1,000.25']) {
    it(`GFT-018 takes ${text} strictly`, () => {
      assert.equal(taken(text, { formatter: 'strictAmount' }), `${Number(text.replace(',', ''))}`)
    })
  }
  it('GFT-018 takes .50 strictly, where the constraints do', () => {
    const strict = { formatter: 'strictAmount' } as const
    assert.equal(judge('.50', strict, []).plain, '0.5')
    assert.deepEqual(judge('.50', strict, []).ids, [])
  })

  for (const text of ['1,00', '25.555', '2a', '-5', '1,000,00']) {
    it(`GFT-019 refuses ${text} strictly`, () => {
      assert.equal(judge(text, { formatter: 'strictAmount' }).ids[0], strictAmountError)
    })
  }

  it('GFT-050 refuses what lies beyond the constraints, by the first that fails', () => {
    assert.deepEqual(taken('0.99'), ['low'])
    assert.deepEqual(taken('2000.01'), ['high'])
    assert.deepEqual([taken('1'), taken('2000')], ['1', '2000'])
    // What is cut counts: the card is for 2,000.
    assert.equal(taken('2000.009'), '2000')
  })

  it('GFT-050 refuses what is no amount, with or without constraints', () => {
    for (const text of ['ten', '-5', '0', '0.001', '1e3', '2a', '9'.repeat(101)]) {
      assert.deepEqual(judge(text, {}, []).ids, [strictAmountError], text)
      assert.deepEqual(judge(text).ids, ['low', 'high'], text)
    }
    assert.deepEqual(judge('0', {}, []).plain, null)
  })

  it('GFT-054 takes a plain number of the address to its last digit, or not at all', () => {
    assert.deepEqual(
      ['37.5', '1', '2000'].map(plain => may(plain)),
      [true, true, true],
    )
    assert.deepEqual(
      ['37.555', '0.99', '2000.01', '0'].map(plain => may(plain)),
      [false, false, false, false],
    )
    assert.equal(may('37.5', { formatter: 'integer' }), false)
    // The address is the same in every language.
    assert.equal(may('37.5', { locale: 'de-DE' }), true)
  })

  it('GFT-041 GFT-042 groups claim codes of 14 characters and more', () => {
    assert.equal(shownCode('ABCDEFGHIJKLMN'), 'ABCD-EFGHIJ-KLMN')
    assert.equal(shownCode('ABCDEFGHIJKLMNOPQRS'), 'ABCD-EFGHIJ-KLMNOPQRS')
    assert.equal(shownCode('ABCDEFGHIJKLM'), 'ABCDEFGHIJKLM')
    assert.equal(shownCode(''), '')
  })
})

describe('rules of designs', () => {
  const combinations = { '0_0': { asin: 'B0GIFTCRD1' }, '1_1': { asin: 'B0GIFTWN25' } }

  it('GFT-024 GFT-025 writes a combination as two places', () => {
    assert.equal(keyOf(0, 3), '0_3')
    assert.deepEqual(placesOf('0_3'), { denomination: 0, design: 3 })
    for (const wrong of [undefined, '', '3', '0_3_1', 'a_b', '-1_0']) {
      assert.equal(placesOf(wrong), null)
    }
  })

  it('GFT-049 takes a design as variable if its combination with place 0 is there', () => {
    const { designs } = read({ dimensions: { design_name: ['Ribbon', 'Winter'] }, combinations })
    assert.deepEqual(
      designs.map(({ isVariable, name }) => [name, isVariable]),
      [
        ['Ribbon', true],
        ['Winter', false],
      ],
    )
  })

  it('GFT-036 GFT-037 GFT-038 leaves hidden designs out, and sells none that is out of stock', () => {
    const { designs, faults } = read({
      dimensions: { design_name: ['A', 'B', 'C', 'D', 'E'] },
      designVisibility: { 0: 'HIDDEN', 1: 'SHOWN', 2: 'VGC_OUT_OF_STOCK', 4: 'LATER' },
    })
    assert.deepEqual(
      designs.map(one => [one.name, canBe(one)]),
      [
        ['B', true],
        ['C', false],
        ['D', true],
        ['E', true],
      ],
    )
    assert.deepEqual(faults, [
      'designVisibility.4: expected one of SHOWN, HIDDEN, VGC_OUT_OF_STOCK, got "LATER"; SHOWN is used instead',
    ])
  })

  it('GFT-034 GFT-055 gives the designs of an occasion, or all', () => {
    const { designs } = read({
      dimensions: { design_name: ['A', 'B', 'C'] },
      designOccasions: { 0: [0, 1], 1: [1] },
    })
    const names = (occasion: number | null) => designsFor(designs, occasion).map(({ name }) => name)
    assert.deepEqual(
      [names(0), names(1), names(2), names(null)],
      [['A'], ['A', 'B'], [], ['A', 'B', 'C']],
    )
  })

  it('GFT-001 reads amounts, writes what the page does not, and names what does not fit', () => {
    const { designs, faults } = read({
      combinations,
      amountSwatches: {
        0: [
          { value: 25, display: ' 25 Euro ', denominationIndex: 0 },
          { value: 37.5, denominationIndex: 0 },
          { value: 0, denominationIndex: 0 },
          { value: 5, denominationIndex: -1 },
          null,
        ] as never,
      },
    })
    assert.deepEqual(
      designs[0]?.swatches.map(({ display, id, value }) => [id, value, display]),
      [
        ['0', '25', '25 Euro'],
        ['1', '37.5', '€37.50'],
      ],
    )
    assert.deepEqual(
      faults.map(fault => fault.split(':')[0]),
      ['amountSwatches.0[2]', 'amountSwatches.0[3]', 'amountSwatches.0[4]'],
    )
  })

  it('GFT-023 leaves out an amount that no combination of the design sells', () => {
    const { designs, faults } = read({
      combinations,
      dimensions: { design_name: ['Ribbon', 'Winter', 'Free'] },
      amountSwatches: {
        1: [
          { value: 25, denominationIndex: 1 },
          { value: 50, denominationIndex: 2 },
        ],
        2: [{ value: 10, denominationIndex: 3 }],
      },
    })
    assert.deepEqual(
      designs.map(({ swatches }) => swatches.map(({ value }) => value)),
      [[], ['25'], ['10']],
    )
    assert.deepEqual(faults, [
      'amountSwatches.1[1]: expected a denominationIndex with a combination of this design, got 2; it is left out',
    ])
  })

  it('GFT-001 writes an amount to its last digit', () => {
    const money = { currencySymbol: '€', locale: 'en-US' }
    assert.deepEqual(
      ['25', '25.5', '25.555', '0.0625'].map(plain => written(plain, money)),
      ['€25', '€25.50', '€25.555', '€0.0625'],
    )
    const arabic = { ...money, locale: 'ar-EG' }
    assert.equal(written('12345.555', arabic), '١٢٬٣٤٥٫٥٥٥ €'.replace(' ', '\u00a0'))
    assert.equal(written('1234.5', { ...money, locale: 'de_DE' }), '1.234,50\u00a0€')
    // The symbol is the page's own.
    assert.equal(written('25', { ...arabic, currencySymbol: 'C2' }), '٢٥\u00a0C2')
  })

  it('GFT-026 uses no unsafe address, and leaves out a combination without two places', () => {
    const { combinations: known, faults } = read({
      combinations: { '0_0': { canonicalUrl: 'javascript:alert(1)', title: 'T' }, blue: {} },
    })
    assert.deepEqual([...known.keys()], ['0_0'])
    assert.equal(known.get('0_0')?.canonicalUrl, '')
    assert.deepEqual(faults, [
      'combinations.0_0.canonicalUrl: expected an http(s) or relative address, got "javascript:alert(1)"; none is used',
      'combinations.blue: expected two places such as 0_3 as its name; it is left out',
    ])
  })

  it('COR-015 reads a place beyond all reason in no time', () => {
    const { designs } = read({ combinations: { '0_99999999': {} } })
    assert.deepEqual(designs, [])
  })

  it('COR-015 reads many combinations in no time', () => {
    const all = Array.from({ length: 200_000 }, (_, n) => [`${n % 7}_${n % 900}`, {}])
    const many = Object.fromEntries([
      ...all,
      ...Array.from({ length: 150_000 }, (_, n) => [`${n}_1`, {}]),
    ])
    const start = process.cpuUsage().user
    assert.equal(read({ combinations: many }).designs.length, 900)
    assert.ok(process.cpuUsage().user - start < 5_000_000)
  })
})
