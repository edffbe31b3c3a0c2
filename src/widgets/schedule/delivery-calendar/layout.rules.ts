import type { CalendarData } from '../../../contract/schedule/calendar.ts'
import { isWholeDay, type Slot } from './slots.rules.ts'

export type Layout = 'calendar' | 'timeslots' | 'dropdown'

const timeslotUseCase = 'MFN2013'

/** CAL-012 to CAL-015, CAL-083. */
export function layoutOf(
  { layout, useCase }: { layout: Layout | 'auto'; useCase: string },
  slots: readonly Slot[],
  { timeslots }: Pick<CalendarData, 'timeslots'>,
): Layout {
  if (layout !== 'auto') return layout
  const areTimes = timeslots > 0 || useCase === timeslotUseCase || !slots.every(isWholeDay)
  return areTimes ? 'timeslots' : 'calendar'
}
