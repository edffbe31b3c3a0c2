import 'virtual:dp-location-popover'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, journal, mount, pageState } from './browser.ts'
import { waitUntil } from './wait.ts'

export const tag = 'dp-location-popover'
const ajax = '/gp/delivery/ajax'
/** Addresses of its calls. */
export const paths = {
  change: `${ajax}/address-change.html`,
  list: `${ajax}/get-customer-address-list.html`,
  selections: `${ajax}/get-address-selections.html`,
  countries: `${ajax}/get-country-selections.html`,
  refresh: '/gp/product/features/unified-location/udp/refresh-features.html',
} as const

const told = [
  'dp-location-opened',
  'dp-location-closed',
  'dp-before-change-location',
  'dp-location-changed',
  'dp-location-failed',
  'dp-location-refreshed',
  'dp-before-navigate',
]

interface Page {
  /** Page state of the element. */
  state?: object
  recognized?: boolean
}

/** A popover in a form of the page, with ways to find its parts. */
export async function locationPopover(attributes = '', { state, recognized = false }: Page = {}) {
  page.$shopper.set({ ...page.$shopper.get(), recognized })
  const host = await mount(
    tag,
    `<form action="/nowhere"><${tag} ${attributes}>${state ? pageState('location-popover', state) : ''}</${tag}>
      <button>Buy</button></form>`,
  )
  const form = host.closest('form') as HTMLFormElement
  const heard = eventsOf(host, ...told)
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    host.shadowRoot?.querySelector<E>(selector) ?? null
  const all = (selector: string) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const layer = () => find('.popover, dialog')
  const trigger = inShadow(host, '.trigger')
  /** A button of the layer, by its text while not busy. */
  const button = (text: string) =>
    all('button').find(one => {
      const face = one.querySelector('.busy-face') ?? one
      return face.textContent?.trim() === text
    })
  const input = () => find<HTMLInputElement>('input')
  const select = () => find<HTMLSelectElement>('select')

  return {
    host,
    form,
    heard,
    find,
    all,
    layer,
    trigger,
    button,
    input,
    select,
    /** Text of the open layer. */
    text: () => layer()?.textContent ?? '',
    announced: () => find('[role=status]')?.textContent ?? '',
    addresses: () => all('[role=option]'),
    active: () => all('[role=option][aria-selected=true]').map(one => one.textContent?.trim()),
    config: () => (host as HTMLElement & { config: Record<string, unknown> }).config,
    submitted: () => Object.fromEntries(new FormData(form)),
    async open() {
      trigger.focus()
      trigger.click()
      await waitUntil(() => select()?.disabled === false, 'the popover opens with its countries')
    },
    async listed(count: number) {
      await waitUntil(() => all('[role=option]').length === count, `${count} addresses show`)
    },
    async closes() {
      await waitUntil(() => !layer(), 'the popover closes')
    },
    /** Types into the zip field, with the events that the page sees. */
    type(zip: string) {
      const field = input() as HTMLInputElement
      field.value = zip
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    },
    choose(id: string) {
      const field = select() as HTMLSelectElement
      field.value = id
      field.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
    },
  }
}
export type LocationPopoverPage = Awaited<ReturnType<typeof locationPopover>>

/** Forms that the store has received at this address. */
export const sentTo = async (path: string): Promise<Record<string, string>[]> =>
  (await journal(path)).map(({ body }) => Object.fromEntries(new URLSearchParams(body)))

/** Changes the place to a zip code that the store knows. */
export async function changeTo(popover: LocationPopoverPage, zip: string): Promise<void> {
  await popover.open()
  popover.type(zip)
  popover.button('Update')?.click()
}

export function forgetPlace(): void {
  page.$location.set(null)
  page.$context.set({})
  page.$shopper.set({ ...page.$shopper.get(), recognized: false, deviceType: null })
}
