import type { DeliveryCalendar } from '../../../../elements/schedule/delivery-calendar.ts'
import type { ViewProps } from '../../../element/ports.ts'
import type { messages } from './delivery-calendar.messages.ts'
import type { CalendarModel } from './delivery-calendar.model.ts'

/** What each view of the calendar draws from. */
export type CalendarProps = ViewProps<CalendarModel, DeliveryCalendar, typeof messages>
