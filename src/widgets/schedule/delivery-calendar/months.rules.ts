import type { CalendarData } from '../../../contract/schedule/calendar.ts'
import { monthOf, monthsAfter, weekdayOf } from '../../../rules/months.ts'
import type { Slot } from './slots.rules.ts'

/** The two months of the calendar (CAL-007, CAL-009, CAL-080). */

interface Configured {
  currentMonthId: string
  nextMonthId: string
}
type Lengths = Pick<CalendarData, 'c_m_len' | 'n_m_len' | 'c_m_delta'>

export interface ShownMonth {
  id: string
  before: number
  length?: number
}

/** `first`: the month on the left. The two of the configuration stand together, whatever lies between them. */
export function shownMonths(
  first: string,
  { currentMonthId, nextMonthId }: Configured,
  { c_m_delta: delta, c_m_len, n_m_len }: Lengths,
): [ShownMonth, ShownMonth] {
  const startsWith = weekdayOf(`${currentMonthId}-01`) - delta
  const month = (id: string): ShownMonth => ({
    id,
    before: (((weekdayOf(`${id}-01`) - startsWith) % 7) + 7) % 7,
    ...(id === currentMonthId && { length: c_m_len }),
    ...(id === nextMonthId && { length: n_m_len }),
  })
  const second = first === currentMonthId ? nextMonthId : monthsAfter(first, 1)
  return [month(first), month(second)]
}

/** While there is no answer. */
export const noLengths: Lengths = { c_m_len: 31, n_m_len: 31, c_m_delta: 0 }

/**
 * The month on the left at first: the current one. If neither of the two months has the slot to look at, such as in a page
 * that is older than a month, it is the month of that slot.
 */
export function firstMonth(
  { currentMonthId, nextMonthId }: Configured,
  slots: readonly Slot[],
  chosen: Slot | null,
): string {
  const [first] = slots
  const wanted = chosen ?? first
  const month = wanted ? monthOf(wanted.startDate) : currentMonthId
  return month === currentMonthId || month === nextMonthId ? currentMonthId : month
}

/** Which way the months may scroll (CAL-009): not past the first and the last month with slots. */
export function scrolls(months: readonly [ShownMonth, ShownMonth], slots: readonly Slot[]) {
  const first = slots[0]
  const last = slots.at(-1)
  return {
    back: !!first && months[0].id > monthOf(first.startDate),
    on: !!last && months[1].id < monthOf(last.startDate),
  }
}
