import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { random } from '../../demo/store/database/random.ts'
import {
  cutNumber,
  readNumber,
  readStrictAmount,
  writeAmount,
  writeCurrency,
  writeDecimal,
  type NumberSettings,
} from '../../src/rules/format.ts'

const locales = [
  'ar-EG',
  'de-CH',
  'de-DE',
  'en-IN',
  'en-US',
  'es-ES',
  'fa-IR',
  'fr-FR',
  'hi-IN',
  'ja-JP',
  'pl-PL',
  'pt-BR',
]
const texts = 10_000

/** What shoppers type and paste, right or wrong. */
const pieces = [
  ...'0123456789',
  ...'0123456789',
  ...".,’' -+()$€",
  '\u00a0',
  '\u202f',
  '٣',
  '٫',
  '٬',
  '۴',
  '५',
  '1,234',
  '1.234,5',
  '1 234',
  '12,34,567.8',
  '000',
  '−',
  'e5',
  '1e3',
  'x',
  'Infinity',
  '\u200f',
  '\u2066',
  '\n',
  '１',
  '，',
  '🧾',
  '\ud800',
]

const plainPattern = /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/
/** Enough digits to lose none of those that a text of this test has. */
const all = 20

describe('amounts that shoppers type', () => {
  for (const locale of locales) {
    const settings: NumberSettings = { locale, digits: all, symbol: '$' }

    it(`VAL-044 are read to what is written, or refused, of ${texts} texts in ${locale}`, () => {
      const r = random(locale.codePointAt(0)! * 1000 + locale.codePointAt(1)!)
      let read = 0
      for (let n = 0; n < texts; n += 1) {
        const text = Array.from({ length: r.whole(1, 9) }, () => r.one(pieces)).join('')
        for (const [isMoney, write] of [
          [false, writeDecimal],
          [true, writeCurrency],
        ] as const) {
          const number = readNumber(text, settings, isMoney)
          if (number === null) continue
          read += 1
          assert.match(number, plainPattern, JSON.stringify(text))
          assert.notEqual(number, '-0')
          // Of more digits than are written, the last ones would be rounded.
          const kept = cutNumber(number, all)
          assert.equal(
            readNumber(write(kept, settings), settings, isMoney),
            kept,
            `${JSON.stringify(text)} is ${kept}, and is written ${write(kept, settings)}`,
          )
        }
        const strict = readStrictAmount(text, settings)
        if (strict === null) continue
        assert.match(strict, plainPattern)
        const written = writeAmount(strict, { ...settings, digits: 2 })
        assert.equal(readStrictAmount(written, settings), strict, JSON.stringify(text))
      }
      assert.ok(read > texts / 10, `only ${read} texts are numbers`)
    })
  }
})
