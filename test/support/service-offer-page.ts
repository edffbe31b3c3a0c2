import type { Product } from '../../src/page/shapes.ts'
import { mount, pageState } from './browser.ts'

/** Service offers in a page. */

const tag = 'dp-service-offer'
export const productAsin = 'B0WASHER01'
export const merchants = { own: 'MHARBORPINE', other: 'MWASCHWERK' } as const
export const services = { installation: 'B0SVCINST1', haulAway: 'B0SVCHAUL1' } as const
export const washerOffer: Product = {
  asin: productAsin,
  offerListingId: `OL${productAsin}`,
  merchantId: merchants.own,
}

/** `widget` and further attributes, without data-. */
export interface Attributes {
  widget: string
  [name: string]: string
}

export function offerHtml({ widget, ...attributes }: Attributes, state: object = {}, content = '') {
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`)
  return `<${tag} data-winning-widget-name="${widget}" data-product-asin="${productAsin}"${written.join('')}>
    ${pageState('service-offer', state)}${content}</${tag}>`
}

/** An element in a form. `before`: HTML before the form. `content`: between the tags. */
export async function offerIn(
  attributes: Attributes,
  state: object = {},
  before = '',
  content = '',
) {
  const html = `<div>${before}<form>${offerHtml(attributes, state, content)}</form></div>`
  const host = await mount(tag, html)
  const form = host.closest('form')!
  const root = host.shadowRoot!
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  return {
    host,
    form,
    all,
    find: (selector: string) => root.querySelector<HTMLElement>(selector),
    checked: (selector: string) =>
      [...root.querySelectorAll<HTMLInputElement>(selector)].map(one => one.checked),
    submitted: (name: string) => new FormData(form).getAll(name),
  }
}
