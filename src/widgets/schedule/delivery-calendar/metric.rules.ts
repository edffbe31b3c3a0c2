import { metricPageOf } from './context.rules.ts'
import type { CalendarConfig } from './delivery-calendar.ports.ts'
import type { Slot } from './slots.rules.ts'

/** Action codes of metrics (CAL-063 to CAL-071). */
export const actions = {
  choose: 1,
  load: 2,
  open: 3,
  select: 4,
  close: 5,
  nextPage: 6,
  previousPage: 7,
  leave: 8,
  change: 9,
  build: 10,
} as const
export type Action = keyof typeof actions

interface Counted {
  marketplace: string | undefined
  asin: string | undefined
  shipoption: string
  slots: readonly Slot[]
  selected: Slot | null
}

/** The query string of a metric (CAL-062). Keys without a value are left out. */
export function metricQuery(action: Action, config: CalendarConfig, counted: Counted): string {
  const [first] = counted.slots
  const { selected } = counted
  const values = {
    mpid: counted.marketplace,
    asin: counted.asin,
    a: actions[action],
    fas: first?.start,
    fae: first?.end,
    ss: selected?.start,
    se: selected?.end,
    svc: selected?.services.join(),
    so: counted.shipoption,
    sid: config.sessionId,
    page: metricPageOf(config),
    addr: config.place?.addressId,
    snum: counted.slots.length,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, `${value}`)
  }
  return query.toString()
}
