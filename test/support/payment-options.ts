import 'virtual:dp-payment-options'
import { page } from '../../src/page/page.ts'
import { eventsOf, inShadow, mount, pageState, session } from './browser.ts'
import { allOptions } from './payment.ts'
import { waitUntil } from './wait.ts'

export const tag = 'dp-payment-options'
export const asin = 'B0HEADPH01'
export const featurePath = '/gp/product/ajax'

interface Wanted {
  attributes?: string
  /** null: still to come. */
  options?: readonly unknown[] | null
  /** Between the tags. */
  fallback?: string
  /** Before the form, and in it. */
  before?: string
  inForm?: string
  keepsVisitor?: boolean
}

const names = ['dp-payment-option-selected', 'dp-payment-expanded', 'dp-payment-collapsed']

export const optionsState = (options: readonly unknown[]) =>
  pageState('payment-options', { options })

/** Payment options in a form that stays in the page. */
export async function payment({
  attributes = '',
  options = allOptions(),
  fallback = '',
  before = '',
  inForm = '',
  keepsVisitor = false,
}: Wanted = {}) {
  page.quantity(asin).set(undefined)
  if (!keepsVisitor) await session()
  const host = await mount(
    tag,
    `<div>${before}<form id="buy" action="/gp/product/handle-buy-box" method="post">
      <${tag} ${attributes} data-asin="${asin}">${options ? optionsState(options) : ''}${fallback}</${tag}>
      <button id="add">Add to cart</button><button id="now" data-dp-buy-now>Buy now</button>${inForm}
    </form></div>`,
  )
  const root = host.shadowRoot as ShadowRoot
  const around = host.closest('div') as HTMLElement
  const form = around.querySelector<HTMLFormElement>('#buy') as HTMLFormElement
  form.addEventListener('submit', event => event.preventDefault())
  const heard = eventsOf(host, ...names, 'dp-metric')
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const at = (selector: string) => inShadow(host, selector)
  const radios = (within = '[part=body]') => [
    ...root.querySelectorAll<HTMLInputElement>(`${within} input`),
  ]
  const radio = (id: string, within?: string) => {
    const found = radios(within).find(({ value }) => value === id)
    if (!found) throw new Error(`No option ${id}`)
    return found
  }
  const submitted = () => JSON.parse(`${new FormData(form).get('paymentOfferInfo')}`)
  const comes = (selector: string) => waitUntil(() => find(selector), `no ${selector}`)
  return {
    host,
    around,
    form,
    heard,
    find,
    at,
    radio,
    comes,
    submitted,
    is: (state: string) => host.matches(`:state(${state})`),
    ids: (within?: string) => radios(within).map(({ value }) => value),
    swatch: (id: string) => radio(id).closest('.choice-item') as HTMLElement,
    chosen: () => radios().find(({ checked }) => checked)?.value,
    announced: () => root.querySelector('[role=status]')?.textContent ?? '',
    selections: () =>
      heard
        .take()
        .filter(({ type }) => type === 'dp-payment-option-selected')
        .map(({ detail }) => detail),
    press: (selector: string) => at(selector).click(),
    /** Waits until the options have folded out or in. */
    folds: (out: boolean) =>
      waitUntil(
        () => getComputedStyle(at('[part=body]')).visibility === (out ? 'visible' : 'hidden'),
        `never folded ${out ? 'out' : 'in'}`,
      ),
    /** Opens a side sheet and waits for what it shows. */
    async opens(sheet: 'compare' | 'learn-more', shows = '[part~=sheet] .server-html h3') {
      if (!host.matches(':state(expanded)')) at('[part=header]').click()
      await comes(`button[data-sheet=${sheet}]`)
      at(`button[data-sheet=${sheet}]`).click()
      await comes(shows)
    },
  }
}
export type Payment = Awaited<ReturnType<typeof payment>>

/** The same, with its options open. */
export async function opened(wanted?: Wanted): Promise<Payment> {
  const shown = await payment(wanted)
  shown.press('[part=header]')
  await shown.folds(true)
  return shown
}
