import { quantityPicker } from './quantity-picker.ts'
import { waitUntil } from './wait.ts'
import 'virtual:dp-deal-box'
import { dealBox as dealBoxDescriptor } from '../../elements/deals/deal-box.ts'
import { clearFaults, eventsOf, facts, fixture, place, session } from './browser.ts'

/** Shared by tests of dp-deal-box: a deal in the store, and the box as the shopper sees it. */

/** A new asin, different in every file, because test files share one store. */
const newAsin = (): string =>
  `B0${Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0')}`

interface Made {
  deal?: object
  customer?: object
  /** Attributes of the host. */
  attributes?: string
  as?: 'signed-out' | 'member'
  content?: string
}

/** Creates a deal for a new product, with a new visitor. */
export async function dealOf({ deal = {}, customer, as }: Made = {}): Promise<string> {
  await session(as)
  await clearFaults()
  const asin = newAsin()
  await fixture({ product: { asin }, deal: { asin, ...deal }, ...(customer ? { customer } : {}) })
  return asin
}

// The test's attributes come first: of two attributes with one name, the first counts.
const html = (asin: string, attributes: string, content: string) => `<dp-deal-box ${attributes}
  data-aapi-endpoint="/dp/deals/product" data-claim-endpoint="/dp/deals/claim/"
  data-cart-count-endpoint="/dp/cart/count" data-cart-add-endpoint="/dp/cart/add-items"
  data-offer-listing-id="OL${asin}" data-asin="${asin}" data-polling-interval-ms="60000">${content}</dp-deal-box>`

/** Puts a box into the page. `shown()` waits for the store's answer. */
export function boxOf(asin: string, { attributes = '', content = '' }: Made = {}) {
  const events = eventsOf(
    document,
    ...Object.keys(dealBoxDescriptor.events),
    'dp-metric',
    'dp-error',
  )
  const all: CustomEvent[] = []
  const host = place(html(asin, attributes, content))
  const root = host.shadowRoot
  if (!root) throw new Error('The box has no shadow root')
  const picker = quantityPicker(root)
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const get = (selector: string): HTMLElement => {
    const found = find(selector)
    if (!found) throw new Error(`No ${selector} in ${root.innerHTML}`)
    return found
  }
  const text = () => find('.box')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  /** Details of the host's events with this name so far. */
  const detailsOf = (name: string): object[] => {
    all.push(...events.take().filter(({ target }) => target === host))
    return all.filter(({ type }) => type === name).map(({ detail }) => detail)
  }
  return {
    asin,
    host,
    find,
    get,
    text,
    detailsOf,
    failures: () => detailsOf('dp-error'),
    button: () => root.querySelector<HTMLButtonElement>('button[part=button]'),
    picker,
    choose: picker.choose,
    is: (state: string) => host.matches(`:state(${state})`),
    says: (words: string) => waitUntil(() => text().includes(words), `"${words}"`),
    /** Text of the live region. */
    announced: () => find('[role=status]')?.textContent ?? '',
    /** In the first test of a file, this also waits for the code. */
    shown: () => waitUntil(() => find('.box'), 'the deal shows'),
  }
}

/** A box that shows its deal. */
export async function dealBox(wanted: Made = {}) {
  const box = boxOf(await dealOf(wanted), wanted)
  await box.shown()
  return box
}

interface DealFacts {
  claimed: number
  claims: { state: string; quantity: number }[]
}
export const factsOf = (asin: string) => facts<DealFacts>(`deal/DEAL-${asin}`)
