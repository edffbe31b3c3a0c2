/** Words for days and clock times that count as UTC (`months.ts`), in the language of the shopper. */

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
  /** 8:00 AM, or 08:00 where the clock has 24 hours. */
  time: { hour: 'numeric', minute: '2-digit' },
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

/** `day`: an ISO day. */
export const formatDay = (day: string, kind: Kind, locale: string): string =>
  formatter(locale, kind).format(Date.parse(`${day}T00:00:00Z`))

/** The weekday above a column: short, or a letter where the language has no short names, such as Arabic. */
export function formatColumn(day: string, locale: string): string {
  const short = formatDay(day, 'weekday', locale)
  return short.length <= 4 ? short : formatDay(day, 'weekdayLetter', locale)
}

/** Two clock times as one: 8:00 – 10:00 AM. Months: March – April 2026. */
export const formatClockRange = (from: number, to: number, kind: Kind, locale: string): string =>
  formatter(locale, kind).formatRange(from * 1000, to * 1000)
