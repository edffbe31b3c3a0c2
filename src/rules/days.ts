import { cleanText } from './typed-text.ts'

/** Days as ISO texts such as 2026-03-05, which are in the order of time. */

const iso = /^(\d{4})-(\d\d)-(\d\d)$/
const short = /^(\d{1,2})\/(\d{1,2})\/(\d\d|\d{4})$/

const padded = (number: number, length: number) => `${number}`.padStart(length, '0')

/** null: the calendar has no such day. */
function dayAt(year: number, month: number, day: number): string | null {
  const date = new Date(0)
  // `new Date(99, …)` would be a day in 1999.
  date.setUTCFullYear(year, month - 1, day)
  const isReal = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` : null
}

/** Reads M/d/yy, M/d/yyyy or ISO, with digits of any script (VAL-057). null: no day. */
export function readDay(text: string): string | null {
  const clean = cleanText(text)
  const found = iso.exec(clean)
  if (found) return dayAt(Number(found[1]), Number(found[2]), Number(found[3]))
  const [, month, day, year = ''] = short.exec(clean) ?? []
  return year
    ? dayAt(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
    : null
}

/** M/d/yy (VAL-043). Another century than this one needs all digits of its year. */
export function writeDay(day: string): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(month)}/${Number(date)}/${year.startsWith('20') ? year.slice(2) : year}`
}

/** The day of a moment, where the shopper is. */
export const dayOf = (moment: Date): string =>
  `${padded(moment.getFullYear(), 4)}-${padded(moment.getMonth() + 1, 2)}-${padded(moment.getDate(), 2)}`

/** The same day next year. 29 February gives 28 February (VAL-034). */
export function nextYear(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const next = Number(year) + 1
  return dayAt(next, Number(month), Number(date)) ?? `${padded(next, 4)}-02-28`
}
