import { locationPopover, type LocationPopover } from '../../elements/delivery/location-popover.ts'
import type { CallSpec, Outcome } from '../../src/contract/call.ts'
import type { Config } from '../../src/element/describe.ts'
import { page } from '../../src/page/page.ts'
import { late } from '../../src/widgets/delivery/location-popover/location-popover.late.ts'
import { messages } from '../../src/widgets/delivery/location-popover/location-popover.messages.ts'
import { model } from '../../src/widgets/delivery/location-popover/location-popover.model.ts'
import type { LocationPorts } from '../../src/widgets/delivery/location-popover/location-popover.ports.ts'
import type { Panel } from '../../src/widgets/delivery/location-popover/panel.model.ts'
import type {
  OfferedPlace,
  SavedAddress,
} from '../../src/widgets/delivery/location-popover/panel.ports.ts'
import { portsOf } from './ports.ts'

/** The page that these models would reload. */
Object.defineProperty(globalThis, 'location', {
  value: { href: 'https://shop.example/dp/B0HEADPH01', reload: () => void reloads++ },
  configurable: true,
})
let reloads = 0
/** Number of reloads since the last call. */
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

const addressNode = ({ content, isDefaultShippingAddress, ...dataset }: SavedAddress) => ({
  dataset: { ...dataset, ...(isDefaultShippingAddress && { defaultAddress: '' }) },
  childNodes: content,
})
const placeNode = ({ name, ...dataset }: OfferedPlace) => ({ dataset, textContent: name })

/** Answers hold nodes as JSON instead of HTML, because there is no DOM here. */
export const asHtml = (entries: readonly (SavedAddress | OfferedPlace)[]) =>
  JSON.stringify(entries.map(one => ('code' in one ? placeNode(one) : addressNode(one))))
const sanitized = async (html: string) => ({ querySelectorAll: () => JSON.parse(html) })

export const answer = (value: unknown): Outcome<CallSpec> =>
  ({ ok: true, value, status: 200 }) as Outcome<CallSpec>
export const fault = (
  problem: 'timeout' | 'offline' | 'malformed' | 'unavailable' | 'aborted',
  status = 0,
): Outcome<CallSpec> => ({ ok: false, problem, status, code: '' })

export const berlin = { addressLabel: 'Berlin 10115', zipCode: '10115', countryCode: 'DE' }
export const updated = (address: object | null = berlin) =>
  answer({ sembuUpdated: true, isValidAddress: true, address })

/** Functions that take the models out of the page. */
let inPage: (() => void)[] = []

interface Made {
  cancels?: readonly string[]
  /** Properties that the page has set on the host. */
  element?: object
  /** Returns true if the panel's code can load. */
  isOnline?: () => boolean
}

/** A popover in a page without a chosen place. */
export function make(config: Partial<Config<LocationPopover>> = {}, made: Made = {}) {
  const { cancels = [], element = {}, isOnline = () => true } = made
  const host = portsOf(locationPopover, config, { messages, cancels })
  const loadPanel = async () => (isOnline() ? { ...(await late.panel.load()), sanitized } : null)
  const popover = model(Object.assign(host.ports, { element, late: loadPanel }) as LocationPorts)
  const { said } = host
  inPage.push(host.leave)
  return {
    ...host,
    popover,
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

/** The same popover, open and with its panel. */
export async function opened(...given: Parameters<typeof make>) {
  const made = make(...given)
  await made.popover.open()
  const panel = made.popover.$panel.get() as Panel
  const shown = () => panel.$shown.get()
  return { ...made, panel, shown, ids: () => shown().addresses.map(({ addressId }) => addressId) }
}

/** Takes a test's models out of the page, and forgets the place. */
export function forgetPage(): void {
  for (const leave of inPage) leave()
  inPage = []
  page.$location.set(null)
  takeReloads()
}
