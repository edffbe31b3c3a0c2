import { dayOf } from '../../shop-day.ts'
import type { Words } from '../render/words.ts'
import type { Note, Said } from './data.ts'

/** A line of a cart or an order, as far as lists of lines go. */
interface Line {
  lineId: string
  associatedTo?: string
}

/** Plans and samples stand under the line they belong to; one whose line is elsewhere stands alone. */
export function withAddOns<L extends Line>(lines: readonly L[]): { line: L; addOns: L[] }[] {
  const ids = new Set(lines.map(({ lineId }) => lineId))
  const belongs = ({ associatedTo }: L) => associatedTo !== undefined && ids.has(associatedTo)
  return lines
    .filter(line => !belongs(line))
    .map(line => ({
      line,
      addOns: lines.filter(({ associatedTo }) => associatedTo === line.lineId),
    }))
}

/** What the pages say of a line. */
export function said({ text, values = {} }: Note, words: Words): string {
  const written = (value: Said) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return words.number(value)
    if ('date' in value) return words.date(Date.parse(value.date))
    // No day is named as seen from the first one of all.
    if ('day' in value) return words.day(dayOf(value.day), 0)
    return 'time' in value ? words.time(value.time) : words.money(value)
  }
  const shown = Object.entries(values).map(([name, value]) => [name, written(value)])
  return words.t(text, Object.fromEntries(shown))
}
