import { dayAt, daysAfter, daysBetween, startOfDay } from '../../../rules/months.ts'
import { clocksAhead, type Slot } from './slots.rules.ts'

/** Windows of the timeslot table: the pivot day and three days on each side of it (CAL-016). */

const side = 3
const days = 2 * side + 1

export const windowDays = (pivot: string): string[] =>
  [...Array(days).keys()].map(at => daysAfter(pivot, at - side))

/** What the paging rules look at, in seconds of the clocks of the place. */
export interface Span {
  now: number
  firstEnd: number
  lastStart: number
}

/** `now`: UTC seconds. */
export function spanOf(slots: readonly Slot[], now: number): Span {
  let [firstEnd, lastStart] = [Infinity, -Infinity]
  for (const {
    given: { e, s },
  } of slots) {
    if (e < firstEnd) firstEnd = e
    if (s > lastStart) lastStart = s
  }
  return { now: now + clocksAhead(slots), firstEnd, lastStart }
}

/** CAL-018 to CAL-020: may the table show this window? */
export function mayShow(pivot: string, { now, firstEnd, lastStart }: Span): boolean {
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
