import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import { availabilityOf, quoteOf, unitPriceOf, type ForSale } from '../../prices.ts'
import { site } from '../site.ts'
import { departmentPage, departments } from '../shop/departments.ts'
import { elementsIn } from './elements.ts'
import { icon } from './icons.ts'
import type { Library } from './library.ts'
import { messagesState, pageState, scriptJson } from './page-state.ts'
import { languages } from './preferences.ts'
import { askingOf, type Page, type Visit } from './visit.ts'

const templates = new Eta({
  views: fileURLToPath(new URL('..', import.meta.url)),
  autoEscape: true,
  cache: true,
})

/** The address of this page with some of its query changed. */
const elsewhere =
  ({ path, query }: Visit) =>
  (changes: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...query, ...changes })}`

const shared = Object.assign({}, ...site.map(family => family.shared))

/** `it` in the templates: what is drawn, for whom, and how values are written. */
const drawing = (model: object, visit: Visit) => ({
  ...shared,
  ...visit,
  ...visit.words,
  page: model,
  json: scriptJson,
  icon,
  departments,
  departmentPage,
  stars: (rating: number) => Math.round(rating * 2) * 5,
  languages,
  elsewhere: elsewhere(visit),
  quote: (sold: ForSale) => quoteOf(sold, askingOf(visit)),
  availability: availabilityOf,
  unitPrice: unitPriceOf,
})

/** Draws a part of a page, by its template. */
export const renderPart = (template: string, model: object, visit: Visit): string =>
  templates.render(template, drawing(model, visit))

/** Draws a page. */
export function render(page: Page, visit: Visit, library: Library, nonce: string): string {
  return templates.render(page.template, {
    ...drawing(page.model, visit),
    title: page.title,
    canonical: page.canonical,
    state: pageState(visit, page),
    nonce,
    /** What the head says of the elements in the body. */
    headOf(body: string) {
      const tags = elementsIn(body)
      return { messages: messagesState(visit, tags), preloads: library.preloads(tags) }
    },
    library: {
      style: library.address('dp.css'),
      script: library.address('dp.js'),
    },
  })
}
