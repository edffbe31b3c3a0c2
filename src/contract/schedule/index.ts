import { getRegions, sdAvailability } from './availability.ts'
import { calendarLoad, getSlots } from './calendar.ts'

export const scheduleCalls = [calendarLoad, getRegions, getSlots, sdAvailability] as const
