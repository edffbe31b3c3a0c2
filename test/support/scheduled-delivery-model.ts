import { scheduledDelivery } from '../../elements/schedule/scheduled-delivery.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import { messages } from '../../src/widgets/schedule/scheduled-delivery/scheduled-delivery.messages.ts'
import type { ScheduledPorts } from '../../src/widgets/schedule/scheduled-delivery/scheduled-delivery.ports.ts'
import { page } from '../../src/page/page.ts'
import { portsOf } from './ports.ts'

export const washer = 'B0WASHER01'
export const dryer = 'B0DRYER001'

export const answerOf = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const faultOf = (problem: 'timeout' | 'offline' | 'unavailable', status = 0) =>
  ({ ok: false, problem, status, code: '' }) as Outcome<CallSpec>

/** Ports of a piece of the model, without a DOM: its child hears nothing. */
export function scheduledPorts(config: object = {}) {
  page.$location.set(null)
  const host = portsOf(
    scheduledDelivery,
    { asin: washer, merchantId: 'M1', marketplaceId: 'DE', ...config } as never,
    { messages },
  )
  const ports = host.ports as unknown as ScheduledPorts
  const { said } = host
  return {
    ...host,
    ports,
    eventsOf: (name: string) =>
      said.events.filter(event => event.name === name).map(({ detail }) => detail),
    /** What the newest call sent. */
    sent: () => said.calls.at(-1)?.input as { body: Record<string, string>; query: object },
    async answer(outcome: Outcome<CallSpec>, which = -1) {
      said.calls.at(which)?.answer(outcome)
      await host.settled()
    },
  }
}
