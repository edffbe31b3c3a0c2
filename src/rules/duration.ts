export interface Duration {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Splits milliseconds into days to seconds. A started second counts as whole, so 0:00 shows only when nothing is left.
 */
export function splitDuration(ms: number): Duration {
  const total = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

export type DurationFormat = 'h:mm:ss' | 'm:ss'

const padded = (locale: string, digits: number) =>
  new Intl.NumberFormat(locale, { minimumIntegerDigits: digits, useGrouping: false })

/** `m:ss` counts minutes beyond 59, and `h:mm:ss` hours beyond 23: 75 s is 1:15 (DEA-051). */
export function formatDuration(ms: number, format: DurationFormat, locale: string): string {
  const { days, hours, minutes, seconds } = splitDuration(ms)
  const allHours = days * 24 + hours
  const one = padded(locale, 1)
  const two = padded(locale, 2)
  return format === 'h:mm:ss'
    ? `${one.format(allHours)}:${two.format(minutes)}:${two.format(seconds)}`
    : `${one.format(allHours * 60 + minutes)}:${two.format(seconds)}`
}
