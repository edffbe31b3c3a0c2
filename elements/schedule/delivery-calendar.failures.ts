import { calendarLoad, getSlots } from '../../src/contract/schedule/calendar.ts'
import type { Failure } from '../../src/element/describe.ts'

const failureOf = (call: Failure['call']): Failure => ({
  call,
  when: 'when the element comes into the page',
  by: [],
  tells: 'dp-slots-errored',
  ends: [
    {
      about: 'A text shows the error. The shopper can try again.',
      at: '[part=message]',
      says: 'Delivery times could not be loaded.',
      onward: [{ press: '[part=message] button' }],
    },
  ],
  well: { state: 'available' },
})

export const loadFailures: readonly Failure[] = [failureOf(calendarLoad)]
export const slotsFailures: readonly Failure[] = [failureOf(getSlots)]
