import type { DeliveryCalendar } from '../../../../elements/schedule/delivery-calendar.ts'
import type { ScheduledDelivery } from '../../../../elements/schedule/scheduled-delivery.ts'
import type { Config } from '../../../element/describe.ts'
import type { ChildPorts, WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './scheduled-delivery.messages.ts'

/** Ports with the host element, because it stands in a form of the page, and with those to its calendar. */
export type ScheduledPorts = WrapperPorts<ScheduledDelivery, typeof messages> &
  ChildPorts<DeliveryCalendar>
export type ScheduledConfig = Config<ScheduledDelivery>
