import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cleanText, latinDigits } from '../../src/rules/typed-text.ts'

const everyCharacter = Array.from({ length: 0x11_0000 }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
)

describe('typed texts', () => {
  it('COR-022 are read by the ten digits of every script, from 0 to 9', () => {
    const digits = everyCharacter.filter(one => /\p{Nd}/u.test(one))
    assert.ok(digits.length > 600)
    const read = latinDigits(digits.join(''))
    assert.equal(read, '0123456789'.repeat(digits.length / 10))
  })

  it('are read without what nobody sees, and with signs of the usual width', () => {
    assert.equal(cleanText(' \u200f\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15\u202c '), '1,234.5')
  })
})
