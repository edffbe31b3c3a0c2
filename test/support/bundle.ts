import { page } from '../../src/page/page.ts'
import { eventsOf, facts, inShadow, journal } from './browser.ts'
import { nextDrawing, waitUntil } from './wait.ts'

/** What tests of both bundles need of an element. */

export const addPath = '/dp/cart/add-items'

interface Line {
  asin: string
  quantity: number
}

/** Asins and quantities in the cart of the visitor. */
export const inCart = async () =>
  (await facts<readonly Line[]>('cart')).map(({ asin, quantity }) => [asin, quantity] as const)

/** Bodies of the calls that add. */
export const adds = async (): Promise<unknown[]> =>
  (await journal(addPath)).map(({ body }) => JSON.parse(body))

export function bundleIn(host: HTMLElement, names: readonly string[]) {
  const root = host.shadowRoot as ShadowRoot
  const heard = eventsOf(host, ...names, 'dp-before-add-to-cart', 'dp-cart-added', 'dp-cart-failed')
  const button = () => inShadow(host, '[part=button]')
  return {
    host,
    root,
    find: <E extends Element = HTMLElement>(selector: string) => root.querySelector<E>(selector),
    button,
    /** What the button says to the eye. */
    label: () => button().querySelector('[data-shown=true]')?.textContent,
    total: () => root.querySelector('[part=total]')?.textContent.trim() ?? '',
    message: () => root.querySelector('[part=message]')?.textContent.trim() ?? '',
    said: () => root.querySelector('[role=status]')?.textContent ?? '',
    async press() {
      button().click()
      await nextDrawing()
    },
    becomes: (state: string, on = true) =>
      waitUntil(() => host.matches(`:state(${state})`) === on, `${state} is not ${on}`),
    events: () => heard.take().map(({ type, detail }) => [type, detail] as const),
    count: () => page.$cart.get().count,
  }
}
