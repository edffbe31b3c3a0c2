import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { statedConstraints } from '../../src/rules/constraint-list.ts'
import { failing, methodNames, type Reading } from '../../src/rules/constraints.ts'
import { readNumber } from '../../src/rules/format.ts'

const today = '2026-03-05'
const place = 'constraints.x'
const readingIn = (locale: string): Reading => ({
  number: text => readNumber(text, { locale }),
  today: () => today,
})
const plainField = { isOptional: false, isList: false }

interface Way {
  isOptional?: boolean
  isList?: boolean
  locale?: string
}

/** Ids of what fails, for constraints as a page states them. */
function fails(stated: readonly object[], value: string | null, way: Way = {}): string[] {
  const { constraints, faults } = statedConstraints(stated, place, today)
  assert.deepEqual(faults, [])
  const { locale = 'en_US', ...field } = way
  const all = failing(constraints, value, { ...plainField, ...field }, readingIn(locale))
  return all.map(({ errorId }) => errorId)
}

/** true: a single constraint holds. */
const holds = (method: string, value: string | null, given?: unknown, way?: Way): boolean =>
  fails([{ method, value: given, errorId: 'e' }], value, way).length === 0

function judge(
  method: string,
  passing: readonly string[],
  failingOnes: readonly string[],
  given?: unknown,
) {
  for (const text of passing) assert.ok(holds(method, text, given), `${method} ${text}`)
  for (const text of failingOnes) assert.ok(!holds(method, text, given), `${method} not ${text}`)
}

