import type { Words } from '../render/words.ts'
import type { Note } from './data.ts'

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
  const written = (value: NonNullable<Note['values']>[string]) => {
    if (typeof value === 'string') return value
    if (typeof value === 'object' && 'day' in value) return words.date(Date.parse(value.day))
    return typeof value === 'number' ? words.number(value) : words.money(value)
  }
  const shown = Object.entries(values).map(([name, value]) => [name, written(value)])
  return words.t(text, Object.fromEntries(shown))
}
