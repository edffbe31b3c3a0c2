import type { DeliveryCalendar } from '../../../../elements/schedule/delivery-calendar.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './delivery-calendar.messages.ts'

export type CalendarPorts = WrapperPorts<DeliveryCalendar, typeof messages>
export type CalendarConfig = CalendarPorts['config']
