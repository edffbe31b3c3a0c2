import 'virtual:dp-delivery-calendar'
import 'virtual:dp-scheduled-delivery'
import { page } from '../../src/page/page.ts'
import { eventsOf, fixture, inShadow, journal, mount, pageState, session } from './browser.ts'
import { asin, slotsPath, wholeDay } from './delivery-calendar.ts'
import { waitUntil } from './wait.ts'

export const tag = 'dp-scheduled-delivery'
export const availabilityPath = '/gp/product/features/scheduled-delivery/is-sd-available-json.html'
export const regionsPath = '/dp/scheduled-delivery/regions'
export { asin, slotsPath }
let made = 0

interface Wanted {
  attributes?: string
  state?: object
  /** Attributes of the calendar inside. */
  calendar?: string
  /** In place of the calendar. */
  inside?: string
  /** After the element, in the same form. */
  buttons?: string
  /** What the option's answer says besides. */
  says?: object
  slots?: readonly object[]
  /** Where the page delivers to. null: nobody has said. */
  zip?: string | null
  /** Runs after the visitor is new, before the element comes. */
  before?: () => unknown
}

/** What stands at the buttons, in their order. */
const warnings = () =>
  [...document.querySelectorAll('[data-dp-outlet]')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('.message')?.textContent ?? [],
  )

const button = (selector: string) => document.querySelector<HTMLElement>(selector)!

const month = (later: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + later)).toISOString().slice(0, 7)
}

/** A scheduled delivery with its calendar, on a shipping option of its own, in a form with the buttons of a shop. */
export async function scheduledPage(wanted: Wanted = {}) {
  const { attributes = '', buttons, calendar = '', says = {}, state = {}, zip = '20095' } = wanted
  page.$location.set(zip === null ? null : { addressLabel: zip, zipCode: zip })
  page.$asin.set(null)
  page.quantity(asin).set(undefined)
  page.product(asin).set(null)
  await session()
  made += 1
  const option = `s${made}-${Math.random().toString(36).slice(2, 8)}`
  const slots = (wanted.slots ?? [wholeDay('A', 2), wholeDay('B', 3)]).map(slot => ({
    ...slot,
    id: `${option}-${(slot as { id: string }).id}`,
  }))
  await fixture({ deliveryOption: { id: option, says, slots } })
  await wanted.before?.()
  const inside =
    wanted.inside ??
    `<dp-delivery-calendar slot="calendar" data-current-month-id="${month(0)}" data-next-month-id="${month(1)}" ${calendar.replaceAll('%', option)}></dp-delivery-calendar>`
  const heard = eventsOf(
    document,
    'dp-delivery-intent-changed',
    'dp-delivery-state-changed',
    'dp-delivery-availability-resolved',
    'dp-postal-code-changed',
    'dp-delivery-region-changed',
    'dp-slots-loaded',
    'dp-slots-errored',
    'dp-slot-selected',
    'dp-slot-cleared',
  )
  const metrics = eventsOf(document, 'dp-metric')
  const form =
    buttons ??
    '<button id="add-to-cart-button">Add</button><button data-dp-place-order>Buy</button>'
  const host = await mount(
    tag,
    `<form onsubmit="return false"><${tag} data-asin="${asin}" data-marketplace-id="DP-DE" data-shipoption="${option}" ${attributes}>${pageState('scheduled-delivery', state)}${inside}Fallback</${tag}>${form}</form>`,
  )
  const find = (selector: string) => inShadow(host, selector)
  const has = (selector: string) => !!host.shadowRoot?.querySelector(selector)
  const is = (name: string) => host.matches(`:state(${name})`)
  const inner = () => host.querySelector<HTMLElement>('dp-delivery-calendar')!
  const innerIs = (name: string) => inner().matches(`:state(${name})`)
  const isBlocked = (selector: string) => button(selector).ariaDisabled === 'true'
  return {
    host,
    option,
    find,
    has,
    is,
    inner,
    innerIs,
    becomes: (name: string) => waitUntil(() => is(name), `state ${name}`),
    innerBecomes: (name: string) => waitUntil(() => innerIs(name), `state ${name} of the calendar`),
    /** The check box shows, and the shopper checks or unchecks it. */
    async want() {
      await waitUntil(() => has('[part=intent] input'), 'the check box')
      find('[part=intent] input').click()
    },
    /** Chooses the first day in the pop-up of the calendar. */
    async choose(nth = 0) {
      const box = inner().shadowRoot!
      await waitUntil(() => innerIs('available'), 'slots')
      box.querySelector<HTMLElement>('[part=trigger]')!.click()
      const days = () => [...box.querySelectorAll<HTMLElement>('[part=day]:not([aria-disabled])')]
      await waitUntil(() => days().length > nth, 'days')
      days()[nth]!.click()
      await waitUntil(() => innerIs('selected'), 'a slot')
    },
    text: () => host.shadowRoot?.textContent ?? '',
    cart: '#add-to-cart-button',
    order: '[data-dp-place-order]',
    button,
    isBlocked,
    blocked: () =>
      ['#add-to-cart-button', '[data-dp-place-order]'].map(selector => isBlocked(selector)),
    /** What stands at the button that adds to the cart. */
    outlets: () => [...document.querySelectorAll('[data-dp-outlet]')],
    warning: () => warnings()[0] ?? '',
    warnings,
    form: () => new FormData(host.closest('form') ?? undefined),
    events: (name?: string) =>
      heard
        .take()
        .filter(({ type }) => !name || type === name)
        .map(({ detail, type }) => (name ? detail : type)),
    actions: () =>
      metrics
        .take()
        .filter(({ detail }) => detail.name === 'scheduled-delivery')
        .map(({ detail }) => Number(new URLSearchParams(detail.fields.query).get('a'))),
    /** What the calendar has asked. */
    asked: async () => (await journal(slotsPath)).map(({ fields }) => Object.fromEntries(fields)),
  }
}
