import { formatClock, formatClockRange } from '../../../rules/date-format.ts'
import { isWholeDay, type Slot } from './slots.rules.ts'

/** When the slot is, as the server writes it, else by the locale. '': all day. */
export function timeWords(slot: Slot, locale: string): string {
  const { displayEnd, displayStart, e, s } = slot.given
  if (displayStart && displayEnd) return `${displayStart} – ${displayEnd}`
  if (displayStart || displayEnd) return displayStart ?? displayEnd ?? ''
  if (isWholeDay(slot)) return ''
  // A browser would write both days as numbers. That on which the slot starts stands beside its time.
  return slot.endDate > slot.startDate
    ? `${formatClock(s, 'time', locale)} – ${formatClock(e, 'time', locale)}`
    : formatClockRange(s, e, locale)
}

/** Day, time and cost of a slot, as far as it has them (CAL-057). */
export const slotWords = (slot: Slot, locale: string): string[] =>
  [
    formatClock(slot.given.s, 'long', locale),
    timeWords(slot, locale),
    slot.given.costDisplay ?? '',
  ].filter(Boolean)

const units = ['day', 'hour', 'minute', 'second'] as const
const sizes = [86_400, 3600, 60, 1]

/** The time left in its two largest units: 1 day 5 hr. In the last minute: seconds. */
export function leftWords(ms: number, locale: string): string {
  let rest = Math.max(0, Math.ceil(ms / 1000))
  const counts = sizes.map(size => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count
  })
  const largest = counts.findIndex(count => count > 0)
  const from = largest < 0 ? units.length - 1 : largest
  // Seconds beside minutes would only make a shopper nervous.
  const shown = units.slice(from, Math.min(from + 2, from === 3 ? 4 : 3))
  return shown
    .filter((_unit, at) => at === 0 || counts[from + at]! > 0)
    .map(unit =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
        counts[units.indexOf(unit)]!,
      ),
    )
    .join(' ')
}
