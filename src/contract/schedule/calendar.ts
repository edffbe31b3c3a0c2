import * as v from 'valibot'
import { defineCall } from '../call.ts'
import { asin } from '../fields.ts'
import { known, list, means, money, object, optional, text, whole } from '../schema.ts'

/** Calls that return the slots in which a shopper can have something delivered (scheduled-delivery.md). */

export const slotQualities = ['NORMAL', 'DEFERRED'] as const
export const slotQualityDetails = [
  'SYSTEM_UNKNOWN_PROMISE',
  'BUSINESS_UNKNOWN_PROMISE',
  'CAPACITY_FULL',
  'SD_INVENTORY_STATE_RESTRICTED',
  'NORMAL',
] as const

const count = v.pipe(whole, v.minValue(0))
const part = (about: string, example: string) => optional(means(text, about, example))
/** In the year 5138. Milliseconds, which servers send by mistake, are more than that. */
const latest = 100_000_000_000
/** A moment in whole seconds since 1970 in UTC. */
const moment = (about: string, example: number) =>
  means(v.pipe(whole, v.minValue(0), v.maxValue(latest)), about, example, 's')

/** A slot. `s` and `e` are clock times at the place of delivery, counted as if they were UTC: no browser's zone moves them. */
export const calendarSlot = object({
  s: moment(
    'Start on the clocks of the place, in seconds since 1970, as if that clock showed UTC.',
    1_772_697_600,
  ),
  e: moment('End on the clocks of the place, counted as the start is.', 1_772_704_800),
  su: moment('Start in UTC, in seconds since 1970.', 1_772_694_000),
  eu: moment('End in UTC, in seconds since 1970.', 1_772_701_200),
  cutoff: optional(
    moment('The shopper must order before this moment, in seconds since 1970.', 1_772_650_800),
  ),
  reservationId: part(
    'Reservation: slot id; carriers; per-item ^ per-shipment ^ currency; services.',
    'S1;DPX;0.00^9.90^EUR;carry',
  ),
  reservationType: part('Type of the reservation.', 'SLOT'),
  displayStart: part('Start as shoppers read it. Default: by the locale.', '8:00 am'),
  displayEnd: part('End as shoppers read it. Default: by the locale.', '10:00 am'),
  costDisplay: part('What the slot costs, as shoppers read it.', '€9.90'),
  promotion: optional(means(v.boolean(), 'The slot is part of a promotion.', false)),
  services: part('Codes of what is done at the delivery. Commas between them.', 'carry,connect'),
  carrier: part('Code of the carrier. Default: the first one in reservationId.', 'DPX'),
  timeZone: part('Time zone of the place.', 'Europe/Berlin'),
  minShip: part('Earliest shipment, as your server writes it.', '2026-03-03'),
  maxShip: part('Latest shipment, as your server writes it.', '2026-03-04'),
})
export type CalendarSlot = v.InferOutput<typeof calendarSlot>

/** What the quality of the slots is, and why (CAL-035 to CAL-039). */
const slotQualityInfo = object({
  slotQuality: means(
    known(slotQualities),
    'NORMAL: the shopper can choose. Any other text: the calendar is off.',
  ),
  slotQualityDetail: optional(means(known(slotQualityDetails), 'Why the quality is so.')),
  errorCode: part('An error, such as JurisdictionNotFound.', 'JurisdictionNotFound'),
})

