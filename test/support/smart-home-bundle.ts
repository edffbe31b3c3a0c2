import 'virtual:dp-smart-home-bundle'
import { page } from '../../src/page/page.ts'
import { mount, session } from './browser.ts'
import { bundleIn } from './bundle.ts'
import { nextDrawing } from './wait.ts'

export const tag = 'dp-smart-home-bundle'

export const bulb = 'B0BULB0001'
export const plug = 'B0PLUG0001'
export const lock = 'B0LOCK0001'

/** A check box of the page. null: without this attribute. */
export function box(asin: string, price: string | null, more = ''): string {
  const priced = price === null ? '' : `data-price="${price}"`
  return `<label><input type="checkbox" name="items[0][asin]" value="${asin}" data-asin="${asin}" data-offerlistingid="OL${asin}" ${priced} ${more}> ${asin}</label>`
}
export const threeBoxes = box(bulb, '29.90') + box(plug, '44.90') + box(lock, '159.00')

const sends = '<button>Send</button>'

export const dollars = {
  'data-currency-code': 'USD',
  'data-price-format': '${amount}',
  'data-currency-decimal-separator': '.',
}
export const words = {
  'data-message-none': 'Choose some',
  'data-message-one': 'Add one',
  'data-message-many': 'Add {count}',
}

type Attributes = Readonly<Record<string, string | null>>

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}="${value}"`]))
    .join(' ')

interface Wanted {
  /** null: without the attribute. */
  attributes?: Attributes
  boxes?: string
  /** The button that sends the form without scripts. */
  send?: string
  keepsVisitor?: boolean
}

export const htmlOf = ({ attributes = {}, boxes = threeBoxes, send = sends }: Wanted = {}) =>
  `<form action="/gp/product/handle-buy-box" method="post">
    <${tag} ${written({ ...dollars, ...words, ...attributes })}>${boxes}${send}</${tag}>
  </form>`

export function smartHomeIn(host: HTMLElement) {
  const bundle = bundleIn(host, ['dp-bundle-changed'])
  const boxes = () => [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const of = (asin: string) => boxes().find(one => one.dataset['asin'] === asin)!
  return {
    ...bundle,
    boxes,
    of,
    form: host.closest('form') as HTMLFormElement,
    send: () => host.querySelector('button') as HTMLButtonElement,
    marks: () => boxes().map(({ checked }) => checked),
    async check(...asins: readonly string[]) {
      for (const asin of asins) of(asin).click()
      await nextDrawing()
    },
  }
}

export async function smartHome(wanted: Wanted = {}) {
  page.$cart.set({ count: null })
  if (!wanted.keepsVisitor) await session()
  return smartHomeIn(await mount(tag, htmlOf(wanted)))
}
