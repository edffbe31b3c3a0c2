import 'virtual:dp-protection-plan'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, session } from './browser.ts'
import { waitUntil } from './wait.ts'

export const tag = 'dp-protection-plan'
export const asin = 'B0HEADPH01'
export const otherAsin = 'B0SPEAKER1'
/** Seen by `pageState` of the shop, too. */
export const field = 'warrantySelection'

export const twoYears = {
  asin: 'B0PLAN0002',
  offerListingId: 'OLB0PLAN0002',
  title: 'Two-year protection plan',
  shortDisplayTitle: '2 years',
  price: 4.99,
  priceSubtitle: '$4.99',
  imageUrl: '/images/shield.svg',
  detailsHtml: '<p id="d">Covers <b>drops</b>.</p><script>window.hacked = 1</script>',
  reviewsHtml: '<p id="r">Good.</p><img src="x" onerror="window.hacked = 1">',
  learnMoreHtml: '<p id="l">How it works.</p><a href="javascript:alert(1)">x</a>',
  explainHtml: '<p id="e">What it covers.</p>',
}
export const threeYears = {
  asin: 'B0PLAN0003',
  offerListingId: 'OLB0PLAN0003',
  title: 'Three-year protection plan',
  shortDisplayTitle: '3 years',
  display: 'Harbor Care',
  price: 7.5,
}
export const monthly = {
  asin: 'B0PLANMON1',
  offerListingId: 'OLB0PLANMON1',
  title: 'Monthly protection plan',
  shortDisplayTitle: 'Monthly',
  price: 1.99,
  priceSubtitle: '$1.99 a month',
  monthly: true,
}
export const allPlans = [twoYears, threeYears, monthly]

interface Wanted {
  attributes?: string
  /** null: none in the page state, so that the element asks the store. */
  plans?: readonly unknown[] | null
  /** Between the tags. */
  fallback?: string
  /** Before the form. */
  before?: string
  /** The store's visitor, with its faults and its journal, is the one of the test so far. */
  keepsVisitor?: boolean
}

const names = [
  'dp-protection-expanded',
  'dp-protection-collapsed',
  'dp-protection-selected',
  'dp-protection-cleared',
]

/** Resets what earlier tests of the page have left in its stores. */
export function clearStores(): void {
  for (const one of [asin, otherAsin]) {
    page.quantity(one).set(undefined)
    page.addOns(one).set([])
  }
  page.$shopper.set({ recognized: false, prime: false, business: false, deviceType: null })
}

/** A plan element in a form that stays in the page. */
export async function protection({
  attributes = '',
  plans = allPlans,
  fallback = '',
  before = '',
  keepsVisitor = false,
}: Wanted = {}) {
  clearStores()
  if (!keepsVisitor) await session()
  const given = plans ? pageState('protection-plan', { plans }) : ''
  const box = await mount(
    tag,
    `<div>${before}<form id="buy" action="/gp/product/handle-buy-box" method="post">
      <${tag} data-asin="${asin}" ${attributes}>${given}${fallback}</${tag}>
      <button>Add to cart</button>
    </form></div>`,
  )
  const host = box
  const form = host.closest('form')!
  form.addEventListener('submit', event => event.preventDefault())
  const root = host.shadowRoot!
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const heard = eventsOf(host, ...names)
  const metrics = eventsOf(host, 'dp-metric')
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  const goes = (selector: string) => waitUntil(() => !find(selector), `${selector} stays`)
  const header = () => inShadow(host, '[part=header]')
  const radio = (position: number) => find<HTMLInputElement>(`input[value="${position}"]`)!
  const subtitle = () => find('[part=subtitle]')?.textContent
  const submitted = () => new FormData(form).getAll(field)
  const becomes = (state: string, on = true) =>
    waitUntil(() => host.matches(`:state(${state})`) === on, `${state} is not ${on}`)
  return {
    host,
    form,
    root,
    find,
    comes,
    goes,
    header,
    radio,
    subtitle,
    submitted,
    becomes,
    isOpen: () => header().getAttribute('aria-expanded') === 'true',
    says: (text: string) => waitUntil(() => subtitle() === text, `${subtitle()} is not ${text}`),
    /** What the form would send of the plan. */
    selection: () => JSON.parse(`${submitted()[0] ?? 'null'}`),
    events: () => heard.take().map(({ type, detail }) => [type, detail] as const),
    metrics: () => metrics.take().map(({ detail }) => detail),
    /** Names of the chosen plans. */
    chosen: () =>
      [...root.querySelectorAll<HTMLInputElement>('input:checked')].map(one => one.value),
    link: (subject: string) => find(`[data-subject=${subject}]`),
    buy: () => form.requestSubmit(form.querySelector('button')),
  }
}
export type Protection = Awaited<ReturnType<typeof protection>>
