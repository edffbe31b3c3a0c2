import * as v from 'valibot'
import { asin as productId } from '../../src/contract/fields.ts'
import {
  shipOptionEnabled,
  slotCleared,
  slotsErrored,
  slotSelected,
  slotsLoaded,
} from '../../src/contract/schedule/calendar-events.ts'
import { calendarLoad, getSlots } from '../../src/contract/schedule/calendar.ts'
import { list, means, object, optional, text as string } from '../../src/contract/schema.ts'
import { deliveredQuantity, deliveryPlace } from '../../src/element/delivery-readings.ts'
import {
  address,
  asin,
  choice,
  describe,
  flag,
  json,
  text,
  whole,
} from '../../src/element/describe.ts'
import { selector } from '../../src/element/formats.ts'
import { deliveryCalendarExamples } from './delivery-calendar.examples.ts'

const month = { pattern: /^\d{4}-(0[1-9]|1[0-2])$/, expected: 'a month such as 2026-03' }
const part = (about: string, example: string) => optional(means(string, about, example))
const ids = {
  marketplace: part('Id of the marketplace.', 'DP-DE'),
  asin: optional(productId),
  shipoption: part('Shipping option.', 'scheduled'),
}

export const deliveryCalendar = describe({
  tag: 'dp-delivery-calendar',
  about: 'Lets a shopper choose the day and the time of a delivery.',
  fields: {
    asin,
    quantity: whole({
      about: 'Quantity to deliver. Default: the quantity that the shopper has chosen.',
      min: 1,
      unit: 'count',
      store: deliveredQuantity,
      default: 1,
    }),
    layout: choice(['auto', 'calendar', 'timeslots', 'dropdown'], {
      about: 'How the shopper chooses. auto: by times if the slots are times, else by days.',
      default: 'auto',
    }),
    loadUrl: address(calendarLoad, {
      about: 'URL that returns the slots. Required, unless you set slotsUrl.',
    }),
    slotsUrl: address(getSlots, {
      about: 'URL that returns the slots of a place. It takes the place of loadUrl.',
    }),
    currentMonthId: text({ about: 'First of the two months, ISO 8601.', required: true, ...month }),
    nextMonthId: text({ about: 'Second of the two months, ISO 8601.', required: true, ...month }),
    noSlotsForWeek: text({ about: 'Text for seven days without a slot.' }),
    noSlotsForAddress: text({ about: 'Text if there are no slots.' }),
    noSlotsForAddressBuyBox: text({ about: 'Text if there are no slots, in the buy box.' }),
    retrieveError: text({ about: 'Text if the slots could not be loaded.' }),
    inconsistent: text({ about: 'Text if the slot in selectedSlot is no longer there.' }),
    popupTitle: text({ about: 'Title of the pop-up, and text of the button that opens it.' }),
    buyBox: flag({ about: 'The calendar is in the buy box.', default: false }),
    oneClick: flag({ about: 'The calendar is on a one-click page.', default: false }),
    checkoutSelectCallback: text({
      about:
        'Name of a function of your checkout page. It gets each slot that the shopper chooses.',
    }),
    shipOptionSelectCallback: text({
      about: 'Name of a function of your page with shipping options. It gets each chosen slot.',
    }),
    metricPage: choice(['YA', 'ORC'], {
      about: 'Name of the page in metrics. Default: by the other fields.',
    }),
    radio: text({
      about:
        'Selector of the radio button of the shipping option. The form gets the slot only while the button is checked.',
      ...selector,
    }),
    hideOnError: flag({
      about: 'Hides the button if there are no slots. false: disables the button.',
      default: false,
    }),
    useCase: text({ about: 'Use case. MFN2013 always has times.', default: '' }),
    selectedSlot: text({ about: 'Id of the slot that is selected at first.' }),
    orderId: text({ about: 'Id of the order. Submitted with the form.' }),
    refdataVersion: text({ about: 'Version of the reference data. Submitted with the form.' }),
    doubleClickMs: whole({
      about: 'A second press within this time is ignored.',
      unit: 'ms',
      min: 0,
      default: 100,
    }),
    templateSlotId: text({ about: 'Slot to start from. Sent at a shipping option.' }),
    itemListId: text({ about: 'Id of the list of items. Sent at a shipping option.' }),
    browserType: text({ about: 'Kind of browser. Sent at a shipping option.' }),
    requestId: text({
      about: 'Id of the request that made the page. Sent at a shipping option.',
      store: 'context.requestId',
    }),
    sessionId: text({ about: 'Id of the session, for metrics.', store: 'context.sessionId' }),
    marketplaceId: text({ about: 'Id of the marketplace.', store: 'context.marketplaceId' }),
    merchantId: text({ about: 'Id of the merchant.', store: 'product.merchantId' }),
    offerListingId: text({ about: 'Id of the offer.', store: 'product.offerListingId' }),
    itemList: json(list(means(v.unknown(), 'Goes back to your server unchanged.', 'I1')), {
      about: 'Items of the delivery. Submitted with the form.',
      from: 'state',
    }),
    loadPayload: json(object({ ...ids, address: part('Id of the saved address.', 'A1') }), {
      about: 'What the call of loadUrl asks for.',
      from: 'state',
    }),
    slotsPayload: json(
      object({
        ...ids,
        merchant: part('Id of the merchant.', 'M1'),
        SKU: part("The merchant's own id of the product.", 'WM-9'),
        FMID: part('Id of the fulfillment.', 'F1'),
        offerListingID: part('Id of the offer.', 'OLB0WASHER01'),
        id: part('Id of what asks.', '0'),
      }),
      {
        about:
          'What the call of slotsUrl asks for. A dp-scheduled-delivery around the calendar sets it.',
        from: 'state',
      },
    ),
    place: json(
      object({
        zipCode: part('Postal code.', '20095'),
        addressId: part('Id of the saved address.', 'A1'),
        regionId: part('Id of the region.', 'HH'),
      }),
      {
        about: 'Where the delivery goes. Default: the location of the page.',
        from: 'state',
        store: deliveryPlace,
      },
    ),
    serviceTypes: json(
      list(
        object({
          id: means(string, 'Code of the service.', 'connect'),
          label: means(string, 'Name of the service.', 'Connect the machine'),
        }),
      ),
      {
        about: 'Services by which a shopper narrows the slots. Default: those of the answer.',
        from: 'state',
      },
    ),
  },
  events: {
    'dp-calendar-opened': { about: 'The pop-up has opened.', detail: object({}) },
    'dp-calendar-closed': { about: 'The pop-up has closed.', detail: object({}) },
    'dp-slots-loaded': { about: 'The server has answered.', detail: slotsLoaded },
    'dp-slots-errored': { about: 'The slots could not be loaded.', detail: slotsErrored },
    'dp-slot-selected': { about: 'The shopper has chosen a slot.', detail: slotSelected },
    'dp-slot-cleared': { about: 'The slot is no longer selected.', detail: slotCleared },
    'dp-ship-option-enabled': {
      about: 'The shipping option can be had, but without a slot for now.',
      detail: shipOptionEnabled,
    },
  },
  calls: [calendarLoad, getSlots],
  form: {
    SlotId: 'Id of the slot. Without a slot, none of the fields is submitted.',
    ReservationId: 'Reservation id. X: no slot could be loaded for the shipping option.',
    reservationType: 'Type of the reservation.',
    startDeliveryDate: 'Start on the clocks of the place: 2026-03-05T08:00:00.',
    endDeliveryDate: 'End on the clocks of the place.',
    deliveryTimeZone: 'Time zone of the place.',
    cutoffTime: 'Moment until which the shopper can order, in UTC seconds.',
    'deliveryRange.startDate': 'Start in UTC seconds.',
    'deliveryRange.endDate': 'End in UTC seconds.',
    'deliveryRange.timezone': 'Time zone of the place.',
    promiseMinShipmentDate: 'Earliest shipment, as your server wrote it.',
    promiseMaxShipmentDate: 'Latest shipment, as your server wrote it.',
    promiseFulfillmentServiceSubclass: 'Fulfillment service subclass of the carrier.',
    slotQuality: 'Quality of the slots: NORMAL or DEFERRED.',
    slotQualityDetail: 'Why the quality is so.',
    scheduledDeliveryData: 'Slot, quality and version of the reference data, as JSON.',
    orderId: 'The orderId field, if you set it.',
    itemList: 'The itemList field as JSON, if you set it.',
  },
  standsAlone: true,
  states: {
    available: 'The shopper can choose.',
    empty: 'There are no slots, or the answer has an error.',
    deferred: 'No slot can be chosen now. The delivery is made without one.',
    selected: 'A slot is selected.',
    open: 'The pop-up is open.',
  },
  parts: {
    trigger: 'The button that opens the pop-up.',
    'delivery-message': 'The selected slot.',
    cutoff: 'The time left to order for the selected slot.',
    select: 'The drop-down.',
    dialog: 'The pop-up.',
    month: 'A month.',
    day: 'A day of a month.',
    timeslots: 'The table of times.',
    time: 'A time.',
    services: 'The check boxes of services.',
    legend: 'What the marks of days mean.',
    message: 'A message to the shopper.',
    promise: 'The box with the latest shipment.',
  },
  slots: {
    '': "Fallback: your server's own text. It shows until the element is ready, or if it cannot load.",
  },
  // Prices and names as the server writes them, in the dialogs and in the chosen slot.
  pageFormats: ['.time', '[part~=delivery-message]', 'option'],
  keyboard: {
    'Enter, Space': 'On the button: opens the pop-up. On a day or a time: chooses it.',
    'Arrow keys':
      'On a day or a time: go to the next one. On the handle of the pop-up: move the pop-up.',
    'Home, End':
      'On a day: go to the first or last day of the week. On a time: go to the first or last time of the row.',
    'Page Up, Page Down': 'Go to another month, or to other days.',
    Escape: 'Closes the pop-up. Focus returns to the button.',
  },
  examples: deliveryCalendarExamples,
})
export type DeliveryCalendar = typeof deliveryCalendar
