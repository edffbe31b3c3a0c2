import { dayAt, daysAfter, daysBetween, startOfDay } from '../../../rules/months.ts'
import type { Offer, Slot } from './slots.rules.ts'

/** Windows of the timeslot table: the pivot day and three days on each side of it (CAL-016). */

const side = 3
const days = 2 * side + 1

export const windowDays = (pivot: string): string[] =>
  [...Array(days).keys()].map(at => daysAfter(pivot, at - side))

/** CAL-018 to CAL-020: may the table show this window? `now`: seconds of the clocks of the place. */
export function mayShow(
  pivot: string,
  { firstEnd, lastStart }: Pick<Offer, 'firstEnd' | 'lastStart'>,
  now: number,
): boolean {
  const start = startOfDay(daysAfter(pivot, -side))
  const end = startOfDay(daysAfter(pivot, side + 1))
  return end >= now && end >= firstEnd && start <= lastStart
}

/** The pivot a number of pages later, or earlier if `pages` is negative (CAL-017). */
export const turned = (pivot: string, pages: number): string => daysAfter(pivot, pages * days)

/** The first window: its first day has the first slot. Of windows that follow it, the one that has `chosen`. */
export function firstPivot(slots: readonly Slot[], chosen: Slot | null): string {
  const first = slots[0]?.startDate ?? dayAt(0)
  const pages = chosen ? Math.floor(daysBetween(first, chosen.startDate) / days) : 0
  return turned(daysAfter(first, side), pages)
}
