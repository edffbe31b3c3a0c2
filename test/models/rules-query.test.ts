import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { parameterOf, withParameter } from '../../src/rules/query.ts'

/** Queries as pages write them: with empty parts, without values, with encodings that mean nothing. */
const part = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'a=',
    '=a',
    'b=c+d',
    'b=c%20d',
    '%',
    'x=%E0%A4',
    'gpo2=1',
    'GPO=1',
    'a=b=c',
  ),
  fc.webQueryParameters().map(text => text.replaceAll('&', '')),
)
const query = fc.array(part, { maxLength: 5 }).map(parts => parts.join('&'))
const search = query.map(text => (text ? `?${text}` : ''))
const partsOf = (text: string) => (text ? text.slice(1).split('&') : [])
const isGpo = (text: string) => parameterOf(`?${text}`, 'gpo') !== null

describe('a parameter of a query', () => {
  it('COR-196 is read, the first of several, as forms write it', () => {
    for (const [given, value] of [
      ['', null],
      ['?', null],
      ['?gpo', ''],
      ['?gpo=', ''],
      ['?a=1&gpo=25.5', '25.5'],
      ['?gpo=1&gpo=2', '1'],
      ['?gpo=a+b%2Bc', 'a b+c'],
      ['?%67po=1', '1'],
      ['?gpo=%', '%'],
      ['?gpo=%E0%A4', '%E0%A4'],
      ['?gpo=a=b', 'a=b'],
      ['?Gpo=1', null],
    ] as const) {
      assert.equal(parameterOf(given, 'gpo'), value, given)
    }
  })

  it('COR-196 is what it was set to, whatever else the page wrote', () => {
    fc.assert(
      fc.property(search, fc.string({ unit: 'grapheme' }), (before, value) => {
        const after = withParameter(before, 'gpo', value)
        assert.equal(parameterOf(after, 'gpo'), value)
        assert.deepEqual(
          partsOf(after).filter(one => !isGpo(one)),
          partsOf(before).filter(one => !isGpo(one)),
        )
        assert.equal(withParameter(after, 'gpo', value), after)
      }),
    )
  })

  it('COR-196 leaves with all its values, and nothing else does', () => {
    fc.assert(
      fc.property(search, before => {
        const after = withParameter(withParameter(before, 'gpo', '1'), 'gpo', null)
        assert.equal(parameterOf(after, 'gpo'), null)
        assert.equal(after, withParameter(before, 'gpo', null))
      }),
    )
    assert.equal(withParameter('?gpo=1', 'gpo', null), '')
    assert.equal(withParameter('?a&gpo=1&b=+&gpo=2', 'gpo', null), '?a&b=+')
  })

  it('COR-196 keeps its place', () => {
    assert.equal(withParameter('?a=1&gpo=1&b=2&gpo=3', 'gpo', '5'), '?a=1&gpo=5&b=2')
    assert.equal(withParameter('?a=1', 'gpo', 'a&b=c#d'), '?a=1&gpo=a%26b%3Dc%23d')
  })
})
