import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { statedConstraints } from '../../src/rules/constraint-list.ts'
import { fillGiven } from '../../src/rules/constraint-text.ts'

const today = '2026-03-05'
const place = 'constraints.x'
const faultsOf = (stated: unknown) => statedConstraints(stated, place, today).faults
const kept = (stated: unknown) =>
  statedConstraints(stated, place, today).constraints.map(({ method }) => method)

const textOf = (stated: object, text: string, locale = 'en-US') => {
  const [constraint] = statedConstraints([{ errorId: 'e', ...stated }], place, today).constraints
  return constraint && fillGiven(text, constraint, locale, today)
}

describe('constraints that a page states', () => {
  it('VAL-052 skips an unknown method alone, and tells which names there are', () => {
    const stated = [
      { method: 'isEmial', errorId: 'e' },
      { method: 'notEmpty', errorId: 'e' },
      { method: 'constructor', errorId: 'e' },
    ]
    assert.deepEqual(kept(stated), ['notEmpty'])
    assert.match(
      faultsOf(stated)[0] ?? '',
      /^constraints\.x\[0\]\.method: expected one of notNull, .*isValidPhoneNumber, got "isEmial"; this constraint is skipped$/,
    )
  })

  it('tells of values that do not fit, and skips their constraints', () => {
    const odd = [
      ['lengthAtMost', 'many'],
      ['lengthAtMost', -1],
      ['linesAtMost', 1.5],
      ['atLeast', '1,000'],
      ['atLeast', null],
      ['contains', ['a', 'b']],
      ['containsOne', []],
      ['excludes', ['']],
      ['dateAtLeast', '3/5/26'],
      ['dateAtMost', '2026-02-30'],
      ['dateAtMost', 'tomorrow'],
      ['equal', {}],
    ] as const
    for (const [method, value] of odd) {
      const stated = [{ method, value, errorId: 'e' }]
      assert.deepEqual(kept(stated), [], `${method} ${JSON.stringify(value)}`)
      assert.match(
        faultsOf(stated).join(),
        /^constraints\.x\[0\]\.value: expected .*, got .*; this/,
      )
    }
  })

  it('takes any JSON in place of the list or of a constraint', () => {
    const cyclic: Record<string, unknown> = {}
    cyclic['method'] = cyclic
    for (const stated of [undefined, null, 'notNull', 5, { method: 'notNull' }, cyclic]) {
      assert.deepEqual([kept(stated), faultsOf(stated).length], [[], 1])
    }
    const entries = [null, 'notNull', 7, [], {}, { method: 5 }, cyclic]
    assert.deepEqual([kept(entries), faultsOf(entries).length], [[], entries.length])
  })

  it('takes the name of the method where the id of the text is missing', () => {
    const { constraints, faults } = statedConstraints([{ method: 'notEmpty' }], place, today)
    assert.equal(constraints[0]?.errorId, 'notEmpty')
    assert.match(faults.join(), /errorId: expected the id of a text, got nothing; notEmpty is used/)
  })

  it('keeps the first of two constraints that no value can meet together', () => {
    const pairs = [
      ['lengthAtLeast', 10, 'lengthAtMost', 5],
      ['atMost', 1, 'atLeast', '1.5'],
      ['dateAtLeast', 'oneYearFromToday', 'dateAtMost', 'today'],
      ['dateAtMost', '2025-12-24', 'dateAtLeast', 'today'],
      ['equal', 'a', 'equal', 'b'],
      ['notEqual', 'a', 'equal', 'a'],
      ['isPositive', undefined, 'atMost', 0],
      ['excludes', ['@', '#'], 'contains', 'a@b'],
    ] as const
    for (const [method, value, other, against] of pairs) {
      const stated = [
        { method, value, errorId: 'e' },
        { method: other, value: against, errorId: 'f' },
      ]
      assert.deepEqual(kept(stated), [method])
      assert.match(faultsOf(stated).join(), new RegExp(`\\[1\\]: .*beside ${method}.*is skipped$`))
    }
    const fine = [
      { method: 'atLeast', value: 5, errorId: 'e' },
      { method: 'atMost', value: 5, errorId: 'e' },
      { method: 'dateAtLeast', value: 'today', errorId: 'e' },
      { method: 'dateAtMost', value: 'oneYearFromToday', errorId: 'e' },
    ]
    assert.deepEqual([kept(fine).length, faultsOf(fine)], [4, []])
  })
})

describe('texts of constraints', () => {
  it('VAL-037 are filled with the value or the values, in the words of the page', () => {
    const most = { method: 'lengthAtMost', value: 1000 }
    assert.equal(
      textOf(most, 'At most {0} characters, not {1}'),
      'At most 1,000 characters, not {1}',
    )
    assert.equal(textOf(most, '{0}', 'ar-EG'), '١٬٠٠٠')
    assert.equal(textOf({ method: 'excludes', value: ['<', '$&'] }, '{1} or {0}'), '$& or <')
    assert.equal(textOf({ method: 'notEmpty' }, 'Say {0}'), 'Say {0}')
    assert.equal(textOf({ method: 'atMost', value: 0.125 }, '{0}', 'de'), '0,125')
    assert.equal(textOf({ method: 'equal', value: '007' }, '{0}'), '007')
  })

  it('VAL-037 name the day that today and oneYearFromToday mean', () => {
    const limit = { method: 'dateAtMost', value: 'oneYearFromToday' }
    assert.equal(textOf(limit, 'By {0}'), 'By Mar 5, 2027')
    assert.equal(textOf(limit, '{0}', 'de'), '05.03.2027')
  })
})
