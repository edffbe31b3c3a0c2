import type { CalendarData, CalendarSlot } from '../../src/contract/schedule/calendar.ts'
import { startOfDay } from '../../src/rules/months.ts'

const hour = 3600

/** A slot from `from` to `to` o'clock on a day. The place is an hour ahead of UTC. Hours of the next day: 24 and more. */
export function slot(
  day: string,
  from: number,
  to: number,
  more: Partial<CalendarSlot> = {},
): CalendarSlot {
  const s = startOfDay(day) + from * hour
  const e = startOfDay(day) + to * hour
  return { s, e, su: s - hour, eu: e - hour, ...more }
}

/** Calendar data of March and April 2026, with these slots by id. */
export const calendarOf = (
  ids: Readonly<Record<string, CalendarSlot>>,
  more: Partial<CalendarData> = {},
): CalendarData => ({
  days: Object.keys(ids).map(id => [id, `Name of ${id}`]),
  ids: { ...ids },
  timeslots: 0,
  c_m_len: 31,
  n_m_len: 30,
  c_m_delta: 0,
  ...more,
})