/** CAL-024: a negative or missing length, offset or timeslots does not fit. */
export const calendarData = object({
  days: means(
    list(v.pipe(list(text), v.minLength(2), v.maxLength(2))),
    'What can be chosen: pairs of an id and a name. The id is a key of ids.',
    [['S1', 'Thursday, 5 March']],
  ),
  ids: means(v.record(text, calendarSlot), 'The slots, by slot id.', {
    S1: { s: 1_772_697_600, e: 1_772_704_800, su: 1_772_694_000, eu: 1_772_701_200 },
  }),
  defaultSlotId: part('Slot to choose when an earlier choice is no longer there.', 'S1'),
  timeslots: means(count, 'Above 0: the slots are times within days.', 0, 'count'),
  c_m_len: means(count, 'Number of days of the current month.', 31, 'count'),
  n_m_len: means(count, 'Number of days of the next month.', 30, 'count'),
  c_m_delta: means(
    count,
    'Columns before the first day of the current month: 0 if the month starts with the week.',
    6,
    'count',
  ),
  serviceDisplay: optional(
    means(v.record(text, text), 'Names of services, by code.', { carry: 'Carry to your room' }),
  ),
  serviceCharges: optional(
    means(v.record(text, money), 'What services cost, by code.', {
      connect: { amount: 1900, currency: 'EUR' },
    }),
  ),
  carrierClasses: optional(
    means(v.record(text, text), 'Fulfillment service subclass, by carrier.', {
      DPX: 'NOT_FAST_TRACK',
    }),
  ),
  defaultDates: optional(
    means(
      object({
        ultStart: optional(moment('Start without a slot, in UTC.', 1_772_694_000)),
        ultEnd: optional(moment('End without a slot, in UTC.', 1_772_701_200)),
        timeZone: part('Time zone of the place.', 'Europe/Berlin'),
        minShip: part('Earliest shipment.', '2026-03-03'),
        maxShip: part('Latest shipment.', '2026-03-04'),
        maxShipDisplay: part('Latest shipment, as shoppers read it.', '4 March'),
      }),
      'What holds for a delivery without a slot.',
      { timeZone: 'Europe/Berlin' },
    ),
  ),
  slotQualityInfo: optional(
    means(slotQualityInfo, 'What the quality of the slots is. Default: NORMAL.', {
      slotQuality: 'NORMAL',
    }),
  ),
  errorMsg: part('An error, as shoppers read it.', 'We do not deliver to this postal code.'),
})
export type CalendarData = v.InferOutput<typeof calendarData>

const ids = {
  marketplace: part('Id of the marketplace.', 'DP-DE'),
  asin: optional(asin),
  shipoption: part('Shipping option.', 'scheduled'),
}

/** CAL-034. */
export const calendarLoad = defineCall({
  id: 'calendar-load',
  about: 'Returns the slots in which a product can be delivered to a saved address.',
  method: 'GET',
  path: '/dp/scheduled-delivery/calendar',
  query: object({ ...ids, address: part('Id of the saved address.', 'A1') }),
  output: calendarData,
  headers: ['csrf', 'language'],
  timeout: 20_000,
})

/** CAL-031 to CAL-033: one of zipcode, address and region, and more at a shipping option. */
export const getSlots = defineCall({
  id: 'get-slots',
  about: 'Returns the slots in which a product can be delivered to a place.',
  method: 'POST',
  path: '/dp/scheduled-delivery/get-slots',
  encoding: 'form',
  body: object({
    ...ids,
    merchant: part('Id of the merchant.', 'M1'),
    quantity: means(text, 'Quantity that the shopper has chosen, an integer.', '1', 'count'),
    SKU: part("The merchant's own id of the product.", 'WM-9'),
    FMID: part('Id of the fulfillment.', 'F1'),
    offerListingID: part('Id of the offer.', 'OLB0WASHER1'),
    id: part('Id of what asks, as your server named it.', '0'),
    zipcode: part('Postal code.', '20095'),
    address: part('Id of the saved address.', 'A1'),
    region: part('Id of the region.', 'HH'),
    requestId: part('Id of the request that made the page. At a shipping option.', 'R1'),
    itemListId: part('Id of the list of items. At a shipping option.', 'L1'),
    browserType: part('Kind of browser, as your server named it. At a shipping option.', 'desktop'),
    templateSlotID: part('Slot to start from. At a shipping option.', 'S1'),
  }),
  output: calendarData,
  headers: ['csrf', 'language'],
  timeout: 20_000,
})
