import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import {
  formatColumn,
  formatClock,
  formatClockRange,
  formatMonths,
  formatDay,
} from '../../src/rules/date-format.ts'
import {
  clockTimeAt,
  columnsBefore,
  dayAt,
  dayInMonth,
  daysAfter,
  daysBetween,
  firstWeekday,
  lengthOf,
  monthOf,
  monthsAfter,
  monthsBetween,
  startOfDay,
  timeAt,
  weekdayOf,
  weeksOf,
} from '../../src/rules/months.ts'
import { inEveryZone } from '../support/time-zones.ts'

/** Spaces of Intl differ from one version of its data to the next. */
const plain = (text: string) => text.replaceAll(/[\u202F\u2009\u00A0]/g, ' ')

/** Two times of a day in words. Their spaces and dashes differ from one version of the data of Intl to the next. */
function range(day: string, from: number, to: number, locale = 'en-US'): string {
  const [s, e] = [from, to].map(hour => startOfDay(day) + hour * 3600)
  return plain(formatClockRange(s!, e!, locale)).replaceAll(/[ –]+/g, ' ')
}
const months = (from: string, to: string) =>
  plain(formatMonths(monthOf(from), monthOf(to), 'en-US'))

/** Two moments in winter and summer by the clock of a zone. Default: that of the machine. */
const clock = (options: Intl.DateTimeFormatOptions) =>
  ['2026-01-05T12:00Z', '2026-07-05T12:00Z'].map(iso =>
    new Date(iso).toLocaleString('en', { dateStyle: 'long', timeStyle: 'long', ...options }),
  )

