import { fixtureCleanup } from '@open-wc/testing'
import 'virtual:dp-gift-card-picker'
import { page } from '../../src/page/page.ts'
import { freshPage } from './fresh-page.ts'
import { eventsOf, inShadow, mount, pageState } from './browser.ts'
import { nextDrawing, waitUntil } from './wait.ts'

export const tag = 'dp-gift-card-picker'
export const hintText = 'Select or input a valid Amount to add to Shopping Cart'

const any = (...values: readonly number[]) =>
  values.map(value => ({ value, display: `€${value}`, denominationIndex: 0 }))

const combination = (asin: string, title: string) => ({
  asin,
  title,
  canonicalUrl: `/dp/${asin}`,
  imageUrl: '/images/gift-card.svg',
})

/** Two designs for any amount, one with fixed amounts, one out of stock, one hidden. */
export const state = {
  dimensions: {
    denomination: ['any', '25', '50'],
    design_name: ['Ribbon', 'Cake', 'Winter', 'Rings', 'Eggs'],
    occasion_type: ['Birthday', 'Wedding', 'Easter'],
  },
  combinations: {
    '0_0': combination('B0GIFTCRD1', 'Ribbon card'),
    '0_1': combination('B0GIFTCRD2', 'Cake card'),
    '1_2': combination('B0GIFTWN25', 'Winter card of 25'),
    '2_2': combination('B0GIFTWN50', 'Winter card of 50'),
    '0_3': combination('B0GIFTCRD4', 'Rings card'),
    '0_4': combination('B0GIFTCRD5', 'Eggs card'),
  },
  amountSwatches: {
    0: any(25, 50, 100),
    1: any(30, 50),
    2: [
      { value: 25, display: '€25', denominationIndex: 1 },
      { value: 50, display: '€50', denominationIndex: 2 },
    ],
  },
  designOccasions: { 0: [0, 1], 1: [0], 2: [], 3: [1], 4: [2] },
  designVisibility: { 3: 'VGC_OUT_OF_STOCK', 4: 'HIDDEN' },
  constraints: {
    gcCustomAmount: [
      { method: 'atLeast', value: 1, errorId: 'range' },
      { method: 'atMost', value: 2000, errorId: 'range' },
    ],
  },
  strings: { range: 'Enter an amount from 1 to 2,000.' },
}

interface Wanted {
  attributes?: string
  given?: object
  /** Between the tags. */
  inside?: string
  /** The button of the page. */
  button?: string
  /** Query of the page's address. */
  query?: string
}

const names = ['dp-gift-card-changed', 'dp-gift-amount-accepted', 'dp-gift-amount-rejected']
const states = ['none', 'swatch', 'custom', 'invalid']

const buy = () => document.querySelector<HTMLElement>('#add-to-cart-button')!
const labelOf = (radio: HTMLInputElement) =>
  radio.closest('label')?.textContent.trim() ||
  radio.closest('label')?.querySelector('img')?.alt ||
  ''

/** A picker in a form that stays in the page. */
export async function picker({
  attributes = '',
  given = {},
  inside = '',
  button = '<button id="add-to-cart-button">Add to cart</button>',
  query = '',
}: Wanted = {}) {
  fixtureCleanup()
  freshPage()
  page.$asin.set('B0GIFTCRD1')
  // The runner finds its session in the query.
  const joined = location.search ? `${location.search}&` : '?'
  if (query) history.replaceState(null, '', `${joined}${query}`)
  const html = `<form id="buy" action="/nowhere">
    <${tag} data-currency-symbol="€" ${attributes}>${inside}${pageState('gift-card-picker', { ...state, ...given })}</${tag}>
    ${button}
  </form>`
  const host = await mount(tag, html)
  const form = host.closest('form') as HTMLFormElement
  let sent = 0
  form.addEventListener('submit', event => {
    sent += 1
    event.preventDefault()
  })
  const root = host.shadowRoot as ShadowRoot
  const heard = eventsOf(host, ...names)
  const metrics = eventsOf(host, 'dp-metric')
  const radios = (name: string) => [
    ...root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
  ]
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const box = () => root.querySelector<HTMLInputElement>('[part=box]')
  const radio = (name: string, label: string) => {
    const found = radios(name).find(one => labelOf(one) === label)
    if (!found) throw new Error(`No ${name} ${label}`)
    return found
  }
  const type = (text: string) => {
    const input = box()!
    input.focus()
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return {
    host,
    form,
    root,
    find,
    box,
    radio,
    buy,
    type,
    sent: () => sent,
    labels: (name: string) => radios(name).map(labelOf),
    chosen: (name: string) => radios(name).flatMap(one => (one.checked ? [labelOf(one)] : [])),
    async pick(name: 'amount' | 'design' | 'occasion', label: string) {
      radio(name, label).click()
      await nextDrawing()
    },
    key: (key: string) =>
      void box()!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    /** Types an amount, and takes it at once. */
    async enter(text: string) {
      type(text)
      box()!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      )
      await nextDrawing()
    },
    state: () => states.filter(one => host.matches(`:state(${one})`)).join(),
    amount: () => new FormData(form).getAll('gcCustomAmount'),
    shownAmount: () => find('[part=amount]')?.textContent ?? '',
    error: () => find('[part=error]')?.textContent.trim() ?? '',
    hint: () => find('[part=hint]')?.textContent ?? '',
    hints: (isShown = true) =>
      waitUntil(() => !!find('[part=hint]') === isShown, `hint: ${isShown}`),
    events: () => heard.take().map(({ type: name, detail }) => [name, detail] as const),
    counted: () =>
      metrics
        .take()
        .map(({ detail }) => detail as { name: string; fields: Record<string, unknown> }),
    gpo: () => new URLSearchParams(location.search).get('gpo'),
    label: () => inShadow(host, '[part=label]').textContent,
    /** The veil over the button of the page. */
    veil: () =>
      document
        .querySelector('#add-to-cart-button + [data-dp-outlet]')
        ?.shadowRoot?.querySelector<HTMLElement>('.veil') ?? null,
    async opensFilter() {
      inShadow(host, '[part=filter]').click()
      await waitUntil(() => find('[part=occasions]'), 'the occasions do not open')
    },
  }
}

/** Goes back or forward, and waits until the page has heard. */
export async function travel(steps: number): Promise<void> {
  const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  history.go(steps)
  await arrived
  await nextDrawing()
}
