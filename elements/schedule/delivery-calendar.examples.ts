import type { Deed, Example } from '../../src/element/describe.ts'
import { loadFailures, slotsFailures } from './delivery-calendar.failures.ts'
import { months } from './months.ts'

const load = 'data-load-url="/dp/scheduled-delivery/calendar"'

const asked = (shipoption: string, field = 'loadPayload') =>
  `<script type="application/json" data-dp-state="delivery-calendar">
      {"${field}": {"asin": "B0WASHER01", "shipoption": "${shipoption}"}}
    </script>`

const form = (attributes: string, shipoption: string, field?: string) =>
  `<form action="/gp/product/handle-buy-box" method="post">
  <input type="hidden" name="asin" value="B0WASHER01">
  <dp-delivery-calendar data-asin="B0WASHER01" ${attributes}
    ${months}>
    ${asked(shipoption, field)}
    We call you about the time.
  </dp-delivery-calendar>
  <p><button>Add to cart</button></p>
</form>`

const open: Deed = { press: '[part=trigger]' }
const time: Deed = { press: '[part=time]' }
const day: Deed = { press: '[part=day]:not([aria-disabled])' }

export const deliveryCalendarExamples: readonly [Example, ...Example[]] = [
  {
    title: 'Times of seven days',
    html: form(`${load} data-buy-box`, 'scheduled'),
    states: {
      open: [open, { see: '[part=time]' }],
      selected: [open, time],
    },
    failures: loadFailures,
  },
  {
    title: 'Days of two months',
    html: form(load, 'day'),
    states: { available: [] },
    views: {
      'with the months open': { by: [open, { see: '[part=day]' }], seen: { at: 'dialog' } },
      'with a chosen day': { by: [open, day], seen: { state: 'selected' } },
    },
  },
  {
    title: 'A drop-down',
    html: form(`${load} data-layout="dropdown"`, 'day'),
  },
  {
    title: 'Slots of a place',
    html: form('data-slots-url="/dp/scheduled-delivery/get-slots"', 'day', 'slotsPayload'),
    failures: slotsFailures,
  },
  {
    title: 'Every slot is taken',
    html: form(`${load} data-buy-box data-hide-on-error`, 'full'),
    states: { empty: [] },
  },
  {
    title: 'A delivery without a slot for now',
    html: form(`${load} data-hide-on-error`, 'later'),
    states: { deferred: [] },
  },
]
