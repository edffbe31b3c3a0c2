import 'virtual:dp-warranty-cards'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, session } from './browser.ts'
import { waitUntil } from './wait.ts'

export const tag = 'dp-warranty-cards'
export const asin = 'B0HEADPH01'
export const offerListingId = 'OLB0HEADPH01'
export const otherAsin = 'B0SPEAKER1'
export const folder = '/gp/product/amazon-protect/base-link/services/'
export const lastAddedPath = `${folder}last-added-cart-item-id.html`
export const servicePath = `${folder}warranty-service.html`

export const twoYears = {
  asin: 'B0PLAN0002',
  offerListingId: 'OLB0PLAN0002',
  title: 'Two-year protection plan',
  shortDisplayTitle: '2 years',
  price: 19.9,
  priceText: '€19.90 once',
  covers: ['Drops.', 'Wear.'],
  detailsHtml: '<p id="d">Covers <b>drops</b>.</p><script>window.hacked = 1</script>',
}
export const threeYears = {
  asin: 'B0PLAN0003',
  offerListingId: 'OLB0PLAN0003',
  title: 'Three-year protection plan',
  price: 27.9,
}
export const bothPlans = [twoYears, threeYears]

interface Wanted {
  attributes?: string
  warranties?: readonly object[]
  /** Between the tags. */
  fallback?: string
  /** The store's visitor, with its faults, its cart and its journal, is the one of the test so far. */
  keepsVisitor?: boolean
}

/** The eleven fields. */
export const fields = [
  'warrantyAsin',
  'warrantyOfferListingId',
  'warrantyQuantity',
  'itemAssoc',
  'UNIQ-itemAssoc',
  'UNIQ-lnkdWrrnty',
  'itemAssocType',
  'itemAssocRenderType',
  'itemAssocMutualDelete',
  'itemAssocQuantityInvarianceFactor',
  'itemAssocQuantityEditable',
]

/** Resets what earlier tests of the page have left in its stores. */
export function clearStores(): void {
  for (const one of [asin, otherAsin]) {
    page.quantity(one).set(undefined)
    page.addOns(one).set([])
    page.buyingOption(one).set(null)
  }
  page.$cart.set({ count: null })
  page.$shopper.set({ recognized: false, prime: false, business: false, deviceType: null })
}

/** A warranty element in a form that stays in the page. */
export async function warranty({
  attributes = '',
  warranties = bothPlans,
  fallback = '',
  keepsVisitor = false,
}: Wanted = {}) {
  clearStores()
  if (!keepsVisitor) await session()
  const host = await mount(
    tag,
    `<form action="/gp/product/handle-buy-box" method="post">
      <${tag} data-asin="${asin}" data-offer-listing-id="${offerListingId}" ${attributes}>
        ${pageState('warranty-cards', { warranties })}${fallback}
      </${tag}>
      <button>Add to cart</button>
    </form>`,
  )
  const form = host.closest('form')!
  form.addEventListener('submit', event => event.preventDefault())
  const root = host.shadowRoot!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const card = (position: number) => root.querySelectorAll<HTMLElement>('.card')[position - 1]!
  const inCard = (selector: string) => (position: number) =>
    card(position).querySelector<HTMLButtonElement>(selector)!
  const header = inCard('[part=header]')
  const select = inCard('[part=select]')
  const heard = eventsOf(
    host,
    ...['expanded', 'collapsed', 'selected', 'cleared', 'added', 'failed'].map(
      name => `dp-warranty-${name}`,
    ),
  )
  const metrics = eventsOf(host, 'dp-metric')
  const isOpen = (position: number) => header(position).getAttribute('aria-expanded') === 'true'
  const isSelected = (position: number) =>
    card(position).querySelector('[part=select]')?.getAttribute('aria-pressed') === 'true'
  const each = (is: (position: number) => boolean) =>
    [...root.querySelectorAll('.card')].map((_, index) => is(index + 1))
  return {
    host,
    form,
    root,
    find,
    card,
    header,
    select,
    remove: () => inShadow(host, '[part=remove]'),
    events: () => heard.take().map(({ type, detail }) => [type, detail] as const),
    metrics: () => metrics.take().map(({ detail }) => detail),
    /** Of each card. */
    expanded: () => each(isOpen),
    selected: () => each(isSelected),
    becomes: (state: string, on = true) =>
      waitUntil(() => host.matches(`:state(${state})`) === on, `${state} is not ${on}`),
    selects: (...which: readonly boolean[]) =>
      waitUntil(() => `${each(isSelected)}` === `${which}`, `${each(isSelected)} are selected`),
    expands: (...which: readonly boolean[]) =>
      waitUntil(() => `${each(isOpen)}` === `${which}`, `${each(isOpen)} are expanded`),
    /** What the form would send of the plan. */
    submitted: () => [...new FormData(form)],
    value: (name: string) => new FormData(form).get(name),
    message: () => find('[part=message]')?.textContent ?? '',
  }
}
export type Warranty = Awaited<ReturnType<typeof warranty>>

/** Tells the page that the product is in the cart. */
export function tellAdded(of = asin, more: object = {}): void {
  const detail = { items: [{ asin: of, offerListingId, quantity: 1, ...more }], cartCount: 1 }
  document.dispatchEvent(new CustomEvent('dp-cart-added', { detail }))
}
