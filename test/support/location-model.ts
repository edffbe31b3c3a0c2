import { locationPopover, type LocationPopover } from '../../elements/delivery/location-popover.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import type { Reader, SavedAddress } from '../../src/widgets/delivery/location-popover/lists.ts'
import { messages } from '../../src/widgets/delivery/location-popover/location-popover.messages.ts'
import {
  model,
  type LocationPorts,
} from '../../src/widgets/delivery/location-popover/location-popover.model.ts'
import { panelModel } from '../../src/widgets/delivery/location-popover/panel.model.ts'
import type { OfferedPlace } from '../../src/widgets/delivery/location-popover/places.ts'
import { portsOf } from './ports.ts'

/** The page that these models would reload. */
Object.defineProperty(globalThis, 'location', {
  value: { href: 'https://shop.example/dp/B0HEADPH01', reload: () => void reloads++ },
  configurable: true,
})
let reloads = 0
/** How often the page was reloaded since it was last asked. */
export function takeReloads(): number {
  const count = reloads
  reloads = 0
  return count
}

export const savedAddress = (
  addressId: string,
  more: Partial<SavedAddress> = {},
): SavedAddress => ({
  addressId,
  addressLabel: `Label of ${addressId}`,
  locationType: 'ACCOUNT_ADDRESS',
  isDefaultShippingAddress: false,
  content: [],
  ...more,
})

/** Answers hold JSON where those of a server hold HTML: there is no DOM here. */
export const asHtml = (entries: readonly (SavedAddress | OfferedPlace)[]) => JSON.stringify(entries)
const reader: Reader = {
  addresses: async html => JSON.parse(html) as SavedAddress[],
  places: async html => JSON.parse(html) as OfferedPlace[],
}

export const answer = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const fault = (
  problem: 'timeout' | 'offline' | 'malformed' | 'unavailable' | 'aborted',
  status = 0,
): Outcome<CallSpec> => ({ ok: false, problem, status, code: '' })

export const berlin = { addressLabel: 'Berlin 10115', zipCode: '10115', countryCode: 'DE' }
export const updated = (address: object | null = berlin) =>
  answer({ sembuUpdated: true, isValidAddress: true, address })

/** Ends of the models that are in the page. */
let inPage: (() => void)[] = []

interface Made {
  cancels?: readonly string[]
  /** Properties that the page has set on the host. */
  element?: object
}

/** A popover in a page where nobody has said a place yet, its panel's code loaded. */
export function make(config: Partial<Config<LocationPopover>> = {}, made: Made = {}) {
  const { cancels = [], element = {} } = made
  const host = portsOf(locationPopover, config, { messages, cancels })
  const popover = model(Object.assign(host.ports, { element }) as LocationPorts)
  const panel = popover.panel(place => panelModel(place, reader))
  const { said } = host
  inPage.push(host.leave)
  return {
    ...host,
    popover,
    panel,
    shown: () => panel.$shown.get(),
    /** Calls of this kind, as they were sent. */
    calls: (id: string) => said.calls.filter(call => call.id === id),
    bodies: (id: string) =>
      said.calls
        .filter(call => call.id === id)
        .map(({ input }) => (input as { body: object }).body),
    names: () => said.events.map(({ name }) => name),
    detail: (name: string) => said.events.findLast(event => event.name === name)?.detail,
    counted: () => said.metrics.map(({ name }) => name),
    /** Answers the newest call of this kind. */
    async answer(id: string, outcome: Outcome<CallSpec>) {
      said.calls.findLast(call => call.id === id)?.answer(outcome)
      await host.settled()
    },
  }
}

/** The models of a test leave the page, and nobody has said a place any more. */
export function forgetPage(): void {
  for (const leave of inPage) leave()
  inPage = []
  page.$location.set(null)
  takeReloads()
}
