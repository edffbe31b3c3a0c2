/** Words for days and clock times that count as UTC (`months.ts`), in the language of the shopper. */

import { daySeconds } from './months.ts'

type Options = Intl.DateTimeFormatOptions

const kinds = {
  /** Thursday, March 5, 2026. */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Thursday, March 5. */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Thu, Mar 5. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  day: { day: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayLetter: { weekday: 'narrow' },
  weekdayInFull: { weekday: 'long' },
  /** March 2026. */
  month: { month: 'long', year: 'numeric' },
  /** 8:00 AM, or as it is written where the clock has 24 hours: 08:00 in German, 8.00 in Finnish. */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Options>
type Kind = keyof typeof kinds

const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter takes a browser a thousand times as long as a date that it formats. */
function formatter(locale: string, kind: Kind): Intl.DateTimeFormat {
  const key = `${kind} ${locale}`
  let found = made.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...kinds[kind], timeZone: 'UTC' })
    made.set(key, found)
  }
  return found
}

/** `seconds`: a clock time. */
export const formatClock = (seconds: number, kind: Kind, locale: string): string =>
  formatter(locale, kind).format(seconds * 1000)

/** What was written already. A browser takes a hundred times as long to write a date as to look it up. */
const written = new Map<string, string>()

function once(key: string, write: () => string): string {
  let text = written.get(key)
  if (text === undefined) {
    text = write()
    written.set(key, text)
  }
  return text
}

/** `day`: an ISO day. Each cell of a calendar has its day in full. */
export const formatDay = (day: string, kind: Kind, locale: string): string =>
  once(`${kind} ${locale} ${day}`, () =>
    formatter(locale, kind).format(Date.parse(`${day}T00:00:00Z`)),
  )

/** The weekday above a column: short, or a letter where the language has no short names, such as Arabic. */
export function formatColumn(day: string, locale: string): string {
  const short = formatDay(day, 'weekday', locale)
  return short.length <= 4 ? short : formatDay(day, 'weekdayLetter', locale)
}

/** Two clock times as one: 8:00 – 10:00 AM. Times of a day read alike on every day. */
export function formatClockRange(from: number, to: number, locale: string): string {
  const start = from % daySeconds
  const end = start + to - from
  const isInOneDay = start >= 0 && end < daySeconds
  return once(`range ${locale} ${isInOneDay ? start : from} ${isInOneDay ? end : to}`, () =>
    formatter(locale, 'time').formatRange(from * 1000, to * 1000),
  )
}

/** Two ISO months as one: March – April 2026. The same month twice: March 2026. */
export const formatMonths = (from: string, to: string, locale: string): string =>
  from === to
    ? formatDay(`${from}-01`, 'month', locale)
    : once(`months ${locale} ${from} ${to}`, () =>
        formatter(locale, 'month').formatRange(Date.parse(`${from}-01`), Date.parse(`${to}-01`)),
      )
