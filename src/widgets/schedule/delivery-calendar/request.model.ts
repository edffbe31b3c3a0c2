import type { CallInput } from '../../../contract/call.ts'
import type { calendarLoad, getSlots } from '../../../contract/schedule/calendar.ts'
import { isAtOption } from './context.rules.ts'
import type { CalendarConfig } from './delivery-calendar.ports.ts'

/** What the calendar asks its server, and for what (CAL-031, CAL-032, CAL-034). */

type Form = CallInput<typeof getSlots>['body']
type Query = CallInput<typeof calendarLoad>['query']
export type Request = { by: 'get-slots'; body: Form } | { by: 'calendar-load'; query: Query }

/** Leaves out fields without a value: they would be sent as the text undefined. */
function filled<T extends object>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as T
}

/** One of the three (CAL-031). A region says most. */
function placeFields({ place }: CalendarConfig): Pick<Form, 'zipcode' | 'address' | 'region'> {
  if (place?.regionId) return { region: place.regionId }
  return place?.addressId ? { address: place.addressId } : { zipcode: place?.zipCode }
}

const optionFields = (config: CalendarConfig) => ({
  requestId: config.requestId,
  itemListId: config.itemListId,
  browserType: config.browserType,
  templateSlotID: config.templateSlotId,
})

export const shipoptionOf = ({ loadPayload, slotsPayload }: CalendarConfig): string =>
  slotsPayload?.shipoption ?? loadPayload?.shipoption ?? ''

export const marketplaceOf = (config: CalendarConfig): string | undefined =>
  config.slotsPayload?.marketplace ?? config.loadPayload?.marketplace ?? config.marketplaceId

export const asinOf = ({ asin, loadPayload, slotsPayload }: CalendarConfig): string | undefined =>
  slotsPayload?.asin ?? loadPayload?.asin ?? asin

/**
 * `isNested`: the calendar is inside a dp-scheduled-delivery, which says what to ask. null: there is nothing to ask, because
 * that element has not said it (yet).
 */
export function requestOf(config: CalendarConfig, isNested: boolean): Request | null {
  const { slotsPayload, loadPayload, merchantId, offerListingId, place, slotsUrl } = config
  if (isNested && !slotsPayload) return null
  const ids = { marketplace: marketplaceOf(config), asin: asinOf(config) }
  if (!isNested && !slotsUrl) {
    const address = loadPayload?.address ?? place?.addressId
    return {
      by: 'calendar-load',
      query: filled({ ...ids, shipoption: shipoptionOf(config), address }),
    }
  }
  return {
    by: 'get-slots',
    body: filled({
      merchant: slotsPayload?.merchant ?? merchantId,
      ...ids,
      quantity: `${config.quantity}`,
      SKU: slotsPayload?.SKU,
      FMID: slotsPayload?.FMID,
      offerListingID: slotsPayload?.offerListingID ?? offerListingId,
      shipoption: shipoptionOf(config),
      id: slotsPayload?.id,
      ...placeFields(config),
      ...(isAtOption(config) && optionFields(config)),
    }),
  }
}
