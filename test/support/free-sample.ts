import 'virtual:dp-free-sample'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, journal, mount, pageState, session } from './browser.ts'
import { nextDrawing, waitUntil } from './wait.ts'

export const tag = 'dp-free-sample'
export const asin = 'B0LIPSTIK1'
export const trackPath = '/dp/samples/track'

const sampleOf = (id: string, title: string, image: string) => ({
  asin: id,
  offerListingId: `OL${id}`,
  title,
  image,
  trackingUrl: `${trackPath}?choice=${id}`,
})
export const rosewood = sampleOf('B0SMPLLIP1', 'Rosewood lipstick, 1 g', '/images/lipstick.svg')
export const cream = sampleOf('B0SMPLCRM1', 'Oat hand cream, 5 ml', '/images/lotion-bottle.svg')
export const soap = sampleOf('B0SMPLSOP1', 'Sea salt soap, 20 g', '/images/soap.svg')
export const allSamples = [rosewood, cream, soap]

/** Attributes of a sample that the page has chosen. */
export const configuredAs = (sample: { asin: string; offerListingId: string }) =>
  `data-selected-asin="${sample.asin}" data-offer-listing-id="${sample.offerListingId}"`

interface Wanted {
  attributes?: string
  items?: readonly unknown[] | null
  /** Between the tags. */
  fallback?: string
  /** In the form, before the element. */
  inForm?: string
}

const names = [
  'dp-before-choose-sample',
  'dp-sample-chosen',
  'dp-sample-declined',
  'dp-sample-picker-opened',
  'dp-sample-picker-closed',
]
const states = ['undecided', 'selected', 'declined', 'changing', 'empty']

/** Waits until the store has heard of as many choices, and returns them. */
export async function tracked(count: number): Promise<string[]> {
  await waitUntil(async () => (await journal(trackPath)).length >= count, `${count} choices`)
  return (await journal(trackPath)).map(({ method, query }) => `${method} ${query['choice']}`)
}

/** Samples in a form that stays in the page. */
export async function samples({
  attributes = '',
  items = allSamples,
  fallback = '',
  inForm = '',
}: Wanted = {}) {
  page.$asin.set(asin)
  await session()
  const given = items ? pageState('free-sample', { items }) : ''
  const host = await mount(
    tag,
    `<form id="buy" action="/gp/product/handle-buy-box" method="post">${inForm}
      <${tag} ${attributes}>${given}${fallback}</${tag}>
      <button>Add to cart</button>
    </form>`,
  )
  const form = host.closest('form') as HTMLFormElement
  form.addEventListener('submit', event => event.preventDefault())
  const root = host.shadowRoot as ShadowRoot
  const heard = eventsOf(host, ...names)
  const find = <E extends Element = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const control = () => inShadow(host, '[part=control]') as HTMLButtonElement
  const picker = () => find('[part~=picker]')
  const radios = () => [...root.querySelectorAll<HTMLInputElement>('[part~=picker] input')]
  const radio = (value: string) => {
    const found = radios().find(one => one.value === value)
    if (!found) throw new Error(`No choice ${value}`)
    return found
  }
  const opens = async () => {
    control().click()
    await waitUntil(() => radios().length > 0, 'the picker does not open')
  }
  const closed = () => waitUntil(() => !picker(), 'the picker stays')
  return {
    host,
    form,
    root,
    find,
    control,
    picker,
    radios,
    radio,
    opens,
    closed,
    /** Chooses in the picker. */
    async pick(value: string) {
      await opens()
      radio(value).click()
      await closed()
    },
    async press() {
      control().click()
      await nextDrawing()
    },
    text: () => find('[part=text]')?.textContent,
    said: () => find('[role=status]')?.textContent ?? '',
    /** Addresses of the pictures in the block. */
    pictures: () => [...root.querySelectorAll('.pictures img')].map(one => one.getAttribute('src')),
    states: () => states.filter(state => host.matches(`:state(${state})`)),
    becomes: (state: string) =>
      waitUntil(() => host.matches(`:state(${state})`), `${state} does not come`),
    marked: () => radios().flatMap(({ checked, value }) => (checked ? [value] : [])),
    /** What the form would send: offer and product. null: no such field. */
    fields: () => {
      const data = new FormData(form)
      return ['freeSampleOfferListingId', 'freeSampleAsin'].map(name => data.getAll(name))
    },
    events: () => heard.take().map(({ type, detail }) => [type, detail] as const),
  }
}
export type Samples = Awaited<ReturnType<typeof samples>>

/** The fields of a chosen sample, and of none. */
export const fieldsOf = (sample: { asin: string; offerListingId: string }) => [
  [sample.offerListingId],
  [sample.asin],
]
export const noSample = [[''], ['']]