inEveryZone('days and months', zone => {
  it('runs in this zone', () => {
    // Not by its name: a zone may have several.
    assert.deepEqual(clock({}), clock({ timeZone: zone }))
  })

  it('CAL-079 reads clock times as they stand, in every zone', () => {
    assert.equal(clockTimeAt(1_772_697_600), '2026-03-05T08:00:00')
    assert.equal(dayAt(1_772_697_600), '2026-03-05')
    assert.equal(timeAt(1_772_697_600), '08:00')
    assert.equal(dayAt(startOfDay('2026-03-05')), '2026-03-05')
    // One second before and at midnight.
    assert.equal(dayAt(startOfDay('2026-03-05') - 1), '2026-03-04')
  })

  it('counts days over both changes of the clocks, month ends and 29 February', () => {
    // Clocks change on 29 March and 25 October in Berlin, on 8 March and 1 November in Los Angeles.
    for (const day of ['2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2026-04-04']) {
      assert.equal(daysBetween(day, daysAfter(day, 2)), 2, day)
      assert.equal(daysAfter(daysAfter(day, 1), -1), day)
      assert.equal(weekdayOf(daysAfter(day, 7)), weekdayOf(day))
    }
    assert.equal(daysAfter('2026-12-31', 1), '2027-01-01')
    assert.equal(daysAfter('2028-02-28', 1), '2028-02-29')
    assert.equal(daysAfter('2026-02-28', 1), '2026-03-01')
    // Every day of four years comes once.
    let day = '2026-01-01'
    for (let n = 0; n < 1461; n += 1) {
      const next = daysAfter(day, 1)
      assert.ok(next > day && daysBetween(day, next) === 1, `${day} ${next}`)
      day = next
    }
    assert.equal(day, '2030-01-01')
  })

  it('goes from month to month over the end of a year', () => {
    assert.equal(monthsAfter('2026-12', 1), '2027-01')
    assert.equal(monthsAfter('2027-01', -1), '2026-12')
    assert.equal(monthsAfter('2026-03', 14), '2027-05')
    assert.equal(monthsBetween('2026-11', '2027-02'), 3)
    assert.equal(monthsBetween('2027-02', '2026-11'), -3)
    assert.equal(monthOf('2026-03-31'), '2026-03')
  })

  it('knows the lengths of months, leap years too', () => {
    const lengths = Array.from({ length: 12 }, (_month, at) => lengthOf(monthsAfter('2026-01', at)))
    assert.deepEqual(lengths, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    assert.deepEqual(['2028-02', '2100-02', '2000-02'].map(lengthOf), [29, 28, 29])
  })

  it('keeps the day of the month where the month has it', () => {
    assert.equal(dayInMonth('2026-03-31', '2026-04'), '2026-04-30')
    assert.equal(dayInMonth('2026-01-31', '2028-02'), '2028-02-29')
    assert.equal(dayInMonth('2026-03-05', '2026-04'), '2026-04-05')
  })

  it('CAL-080 lays a month out in weeks, with the columns before its first day', () => {
    // 1 March 2026 is a Sunday.
    const weeks = weeksOf('2026-03', 6)
    assert.equal(weeks.length, 6)
    assert.deepEqual(weeks[0], [null, null, null, null, null, null, '2026-03-01'])
    assert.deepEqual(weeks[1]?.[0], '2026-03-02')
    assert.deepEqual(weeks.flat().filter(Boolean).length, 31)
    assert.deepEqual(weeksOf('2026-02', 0).length, 4)
    assert.deepEqual(weeksOf('2026-03', 6, 10).flat().findLast(Boolean), '2026-03-10')
    assert.deepEqual(weeksOf('2026-02', 6, 31).flat().filter(Boolean).length, 28)
    assert.deepEqual(weeksOf('2026-03', 13), weeks)
  })

  it('starts weeks as the locale says', () => {
    assert.deepEqual(['en-US', 'de', 'ar-EG'].map(firstWeekday), [0, 1, 6])
    assert.equal(columnsBefore('2026-03', 'en-US'), 0)
    assert.equal(columnsBefore('2026-03', 'de'), 6)
    assert.equal(columnsBefore('2026-03', 'ar-EG'), 1)
  })

  it('writes the same times of other days alike, and other times and languages apart', () => {
    assert.equal(range('2026-03-05', 8, 10), '8:00 10:00 AM')
    assert.equal(range('2028-02-29', 8, 10), '8:00 10:00 AM')
    assert.equal(range('2026-03-05', 8, 11), '8:00 11:00 AM')
    assert.equal(range('2026-03-05', 9, 10), '9:00 10:00 AM')
    assert.equal(range('2026-03-05', 8, 10, 'de'), '08:00 10:00 Uhr')
    // Over midnight, a time without its day would be that of the wrong day.
    assert.match(range('2026-12-31', 22, 26), /12\/31\/2026.+1\/1\/2027/)
    // Before 1970, seconds are negative.
    assert.equal(range('1969-12-31', 8, 10), '8:00 10:00 AM')
    assert.equal(months('2026-03-05', '2026-03-11'), 'March 2026')
    assert.match(months('2026-12-31', '2027-01-06'), /^December 2026.+January 2027$/)
  })

  it('COR-022 names days and times in the language, and no zone moves them', () => {
    const seconds = 1_772_697_600
    assert.equal(formatDay('2026-03-05', 'full', 'en-US'), 'Thursday, March 5, 2026')
    assert.equal(formatDay('2026-03-29', 'full', 'de'), 'Sonntag, 29. März 2026')
    assert.deepEqual(
      ['en-US', 'de', 'ar'].map(locale => formatColumn('2026-03-05', locale)),
      ['Thu', 'Do', 'خ'],
    )
    assert.equal(formatClock(seconds, 'long', 'en-US'), 'Thursday, March 5')
    assert.equal(plain(formatClock(seconds, 'time', 'en-US')), '8:00 AM')
    assert.equal(formatClock(seconds + 12 * 3600, 'time', 'de'), '20:00')
    assert.equal(formatClock(seconds, 'time', 'de'), '08:00')
    assert.equal(formatClock(seconds, 'time', 'fi'), '8.00')
    assert.equal(
      plain(formatClockRange(seconds, seconds + 7200, 'en-US')).replaceAll(' ', ''),
      '8:00–10:00AM',
    )
    // The hour that clocks leave out in Berlin: the shop's server has no such slot, but the text stays as it is.
    assert.equal(formatClock(startOfDay('2026-03-29') + 2.5 * 3600, 'time', 'de'), '02:30')
  })
})

/** Says what the browser knows of weeks. */
function know(name: 'getWeekInfo' | 'weekInfo', value: unknown): void {
  Object.defineProperty(Intl.Locale.prototype, name, { value, configurable: true })
}

describe('the first weekday', () => {
  const own = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo')
  const older = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'weekInfo')
  afterEach(() => {
    Reflect.deleteProperty(Intl.Locale.prototype, 'weekInfo')
    if (own) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', own)
    if (older) Object.defineProperty(Intl.Locale.prototype, 'weekInfo', older)
  })

  it('is Monday where the browser does not know weeks', () => {
    know('getWeekInfo', undefined)
    know('weekInfo', undefined)
    assert.equal(firstWeekday('en-US'), 1)
  })

  it('comes from the property of older browsers where they have no function for it', () => {
    know('getWeekInfo', undefined)
    know('weekInfo', { firstDay: 6 })
    assert.equal(firstWeekday('en-US'), 6)
  })
})
