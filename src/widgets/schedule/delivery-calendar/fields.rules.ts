import type { CalendarData } from '../../../contract/schedule/calendar.ts'
import { clockTimeAt } from '../../../rules/months.ts'
import { toJson } from '../../../rules/to-json.ts'
import type { Slot } from './slots.rules.ts'

/** What the calendar submits with its form (CAL-046 to CAL-052, CAL-077). */

type Fields = Readonly<Record<string, string>>

interface Extras {
  orderId?: string | undefined
  itemList?: readonly unknown[] | undefined
  refdataVersion?: string | undefined
}

/** Where the server gave no value, the field is empty. */
const written = (value: string | number | undefined): string =>
  value === undefined ? '' : `${value}`

const qualityFields = ({ slotQualityInfo }: Pick<CalendarData, 'slotQualityInfo'>): Fields => ({
  slotQuality: written(slotQualityInfo?.slotQuality),
  slotQualityDetail: written(slotQualityInfo?.slotQualityDetail),
})

/** Where the page has them (CAL-052). */
const extraFields = ({ itemList, orderId }: Extras): Fields => ({
  ...(orderId !== undefined && { orderId }),
  ...(itemList && { itemList: toJson(itemList) }),
})

export function slotFields(slot: Slot, data: CalendarData, extras: Extras): Fields {
  const { given, key } = slot
  const { defaultDates, slotQualityInfo } = data
  const timeZone = written(given.timeZone ?? defaultDates?.timeZone)
  return {
    SlotId: key,
    ReservationId: written(given.reservationId),
    reservationType: written(given.reservationType),
    startDeliveryDate: clockTimeAt(given.s),
    endDeliveryDate: clockTimeAt(given.e),
    deliveryTimeZone: timeZone,
    cutoffTime: written(given.cutoff),
    'deliveryRange.startDate': written(given.su),
    'deliveryRange.endDate': written(given.eu),
    'deliveryRange.timezone': timeZone,
    promiseMinShipmentDate: written(given.minShip),
    promiseMaxShipmentDate: written(given.maxShip),
    promiseFulfillmentServiceSubclass: slot.subclass,
    ...qualityFields(data),
    scheduledDeliveryData: toJson({
      slot: { id: key, ...given },
      slotQualityInfo,
      refdataVersion: extras.refdataVersion,
    }),
    ...extraFields(extras),
  }
}

/** Without a slot, where none can be chosen now (CAL-077). */
export function deferredFields(data: CalendarData, extras: Extras): Fields {
  const { maxShip, minShip, timeZone, ultEnd, ultStart } = data.defaultDates ?? {}
  return {
    'deliveryRange.startDate': written(ultStart),
    'deliveryRange.endDate': written(ultEnd),
    'deliveryRange.timezone': written(timeZone),
    promiseMinShipmentDate: written(minShip),
    promiseMaxShipmentDate: written(maxShip),
    ...qualityFields(data),
    ...extraFields(extras),
  }
}

/** In place of a slot that could not be loaded (CAL-046). */
export const placeholderFields = (extras: Extras): Fields => ({
  ReservationId: 'X',
  slotQuality: 'DEFERRED',
  slotQualityDetail: 'BUSINESS_UNKNOWN_PROMISE',
  ...extraFields(extras),
})
