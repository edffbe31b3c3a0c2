import type { Family } from '../../src/element/describe.ts'
import { deliveryCountdown } from './delivery-countdown.ts'
import { locationPopover } from './location-popover.ts'

export const delivery: Family = {
  name: 'delivery',
  title: 'Delivery',
  about: 'Delivery location and delivery time.',
  elements: [deliveryCountdown, locationPopover],
}
