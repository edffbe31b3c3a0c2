import { nextFrame } from '@open-wc/testing'
import { waitUntil } from './wait.ts'
import 'virtual:dp-buy-box'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, setMeta } from './browser.ts'

/** What the tests of dp-buy-box share: the box in its form, as the page and the shopper see it. */

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
/** An asin that no test before has used: the page stores outlive a test. */
export const newAsin = (): string => `B0BOX${String(++made).padStart(5, '0')}`

/** The bare event, without what a test does not look at. */
export interface Told {
  name: string
  detail: Record<string, unknown>
}

interface Surroundings {
  asin?: string
  /** '': the page gives none. */
  offer?: string
  attributes?: string
  /** What the page puts into the box. */
  content?: string
  /** Page state of this box. */
  state?: object
  /** Where the box stands, as `{box}` in the page's markup; default a form. */
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
  /** What was submitted: each time its fields, and the page stays. */
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
    /** The names of what was told, for tests that ask for the order. */
    names: () => seen.take().map(({ type }) => type),
    select: () => inShadow(host, 'select') as HTMLSelectElement,
    /** What comes later, with code that is loaded for it. */
    appears: (selector: string) =>
      waitUntil(() => host.shadowRoot?.querySelector(selector), `${selector} appears`),
    goes: (selector: string) =>
      waitUntil(() => !host.shadowRoot?.querySelector(selector), `${selector} goes`),
    /** What fades or slides in has come to rest. */
    rests: () => Promise.all((host.shadowRoot?.getAnimations() ?? []).map(one => one.finished)),
    /** The shopper chooses an entry of the drop-down. */
    async choose(value: string) {
      const select = inShadow(host, 'select') as HTMLSelectElement
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await nextFrame()
    },
  }
}
export type Box = Awaited<ReturnType<typeof buyBox>>
