import * as v from 'valibot'
import { known, list, means, object, optional, text, whole } from '../schema.ts'
import { calendarLoad, getSlots, slotQualities, slotQualityDetails } from './calendar.ts'
import { failure } from '../events.ts'

/** Details of the events of dp-delivery-calendar (scheduled-delivery.md). */

const moment = (about: string, example: number) => means(whole, about, example, 's')

/** CAL-053. */
const slot = object({
  key: means(text, 'Slot id.', 'S1'),
  startDate: means(text, 'First day, at the place of delivery.', '2026-03-05'),
  endDate: means(text, 'Last day.', '2026-03-05'),
  services: means(list(text), 'Codes of what is done at the delivery.', ['carry']),
  identifier: means(text, 'Reservation id. Empty: none.', 'S1;DPX;0.00^9.90^EUR;carry'),
  stime: means(text, 'Clock time at which the slot starts.', '08:00', 'ISO 8601 in UTC'),
  etime: means(text, 'Clock time at which the slot ends.', '10:00', 'ISO 8601 in UTC'),
  start: moment('Start in UTC, in seconds since 1970.', 1_772_694_000),
  end: moment('End in UTC, in seconds since 1970.', 1_772_701_200),
})
const slotOrNull = (about: string) => means(v.nullable(slot), about, null)

export const slotSelected = object({
  slot: means(slot, 'The slot.'),
  previousSlot: slotOrNull('The slot that was selected before. null: none.'),
  context: means(
    v.picklist(['checkout', 'shipOptionSelect', 'oneClick', 'detail']),
    'Where the shopper is.',
  ),
})

export const slotCleared = object({
  slot: means(slot, 'The slot that is no longer selected.'),
  reason: means(
    v.picklist(['cutoff', 'no-slots', 'error', 'intent', 'changed']),
    'Why: it is too late, there are no slots, loading failed, the shopper does not want one any more, or the slot is gone.',
  ),
})

export const slotsLoaded = object({
  count: means(whole, 'Number of slots that can be chosen.', 24, 'count'),
  quality: means(known(slotQualities), 'Quality of the slots.'),
  qualityDetail: means(known(slotQualityDetails), 'Why the quality is so.'),
  slot: slotOrNull('The slot that is selected now. null: none.'),
  errorCode: optional(means(text, 'An error in the answer.', 'JurisdictionNotFound')),
  errorMsg: optional(
    means(text, 'An error in the answer, for shoppers.', 'We do not deliver there.'),
  ),
})

export const slotsErrored = object(failure([getSlots, calendarLoad]))

export const shipOptionEnabled = object({
  shipoption: means(text, 'The shipping option. Empty: none is known.', 'scheduled'),
  qualityDetail: means(known(slotQualityDetails), 'Why no slot can be chosen now.'),
})
