import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { formatDuration, splitDuration } from '../../src/rules/duration.ts'
import { formatMoney, moneyParts } from '../../src/rules/money.ts'
import { fillPlurals } from '../../src/rules/plural.ts'
import { progressTone, wholePercent } from '../../src/rules/percent.ts'

const HOUR = 3_600_000
/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const format = (amount: number, currency: string, locale: string) =>
  plain(formatMoney({ amount, currency }, locale))

describe('durations', () => {
  it('splits into days, hours, minutes and seconds', () => {
    const ms = 2 * 24 * HOUR + 3 * HOUR + 4 * 60_000 + 5000
    assert.deepEqual(splitDuration(ms), { days: 2, hours: 3, minutes: 4, seconds: 5 })
  })

  it('DEA-051 reads 75 s as 1:15', () => {
    assert.equal(formatDuration(75_000, 'm:ss', 'en-US'), '1:15')
    assert.equal(formatDuration(65_000, 'm:ss', 'en-US'), '1:05')
  })

  it('DEA-052 reads 0:00 when nothing is left and not before', () => {
    assert.deepEqual(
      [1000, 999, 1, 0, -5000].map(ms => formatDuration(ms, 'm:ss', 'en-US')),
      ['0:01', '0:01', '0:01', '0:00', '0:00'],
    )
  })

  it('DEA-004 counts minutes beyond the hour and hours beyond the day', () => {
    assert.equal(formatDuration(HOUR + 1000, 'm:ss', 'en-US'), '60:01')
    assert.equal(formatDuration(49 * HOUR + 61_000, 'h:mm:ss', 'en-US'), '49:01:01')
  })

  it('COR-022 writes the digits of the locale', () => {
    assert.equal(formatDuration(75_000, 'm:ss', 'ar-EG'), '١:١٥')
  })
})

const minutes = '{minutes, plural, one {# min} other {# mins}}'
const fill = (text: string, values: Record<string, number>, locale = 'en-US') =>
  fillPlurals(text, values, locale)

describe('plural forms in texts', () => {
  it('CDN-005 takes the singular for 1', () => {
    const texts = [0, 1, 2, 1000].map(number => fill(minutes, { minutes: number }))
    assert.deepEqual(texts, ['0 mins', '1 min', '2 mins', '1,000 mins'])
  })

  it('COR-022 goes by the categories and digits of the locale', () => {
    const arabic = '{n, plural, one {دقيقة} two {دقيقتان} few {# دقائق} other {# دقيقة}}'
    const texts = [1, 2, 3, 11].map(n => fill(arabic, { n }, 'ar-EG'))
    assert.deepEqual(texts, ['دقيقة', 'دقيقتان', '٣ دقائق', '١١ دقيقة'])
  })

  it('goes by one number before its category, and by "other" where a form is not written', () => {
    const weeks = '{count, plural, =2 {Every other week} one {Every week} other {Every # weeks}}'
    const texts = [1, 2, 3].map(count => fill(weeks, { count }))
    assert.deepEqual(texts, ['Every week', 'Every other week', 'Every 3 weeks'])
    assert.equal(fill('{n, plural, other {# x}}', { n: 1 }), '1 x')
  })

  it('leaves what has no value, and what is no plural, as it is', () => {
    for (const text of [minutes, '{minutes}', '{minutes, number}', 'plain']) {
      assert.equal(fill(text, {}), text)
    }
    assert.equal(fill('{n, plural, few {x}}', { n: 1 }), '{n, plural, few {x}}')
  })
})

describe('money', () => {
  it('COR-022 writes minor units in the locale', () => {
    assert.equal(format(1999, 'EUR', 'de-DE'), '19,99 €')
    assert.equal(format(123_456, 'USD', 'en-US'), '$1,234.56')
    assert.equal(format(-50, 'USD', 'en-US'), '-$0.50')
  })

  it('COR-022 knows the minor digits of the currency', () => {
    assert.equal(format(1999, 'JPY', 'en-US'), '¥1,999')
    assert.equal(format(1999, 'KWD', 'en-US'), 'KWD 1.999')
  })

  it('COR-015 writes an amount in a currency that is none', () => {
    assert.equal(format(1999, 'dollars', 'en-US'), '19.99 dollars')
  })

  it('COR-022 gives the fraction as a part of its own', () => {
    const types = moneyParts({ amount: 1999, currency: 'USD' }, 'en-US').map(({ type }) => type)
    assert.deepEqual(types, ['currency', 'integer', 'decimal', 'fraction'])
  })
})

describe('percent claimed', () => {
  it('DEA-008 is neutral at 0 and 89', () =>
    assert.deepEqual([0, 89].map(progressTone), ['neutral', 'neutral']))

  it('DEA-009 is a success at 90 and 99', () =>
    assert.deepEqual([90, 99].map(progressTone), ['success', 'success']))

  it('DEA-010 is an error at 100', () => assert.equal(progressTone(100), 'error'))

  it('DEA-076 cuts to 0 to 100 and rounds down', () => {
    assert.deepEqual([-3, 89.9, 99.9, 140].map(wholePercent), [0, 89, 99, 100])
  })
})
