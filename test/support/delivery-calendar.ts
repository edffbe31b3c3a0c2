import 'virtual:dp-delivery-calendar'
import { page } from '../../src/page/page.ts'
import { eventsOf, fixture, inShadow, mount, pageState, session } from './browser.ts'
import { pass, waitUntil } from './wait.ts'

export const tag = 'dp-delivery-calendar'
export const asin = 'B0WASHER01'
export const loadPath = '/dp/scheduled-delivery/calendar'
export const slotsPath = '/dp/scheduled-delivery/get-slots'
const hour = 3_600_000
const day = 24 * hour
let made = 0

interface Wanted {
  attributes?: string
  state?: object
  /** Around the tag. `%` stands for it. */
  around?: string
  /** What the option's answer says besides. */
  says?: object
  /** Slots of the option. Default: a whole day in two, three and forty days. */
  slots?: readonly object[]
  keepsVisitor?: boolean
}

export const wholeDay = (id: string, inDays: number, more: object = {}) => ({
  id,
  startsIn: inDays * day,
  lasts: day,
  cutoffIn: inDays * day - hour,
  ...more,
})

/** The ISO month so many months after this one. */
export function month(later: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + later)).toISOString().slice(0, 7)
}

/** A calendar on an option of its own, whose slots are as the test wants them. */
export async function calendarPage(wanted: Wanted = {}) {
  const { attributes = '', around = '<form>%</form>', says = {}, state = {}, keepsVisitor } = wanted
  for (const [, store] of Object.entries({ location: page.$location })) store.set(null)
  page.$asin.set(null)
  page.quantity(asin).set(undefined)
  if (!keepsVisitor) await session()
  made += 1
  const option = `t${made}-${Math.random().toString(36).slice(2, 8)}`
  const slots = wanted.slots ?? [
    wholeDay('A', 2),
    wholeDay('B', 3, { services: 'carry' }),
    wholeDay('C', 40),
  ]
  const own = slots.map(slot => ({ ...slot, id: `${option}-${(slot as { id: string }).id}` }))
  await fixture({ deliveryOption: { id: option, says, slots: own } })
  const url = /data-(load|slots)-url/.test(attributes) ? '' : `data-load-url="${loadPath}"`
  const payload = /data-slots-url/.test(attributes) ? 'slotsPayload' : 'loadPayload'
  const html = `<${tag} data-asin="${asin}" data-current-month-id="${month(0)}" data-next-month-id="${month(1)}"
      ${url} ${attributes.replaceAll('%', option)}>${pageState('delivery-calendar', {
        [payload]: { shipoption: option },
        ...state,
      })}Fallback</${tag}>`
  const heard = eventsOf(
    document,
    'dp-calendar-opened',
    'dp-calendar-closed',
    'dp-slots-loaded',
    'dp-slots-errored',
    'dp-slot-selected',
    'dp-slot-cleared',
    'dp-ship-option-enabled',
  )
  const metrics = eventsOf(document, 'dp-metric')
  const host = await mount(tag, around.replace('%', html))
  const find = (selector: string) => inShadow(host, selector)
  const all = (selector: string) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const has = (selector: string) => all(selector).length > 0
  const is = (name: string) => host.matches(`:state(${name})`)
  const becomes = (name: string) => waitUntil(() => is(name), `state ${name}`)
  const open = async () => {
    await becomes('available')
    find('[part=trigger]').click()
    await waitUntil(() => has('dialog'), 'the pop-up')
    // A press that comes sooner would count as the second of a double press (CAL-006).
    await pass(120)
  }
  return {
    host,
    option,
    find,
    all,
    has,
    is,
    becomes,
    open,
    id: (name: string) => `${option}-${name}`,
    text: () => host.shadowRoot?.textContent ?? '',
    events: () => heard.take().map(({ detail, type }) => [type, detail] as const),
    actions: () =>
      metrics.take().map(({ detail }) => Number(new URLSearchParams(detail.fields.query).get('a'))),
    /** What the form around the element submits. */
    form: () => new FormData(host.closest('form') ?? undefined),
    /** Days that can be chosen. */
    days: () => all('[part=day]:not([aria-disabled])'),
  }
}
