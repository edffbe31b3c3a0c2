import { deliveryCalendar } from '../../elements/schedule/delivery-calendar.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { CalendarData } from '../../src/contract/schedule/calendar.ts'
import { messages } from '../../src/widgets/schedule/delivery-calendar/delivery-calendar.messages.ts'
import { model } from '../../src/widgets/schedule/delivery-calendar/delivery-calendar.model.ts'
import type { CalendarPorts } from '../../src/widgets/schedule/delivery-calendar/delivery-calendar.ports.ts'
import { calendarOf, slot } from './delivery-slots.ts'
import { portsOf } from './ports.ts'

/** 4 March 2026, noon in UTC. */
export const noon = Date.UTC(2026, 2, 4, 12)

/** Ends the deed: what the page can read may change again. */
export const settle = () => new Promise<void>(resolve => setImmediate(resolve))

export const answerOf = (value: CalendarData): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as unknown as Outcome<CallSpec>
export const faultOf = (problem: 'timeout' | 'offline' | 'malformed' | 'unavailable', status = 0) =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>

/** Two times on one day and one on another, with a cutoff for the first. */
export const three = calendarOf({
  A: slot('2026-03-05', 8, 10, {
    cutoff: noon / 1000 + 3600,
    reservationId: 'A;ELBE;0.00^0.00^EUR;carry',
    services: 'carry',
  }),
  B: slot('2026-03-05', 18, 20, { services: 'carry,connect' }),
  C: slot('2026-03-16', 8, 10),
})

interface Options {
  /** The calendar is inside a dp-scheduled-delivery. */
  nested?: boolean
}

/** A calendar without a DOM. `config`: over a calendar that loads by `loadUrl`. */
export function calendar(config: object = {}, { nested = false }: Options = {}) {
  const host = portsOf(
    deliveryCalendar,
    {
      loadUrl: '/load',
      currentMonthId: '2026-03',
      nextMonthId: '2026-04',
      asin: 'B0WASHER01',
      ...config,
    } as never,
    { messages },
  )
  // A node's methods are those of its class.
  const element: unknown = Object.create({ closest: () => (nested ? {} : null) })
  const ports = Object.assign(host.ports, { element }) as unknown as CalendarPorts
  const made = model(ports)
  if (!made) throw new Error('no model')
  const { said } = host
  const eventsOf = (name: string) =>
    said.events.filter(event => event.name === name).map(({ detail }) => detail)
  const actions = () =>
    said.metrics.map(({ fields }) => {
      const { query } = fields as { query: string }
      return Number(new URLSearchParams(query).get('a'))
    })
  const lastQuery = () => {
    const { query } = said.metrics.at(-1)!.fields as { query: string }
    return Object.fromEntries(new URLSearchParams(query))
  }
  return {
    ...host,
    made,
    eventsOf,
    actions,
    lastQuery,
    names: () => said.events.map(({ name }) => name),
    /** Answers the newest call. */
    async answer(data: CalendarData | Outcome<CallSpec> = three) {
      const outcome = 'days' in data ? answerOf(data) : data
      said.calls.at(-1)?.answer(outcome)
      await host.settled()
    },
    /** The slot that the form gets. */
    submitted: () => said.submitted?.['SlotId'] ?? null,
  }
}

/** A calendar whose slots are there. */
export async function readyCalendar(config: object = {}, data: CalendarData = three) {
  const view = calendar(config)
  await view.answer(data)
  return view
}
