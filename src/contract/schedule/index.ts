import { calendarLoad, getSlots } from './calendar.ts'

export const scheduleCalls = [calendarLoad, getSlots] as const
