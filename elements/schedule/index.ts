import type { Family } from '../../src/element/describe.ts'
import { deliveryCalendar } from './delivery-calendar.ts'
import { scheduledDelivery } from './scheduled-delivery.ts'

export const schedule: Family = {
  name: 'schedule',
  title: 'Scheduled delivery',
  about: 'Delivery at a day and time that the shopper chooses.',
  elements: [deliveryCalendar, scheduledDelivery],
}
