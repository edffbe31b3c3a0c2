import { quantityPicker } from './quantity-picker.ts'
import { waitUntil } from './wait.ts'
import 'virtual:dp-buy-box'
import { page } from '../../src/page/page.ts'
import { eventsOf, mount, pageState, setMeta } from './browser.ts'

/** Shared by tests of dp-buy-box: the box in its form, as the page and the shopper see it. */

const tag = 'dp-buy-box'
const names = [
  'dp-offer-locked',
  'dp-offer-unlocked',
  'dp-quantity-changed',
  'dp-before-add-to-cart',
  'dp-cart-added',
  'dp-cart-failed',
  'dp-condition-opened',
  'dp-condition-closed',
  'dp-one-click-locked',
  'dp-one-click-unlocked',
  'dp-gift-wrap-changed',
]

let made = 0
/** Returns an asin that no earlier test has used, because page stores outlive a test. */
export const newAsin = (): string => `B0BOX${String(++made).padStart(5, '0')}`

/** Name and detail of an event, without what tests ignore. */
export interface Told {
  name: string
  detail: Record<string, unknown>
}

interface Surroundings {
  asin?: string
  /** '': the page sets no offer. */
  offer?: string
  attributes?: string
  /** The page's content inside the box. */
  content?: string
  /** Page state of this box. */
  state?: object
  /** Markup around the box, which stands at `{box}`. Default: a form. */
  within?: string
}

const inForm = '<form action="/gp/product/handle-buy-box" method="post">{box}</form>'

export async function buyBox({
  asin = newAsin(),
  offer = 'OL',
  attributes = '',
  content = '<button>Add to cart</button>',
  state,
  within = inForm,
}: Surroundings = {}) {
  setMeta('dp-csrf-token', document.querySelector('meta')?.content || 'token')
  const script = state ? pageState('buy-box', state) : ''
  const seen = eventsOf(document, ...names)
  const box = `<${tag} data-asin="${asin}" data-offer-listing-id="${offer}" ${attributes}>${script}${content}</${tag}>`
  const host = await mount(tag, `<div>${within.replace('{box}', () => box)}</div>`)
  const outer = host.closest('div') ?? document.body
  const find = <E extends Element = HTMLElement>(selector: string): E => {
    const found = outer.querySelector<E>(selector)
    if (!found) throw new Error(`No ${selector} in ${outer.innerHTML}`)
    return found
  }
  const form = outer.querySelector('form')
  /** Fields of each submission. The page stays. */
  const submitted: Record<string, unknown>[] = []
  form?.addEventListener('submit', event => {
    event.preventDefault()
    submitted.push(Object.fromEntries(new FormData(form, event.submitter)))
  })
  const part = <E extends HTMLElement>(selector: string) => {
    const found = host.shadowRoot?.querySelector<E>(selector)
    if (!found) throw new Error(`No ${selector} in the box`)
    return found
  }
  const picker = quantityPicker(host.shadowRoot ?? host)
  return {
    host,
    asin,
    find,
    part,
    submitted,
    button: () => find<HTMLButtonElement>('button'),
    form: () => find<HTMLFormElement>('form'),
    quantity: page.quantity(asin),
    fields: () => Object.fromEntries(form ? new FormData(form) : []),
    has: (selector: string) => host.shadowRoot?.querySelector(selector) !== null,
    text: () => host.shadowRoot?.textContent ?? '',
    call: (method: 'lock' | 'unlock', container: HTMLElement) =>
      Reflect.apply(Reflect.get(host, method), host, [container]),
    is: (name: string) => host.matches(`:state(${name})`),
    told: (): Told[] => seen.take().map(({ type: name, detail }) => ({ name, detail })),
    /** Names of the events, for tests of their order. */
    names: () => seen.take().map(({ type }) => type),
    picker,
    /** Waits for a node whose code loads later. */
    appears: (selector: string) =>
      waitUntil(() => host.shadowRoot?.querySelector(selector), `${selector} appears`),
    goes: (selector: string) =>
      waitUntil(() => !host.shadowRoot?.querySelector(selector), `${selector} goes`),
    /** Waits until all fades and slides have ended. */
    rests: () => Promise.all((host.shadowRoot?.getAnimations() ?? []).map(one => one.finished)),
    choose: picker.choose,
  }
}
export type Box = Awaited<ReturnType<typeof buyBox>>