describe('constraints', () => {
  it('VAL-002 are checked in the order that the page states', () => {
    const stated = ['isNumeric', 'notEmpty', 'isInteger'].map(method => ({
      method,
      errorId: method,
    }))
    assert.deepEqual(fails(stated, ''), ['isNumeric', 'notEmpty', 'isInteger'])
    assert.deepEqual(fails(stated.toReversed(), '2.5'), ['isInteger'])
  })

  it('VAL-004 all hold for an optional field that is empty, but not for another', () => {
    const stated = methodNames
      .filter(name => !/^(length|lines|at|equal|notEqual|contains|excludes|date)/.test(name))
      .map(method => ({ method, errorId: method }))
    for (const value of ['', ' ', '\u00a0\u200b', null]) {
      assert.deepEqual(fails(stated, value, { isOptional: true }), [])
    }
    assert.ok(fails(stated, 'x', { isOptional: true }).includes('isNumeric'))
  })

  it('VAL-005 look at each entry of a list, without blanks around it', () => {
    const list = { isList: true }
    assert.ok(holds('isInteger', ' 1 , 22,\t3', undefined, list))
    assert.ok(!holds('isInteger', '1,x,3', undefined, list))
    assert.ok(!holds('isInteger', '1,,3', undefined, list))
    assert.ok(holds('lengthAtMost', 'abc,def', 3, list))
    assert.ok(!holds('lengthAtMost', 'abc,def', 3))
  })

  it('VAL-010 notNull fails for a missing value alone', () => {
    assert.ok(!holds('notNull', null))
    judge('notNull', ['', ' ', '0'], [])
  })

  it('VAL-011 notEmpty fails for blanks of any kind', () => {
    judge(
      'notEmpty',
      ['a', ' a ', '0'],
      ['', ' ', '\t\n', '\u00a0\u3000', '\u200b\ufeff', '\u0000'],
    )
  })

  it('VAL-011 VAL-029 VAL-036 look through a long pasted text at once', () => {
    const pasted = `a${' '.repeat(200_000)}b`
    const began = performance.now()
    assert.ok(holds('notEmpty', pasted))
    for (const method of ['isValidEmail', 'isValidPhoneNumber', 'isOneEmail'] as const) {
      holds(method, pasted)
    }
    // A pattern that begins anew at each blank takes a minute.
    assert.ok(performance.now() - began < 20_000)
  })

  it('VAL-012 VAL-013 lengths count characters as shoppers do', () => {
    judge('lengthAtMost', ['', 'abc', '👍👍👍', 'a\r\nb'], ['abcd', '👍👍👍👍'], 3)
    judge('lengthAtLeast', ['abc', 'abcd'], ['ab', '👍👍', ''], 3)
    judge('lengthAtMost', ['abc'], ['abcd'], '3')
  })

  it('VAL-014 linesAtMost counts CRLF as one line end', () => {
    judge(
      'linesAtMost',
      ['', 'a', 'a\r\nb', 'a\nb', 'a\rb'],
      ['a\r\nb\r\nc', 'a\n\nb', 'a\nb\n', 'a\rb\rc'],
      2,
    )
  })

  it('VAL-015 VAL-016 bounds are exact, and no number fails them', () => {
    judge('atLeast', ['1', '1.00', '1,000', '9007199254740993'], ['0.99', '-1', '', 'x', '1,00'], 1)
    judge('atMost', ['2000', '2,000.00', '-5'], ['2000.01', '2,000.000000000000000001', 'x'], 2000)
    judge('atMost', ['9007199254740992'], ['9007199254740993'], '9007199254740992')
    judge('atLeast', ['0.1'], ['0.09'], 0.1)
  })

  it('VAL-017 VAL-018 equal compares numbers as numbers, and texts letter by letter', () => {
    judge('equal', ['5', '5.0', '5.'], ['5.1', '', 'five'], 5)
    judge('equal', ['yes'], ['Yes', 'yes ', ''], 'yes')
    judge('notEqual', ['5.1', '', 'five'], ['5', '5.00'], 5)
    judge('equal', [''], [' ', 'a'], '')
  })

  it('VAL-019 VAL-020 VAL-021 look for texts', () => {
    judge('contains', ['a-b', '-'], ['', 'ab'], '-')
    judge('containsOne', ['xa', 'b'], ['', 'c', 'A'], ['a', 'b'])
    judge('containsOne', ['xa'], ['b'], 'a')
    judge('excludes', ['', 'c'], ['xa', 'b'], ['a', 'b'])
    judge('excludes', ['[1-9]'], ['.*'], '.*')
  })

  it('VAL-022 isNumeric goes by the locale of the field', () => {
    judge('isNumeric', ['1,234.5', '-3', '.5'], ['12a', '', '1.234,5'])
    assert.ok(holds('isNumeric', '1.234,5', undefined, { locale: 'de_DE' }))
    assert.ok(!holds('isNumeric', '1,234.5', undefined, { locale: 'de_DE' }))
  })

  it('VAL-023 isInteger takes groups and a sign, but no fraction', () => {
    judge('isInteger', ['-3', '1,000', '3.0', '0'], ['3.5', '', 'x', '1e3'])
  })

  it('VAL-024 isBoolean takes two words', () => {
    judge('isBoolean', ['true', 'false'], ['', 'True', '1', ' true', 'yes'])
  })

  it('VAL-025 isOneEmail fails for several addresses', () => {
    judge('isOneEmail', ['a@b.org', '', 'x'], ['a@b.org, c@d.org', 'a@b.org;c@d.org', 'a@b@c.org'])
  })

  it('VAL-026 isPositive fails for 0 and below', () => {
    judge('isPositive', ['0.01', '1', '1,000'], ['0', '-0', '0.00', '-1', '', 'x'])
  })

  it('VAL-027 VAL-028 name the half of an address that is missing', () => {
    judge('hasEmailLocal', ['a@b.org', 'a'], ['@b.org', ' @b.org', ''])
    judge('hasEmailDomain', ['a@b.org', '@b'], ['a@', 'a@ ', 'a', ''])
  })

  it('VAL-029 isValidEmail takes addresses of all scripts, and blanks around them', () => {
    const good = [
      'a.b+c@example.org',
      ' a@b.org\n',
      "o'neil@b-c.co.uk",
      '用户@例え.jp',
      'जॉन@उदाहरण.भारत',
    ]
    const bad = [
      'a@',
      '@b.org',
      'a b@c.org',
      'a@b..org',
      'a@b',
      'a@-b.org',
      'a@b.o',
      '',
      'a@b@c.org',
    ]
    const worse = [
      'a@b.org,c@d.org',
      '<a@b.org>',
      'a\u0000@b.org',
      'a..b@c.org',
      '.a@b.org',
      'a@b_.org',
    ]
    judge('isValidEmail', good, [...bad, ...worse, `${'a'.repeat(65)}@b.org`])
  })

  it('VAL-029 judges a pasted text of any length at once', () => {
    const started = performance.now()
    for (const text of ['a', '@', 'a@', 'a.', 'a@a.', '-']) {
      holds('isValidEmail', text.repeat(100_000))
      holds('isValidPhoneNumber', text.repeat(100_000))
    }
    assert.ok(performance.now() - started < 20_000)
  })

  it('VAL-030 isCommaSeparatedEmailList wants each entry to be an address', () => {
    judge(
      'isCommaSeparatedEmailList',
      ['a@b.org, c@d.org', 'a@b.org'],
      ['a@b.org,', 'a@b.org,,c@d.org', 'a@b.org, c', 'a@b.org;c@d.org', ''],
    )
  })

  it('VAL-031 VAL-032 compare days in every form', () => {
    judge('dateAtLeast', ['3/5/26', '3/6/2026', '2026-03-05', '1/1/27'], ['3/4/26', ''], today)
    judge('dateAtMost', ['3/5/26', '12/31/2025'], ['3/6/26', '2026-03-06'], today)
  })

  it('VAL-033 VAL-034 know the present day and the day in a year', () => {
    judge('dateAtLeast', ['3/5/26'], ['3/4/26'], 'today')
    judge('dateAtMost', ['3/5/27'], ['3/6/27'], 'oneYearFromToday')
  })

  it('VAL-057 a text or a day that no calendar has fails both', () => {
    for (const method of ['dateAtLeast', 'dateAtMost']) {
      judge(method, ['3/5/26'], ['2/30/26', 'soon', '5.3.26', ''], 'today')
    }
  })

  it('VAL-035 VAL-036 know phone numbers of North America', () => {
    const good = ['206-555-0123', '(206) 555-0123', '2065550123', '+1 206 555 0123', '12065550123']
    const bad = ['123-456-7890', '555-0123', '2065550123456', '206-155-0123', '(206 555-0123', '']
    const more = [
      '206.555.0123',
      '+12065550123',
      '206\u2011555\u20110123',
      '\u202a206 555 0123\u202c',
    ]
    judge('isValidPhoneNumber', [...good, ...more], [...bad, '+44 206 555 0123', '206-555-0123 x5'])
  })

  it('VAL-056 are checked for an empty field that is not optional', () => {
    for (const method of ['isNumeric', 'isValidEmail']) assert.ok(!holds(method, ''))
    assert.ok(!holds('lengthAtLeast', '', 1))
  })
})
