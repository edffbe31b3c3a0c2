import 'virtual:dp-beauty-bundle'
import { page } from '../../src/page/page.ts'
import { mount, pageState, session } from './browser.ts'
import { bundleIn } from './bundle.ts'
import { nextDrawing } from './wait.ts'

export const tag = 'dp-beauty-bundle'

const itemOf = (asin: string, title: string, imageUrl: string | null, price: string) => ({
  asin,
  offerListingId: `OL${asin}`,
  title,
  url: `/dp/${asin}`,
  imageUrl,
  price,
})
export const lipstick = itemOf('B0LIPSTIK1', 'Velvet lipstick', '/images/lipstick.svg', '€18.90')
export const polish = itemOf('B0NAILPOL1', 'Nail polish', '/images/nail-polish.svg', '€11.90')
export const soap = itemOf('B0SOAP0001', 'Sea salt soap', '/images/soap.svg', '€9.90')
export const three = [lipstick, polish, soap]
export const possibleSums = {
  '111': '€40.70',
  '110': '€30.80',
  '101': '€28.80',
  '011': '€21.80',
  '100': '€18.90',
  '010': '€11.90',
  '001': '€9.90',
}

interface Wanted {
  attributes?: string
  items?: readonly unknown[]
  sums?: object | null
  /** Between the tags. */
  fallback?: string
  keepsVisitor?: boolean
}

export async function beauty({
  attributes = '',
  items = three,
  sums = possibleSums,
  fallback = '',
  keepsVisitor = false,
}: Wanted = {}) {
  page.$cart.set({ count: null })
  if (!keepsVisitor) await session()
  const state = pageState('beauty-bundle', { items, ...(sums && { possibleSums: sums }) })
  const host = await mount(tag, `<${tag} ${attributes}>${state}${fallback}</${tag}>`)
  const bundle = bundleIn(host, ['dp-beauty-view-changed', 'dp-beauty-selection-changed'])
  const { root } = bundle
  const parts = (name: string) => [...root.querySelectorAll<HTMLElement>(`[part=${name}]`)]
  const boxes = () => [...root.querySelectorAll<HTMLInputElement>('[part=item] input')]
  return {
    ...bundle,
    items: () => parts('item'),
    pictures: () => parts('picture'),
    boxes,
    marks: () => boxes().map(({ checked }) => checked),
    async check(position: number) {
      boxes()[position]!.click()
      await nextDrawing()
    },
    async toggle() {
      parts('toggle')[0]!.click()
      await nextDrawing()
    },
    states: () => ['horizontal', 'vertical', 'empty'].filter(one => host.matches(`:state(${one})`)),
  }
}
