import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressIn, quoted, textOf } from '../../src/rules/given-item.ts'

const read = (value: unknown) => {
  const said: string[] = []
  return [addressIn({ url: value }, 'url', fault => said.push(fault)), said]
}

describe('rules of given items', () => {
  it('COR-005 reads texts without blanks around them, and nothing else', () => {
    assert.deepEqual([' a b\n', '', 7, null, {}].map(textOf), ['a b', '', '', '', ''])
  })

  it('COR-005 quotes a value in a warning, however long or odd it is', () => {
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    assert.deepEqual([quoted('a'), quoted(undefined), quoted(loop)], ['"a"', 'undefined', 'object'])
    assert.equal(quoted('x'.repeat(100)).length, 61)
  })

  it('COR-082 reads an address, and none where there is none', () => {
    for (const value of ['/images/a.svg', 'https://cdn.example/a.svg']) {
      assert.deepEqual(read(` ${value} `), [value, []])
    }
    for (const value of [undefined, null, '']) assert.deepEqual(read(value), ['', []])
  })

  it('COR-082 uses no unsafe address, and says so once', () => {
    for (const value of ['javascript:alert(1)', 'data:text/html,x', '/a\u0007b', 7, '  ']) {
      const [address, said] = read(value)
      assert.equal(address, '')
      assert.match(
        `${said}`,
        /^url: expected an http\(s\) or relative address, got .*; none is used$/,
      )
    }
  })
})
