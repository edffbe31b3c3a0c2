import 'virtual:dp-service-interstitial'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, session } from './browser.ts'
import { nextDrawing, waitUntil } from './wait.ts'

export const tag = 'dp-service-interstitial'
export const asin = 'B0WASHER01'
export const serviceAsin = 'B0SVCINST1'
export const ids = { serviceAsin, productAsin: asin }
export const addPath = '/cart/carts/retail/items'
export const zipPath = '/gp/ls/vas-ajax-handlers/vas-zipcode-refresh.html'
export const boxPath = `/gp/product/handle-buy-box/ref=vas_dphbb_${asin}_${serviceAsin}`
export const mobilePath = '/gp/mobile/cart/add'

interface Wanted {
  attributes?: string
  state?: object
  inForm?: string
  /** In place of the offer, price, merchant, mapping set and pattern. */
  given?: string
}

const usual = `data-offer-listing-id="OL${serviceAsin}" data-price="€59.00" data-merchant-name="Harbor & Pine"
  data-mapping-set="heavybulky" data-zip-pattern="\\d{5}" data-service-name="installation"`

const names = [
  'dp-interstitial-opened',
  'dp-interstitial-continued',
  'dp-interstitial-skipped',
  'dp-interstitial-dismissed',
  'dp-service-added',
  'dp-service-failed',
  'dp-zip-updated',
  'dp-before-navigate',
]

/** Resets what earlier tests of the page have left in its stores. */
function clearStores(): void {
  page.quantity(asin).set(undefined)
  page.addOns(asin).set([])
  page.product(asin).set(null)
  page.$location.set(null)
  page.$shopper.set({ recognized: false, prime: false, business: false, deviceType: null })
}

/** An interstitial in a form that stays in the page. */
export async function interstitial({
  attributes = '',
  state = {},
  inForm = '',
  given = usual,
}: Wanted = {}) {
  clearStores()
  await session()
  const host = await mount(
    tag,
    `<form id="buy" action="/gp/product/handle-buy-box" method="post">
      <input name="size" value="S" required>
      <button id="add" name="submit.add-to-cart" value="Add">Add to cart</button>${inForm}
      <${tag} data-product-asin="${asin}" data-service-asin="${serviceAsin}" ${given} ${attributes}>
        ${pageState('service-interstitial', state)}
      </${tag}>
    </form>`,
  )
  const form = host.closest('form') as HTMLFormElement
  const sent: string[] = []
  form.addEventListener('submit', event => {
    event.preventDefault()
    const fields = [...new FormData(form, event.submitter)] as [string, string][]
    sent.push(`${new URLSearchParams(fields)}`)
  })
  const root = host.shadowRoot as ShadowRoot
  const heard = eventsOf(host, ...names)
  const metrics = eventsOf(host, 'dp-metric')
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector<E>(selector)
  const at = (selector: string) => inShadow(host, selector)
  const isOpen = () => find('dialog') !== null
  const add = form.querySelector('#add') as HTMLButtonElement
  const is = (part: string) => at(`[part=${part}]`).getAttribute('aria-disabled') === 'true'
  const view = {
    host,
    form,
    add,
    sent,
    find,
    at,
    isOpen,
    isDisabled: is,
    press: (part: string) => at(`[part=${part}]`).click(),
    events: () => heard.take().map(({ type, detail }) => [type, detail] as const),
    metrics: () => metrics.take().map(({ detail }) => detail.name as string),
    announced: () =>
      [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
    message: () => find('[part=message]')?.textContent?.trim() ?? '',
    /** Waits until a text is announced, once. */
    announces: (text: string) =>
      waitUntil(() => view.announced() === text, `"${view.announced()}" is announced`),
    opens: () => waitUntil(isOpen, 'the popover does not open'),
    closes: () => waitUntil(() => !isOpen(), 'the popover stays open'),
    submits: (count = 1) => waitUntil(() => sent.length === count, `${sent.length} submissions`),
    type(zip: string): void {
      const input = find<HTMLInputElement>('[part=input]') as HTMLInputElement
      input.value = zip
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    /** Types a zip code and asks for its offer. */
    async asks(zip: string): Promise<void> {
      view.type(zip)
      view.press('update')
      await nextDrawing()
      await waitUntil(() => at('[part=update]').getAttribute('aria-busy') === 'false')
      await nextDrawing()
    },
  }
  return view
}
export type Interstitial = Awaited<ReturnType<typeof interstitial>>

/** The same, with its popover open. */
export async function opened(wanted?: Wanted): Promise<Interstitial> {
  const view = await interstitial(wanted)
  view.add.focus()
  view.add.click()
  await view.opens()
  return view
}
