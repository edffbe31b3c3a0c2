/**
 * Months as ISO texts such as 2026-03, days such as 2026-03-05, and clock times as seconds since 1970 that count as UTC.
 * All is reckoned in UTC, so neither the zone of the browser nor a change of its clocks moves a day.
 */

export const daySeconds = 86_400
const weekdays = 7

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
const secondsOf = (iso: string): number => Date.parse(iso) / 1000

/** The day of a clock time. */
export const dayAt = (seconds: number): string => isoOf(seconds).slice(0, 10)
/** The time of a clock time: 08:00. */
export const timeAt = (seconds: number): string => isoOf(seconds).slice(11, 16)
/** A clock time in full: 2026-03-05T08:00:00. */
export const clockTimeAt = (seconds: number): string => isoOf(seconds).slice(0, 19)
/** The clock time at which a day starts. */
export const startOfDay = (day: string): number => secondsOf(`${day}T00:00:00Z`)
/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The day so many days later. Earlier, if `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  dayAt(startOfDay(day) + days * daySeconds)

/** How many days it is from one day to another. Negative: the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (startOfDay(to) - startOfDay(from)) / daySeconds

/** 0: Sunday. 6: Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The month so many months later. Earlier, if `months` is negative. */
export function monthsAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-')
  // Month 0 is January, and Date reckons with months beyond the year.
  return monthOf(new Date(Date.UTC(Number(year), Number(number) - 1 + months)).toISOString())
}

/** How many months it is from one month to another. */
export function monthsBetween(from: string, to: string): number {
  const [year = '', number = ''] = from.split('-')
  const [laterYear = '', laterNumber = ''] = to.split('-')
  return (Number(laterYear) - Number(year)) * 12 + Number(laterNumber) - Number(number)
}

/** How many days the month has. */
export function lengthOf(month: string): number {
  const [year = '', number = ''] = month.split('-')
  // Day 0 of the next month is the last one of this month.
  return new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
}

/** The same day of another month. A month without that day gives its last one. */
export function dayInMonth(day: string, month: string): string {
  const date = Math.min(Number(day.slice(8)), lengthOf(month))
  return `${month}-${`${date}`.padStart(2, '0')}`
}

interface WithWeekInfo {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The weekday with which weeks start: 0 is Sunday. Monday, where the browser does not know. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & WithWeekInfo
  // ISO counts Sunday as 7.
  return (known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 }).firstDay % weekdays
}

/** How many columns stand before the first day of a month, in a locale. */
export const columnsBefore = (month: string, locale: string): number =>
  (weekdayOf(`${month}-01`) - firstWeekday(locale) + weekdays) % weekdays

/**
 * The days of a month in weeks of seven columns; null where a column has no day. `before`: columns before the first day.
 * `length`: number of days. No month has more than its own.
 */
export function weeksOf(
  month: string,
  before: number,
  length = lengthOf(month),
): (string | null)[][] {
  const first = before % weekdays
  const count = Math.min(length, lengthOf(month))
  const weeks = Math.ceil((first + count) / weekdays)
  const columns = [...Array(weekdays).keys()]
  return [...Array(weeks).keys()].map(week =>
    columns.map(column => {
      const date = week * weekdays + column - first
      return date < 0 || date >= count ? null : daysAfter(`${month}-01`, date)
    }),
  )
}
