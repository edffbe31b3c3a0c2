import { nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import 'virtual:dp-quantity-selector'
import { page } from '../../src/page/page.ts'
import { eventsOf, mount, pageState } from './browser.ts'
import { nextTask, pass, waitUntil } from './wait.ts'

/** Shared by tests of dp-quantity-selector: the widget as the page and the shopper see it. */

const tag = 'dp-quantity-selector'
const changes = ['dp-quantity-changed', 'dp-before-commit-quantity', 'dp-quantity-committed']

/** Waits until a drawing is in the page and its effects have run. */
export async function settled(): Promise<void> {
  await nextFrame()
  await nextFrame()
  await nextTask()
}

/** Waits until a press no longer counts as the second of a double press (QTY-022). */
export const afterDoublePress = () => pass(110)

/** Sets the size of the window, and waits until the page knows it. */
export async function resizeTo(width: number, height: number): Promise<void> {
  await setViewport({ width, height })
  await waitUntil(() => innerWidth === width && innerHeight === height, `${width} × ${height} px`)
  await settled()
}

let made = 0
/** Returns an asin that no earlier test has used, because page stores outlive a test. */
export const newAsin = (): string => `B0QTY${String(++made).padStart(5, '0')}`

/** An entry of the list: quantity 3 has the id `q3`. */
export const item = (quantity: number, more: object = {}) => ({
  id: `q${quantity}`,
  data: { quantity },
  quantityText: `${quantity}`,
  ...more,
})
export const items = (...quantities: readonly number[]) =>
  quantities.map(quantity => item(quantity))

interface Surroundings {
  attributes?: string
  /** Content of the host, besides its page state. */
  content?: string
  /** Adds markup around the host. */
  within?: (host: string) => string
  /** null: the page sets no id. */
  id?: string | null
}

export async function selector(
  fields: Record<string, unknown> = {},
  { attributes = '', content = '', within = host => host, id = 'w' }: Surroundings = {},
) {
  const asin = newAsin()
  const state = { qsItems: items(1, 2, 3), staticData: { asin }, selectedId: 'q1', ...fields }
  const widgetId = id === null ? '' : `data-widget-id="${id}"`
  const markup = `<${tag} ${widgetId} ${attributes}>${pageState('quantity-selector', state)}${content}</${tag}>`
  return widget(await mount(tag, within(markup)), asin)
}
export type Widget = Awaited<ReturnType<typeof selector>>

export function widget(host: HTMLElement, asin: string) {
  const shadow = host.shadowRoot
  if (!shadow) throw new TypeError('no shadow root')
  const query = <E extends HTMLElement = HTMLElement>(css: string) => shadow.querySelector<E>(css)
  const find = <E extends HTMLElement = HTMLElement>(css: string): E => {
    const found = query<E>(css)
    if (!found) throw new Error(`no ${css} in ${shadow.innerHTML}`)
    return found
  }
  const appears = async <E extends HTMLElement = HTMLElement>(css: string): Promise<E> => {
    await waitUntil(() => query(css), `no ${css} in ${shadow.innerHTML}`)
    return find<E>(css)
  }
  const goes = async (css: string) => {
    await waitUntil(() => !query(css), `still ${css}`)
    await settled()
  }
  const events = eventsOf(host, ...changes)
  const named = (label: string) =>
    [...shadow.querySelectorAll('button')].find(
      ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === label,
    ) ?? null
  return {
    host,
    asin,
    shadow,
    query,
    find,
    appears,
    goes,
    events,
    /** A button by its accessible name. */
    named,
    async press(label: string) {
      const button = named(label)
      if (!button) throw new Error(`no button ${label} in ${shadow.innerHTML}`)
      button.click()
      await settled()
    },
    /** What the closed widget shows. */
    shown: () => find('[part~=button], .stepper-value').textContent,
    button: () => find<HTMLButtonElement>('[part~=button]'),
    /** Details of events with this name since the last `take`, `committed` or `changed`. */
    committed: () => detailsOf(events.take(), 'dp-quantity-committed'),
    changed: () => detailsOf(events.take(), 'dp-quantity-changed'),
    quantity: () => page.quantity(asin).get(),
    config: (): Record<string, unknown> => ({ ...Reflect.get(host, 'config') }),
    configure: (fields: object) => Reflect.set(host, 'config', fields),
    hasFocus: (element: Element | null) => shadow.activeElement === element,
    is: (state: string) => host.matches(`:state(${state})`),
    options: () => [...shadow.querySelectorAll<HTMLElement>('[role=option]')],
    /** Opens the choice with the button, and waits until it shows. */
    async open() {
      find('[part~=button]').click()
      const list = await appears('[role=listbox]')
      await settled()
      return list
    },
    async choose(text: string) {
      const option = [...shadow.querySelectorAll<HTMLElement>('[role=option]')].find(
        ({ ariaLabel }) => ariaLabel === text,
      )
      if (!option) throw new Error(`no option ${text}`)
      option.click()
      await settled()
    },
    isOpen: () => query('[role=listbox], [role=dialog], dialog') !== null,
    announced: () => query('[role=status]')?.textContent ?? '',
  }
}

/** Loads what the first opening loads, so that tests with fake clocks need not wait. */
export async function warmUp(): Promise<void> {
  const first = await selector()
  await first.open()
  first.host.remove()
}

export const detailsOf = (events: readonly CustomEvent[], name: string) =>
  events.filter(({ type }) => type === name).map(({ detail }) => detail)

interface Committed {
  widgetId: string
  asin: string
  storeId?: string
  quantity: number
}

/** Sends an event as another element would. */
export const say = (name: string, detail: object): boolean =>
  document.dispatchEvent(new CustomEvent(name, { detail }))

/** Plays the element that adds to the cart: takes actions, and ends them when the test says so. */
export function adder() {
  const taken: Committed[] = []
  const take = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    event.preventDefault()
    const { widgetId, asin, storeId, quantity } = event.detail
    taken.push(event.detail)
    say('dp-add-started', { widgetId, items: [{ asin, storeId, quantity }] })
  }
  document.addEventListener('dp-quantity-committed', take)
  const last = () => {
    const found = taken.at(-1)
    if (!found) throw new Error('nothing was committed')
    return found
  }
  const itemOf = ({ asin, storeId, quantity }: Committed, amountInCart?: number) => [
    { asin, storeId, quantity, amountInCart },
  ]
  return {
    taken,
    added: (amountInCart?: number, cartCount: number | null = null) =>
      say('dp-cart-added', {
        items: itemOf(last(), amountInCart),
        cartCount,
        widgetId: last().widgetId,
      }),
    failed: (amountInCart?: number) =>
      say('dp-cart-failed', {
        items: itemOf(last(), amountInCart),
        status: 503,
        reason: 'unavailable',
        code: '',
        widgetId: last().widgetId,
      }),
    leave: () => document.removeEventListener('dp-quantity-committed', take),
  }
}

/** true: visible, not hidden or faded out by itself or an ancestor. */
export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
