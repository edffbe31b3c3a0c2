import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import { icon } from './icons.ts'
import type { Library } from './library.ts'
import { messagesState, pageState, scriptJson } from './page-state.ts'
import { departmentPage, departments } from './departments.ts'
import { languages } from './preferences.ts'
import type { Page, Visit } from './visit.ts'

const templates = new Eta({
  views: fileURLToPath(new URL('templates', import.meta.url)),
  autoEscape: true,
  cache: true,
})

/** The address of this page with some of its query changed. */
const elsewhere =
  ({ path, query }: Visit) =>
  (changes: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...query, ...changes })}`

/** Where else the header offers to send things: regions first, then countries. */
const destinations = {
  primarySelections:
    'UK_MAINLAND UK_NORTHERN_IRELAND UK_HIGHLANDS UK_ISLANDS UK_CHANNEL_ISLANDS UK_BFPO DE_MAINLAND DE_ISLANDS FR_MAINLAND FR_CORSICA FR_OVERSEAS IT_MAINLAND IT_ISLANDS ES_MAINLAND ES_BALEARICS ES_CANARIES BR'.split(
      ' ',
    ),
  primarySelectionsOrder: ['DE_MAINLAND', 'UK_MAINLAND', 'FR_MAINLAND'],
  secondarySelections: 'AT AU BE CA CH DK FI GR IE JP MX NL NO NZ PL PT SE SG'.split(' '),
}
/** What the header of every page has. */
const headerTags = ['dp-location-popover']

/** Draws a page; `it` in the templates is what is put together here. */
export function render(made: Page, visit: Visit, library: Library, nonce: string): string {
  const page = { ...made, tags: [...headerTags, ...(made.tags ?? [])] }
  return templates.render(page.template, {
    ...visit,
    ...visit.words,
    page: page.model,
    title: page.title,
    state: pageState(visit, page),
    messages: messagesState(visit, page),
    json: scriptJson,
    icon,
    nonce,
    departments,
    departmentPage,
    destinations,
    stars: (rating: number) => Math.round(rating * 2) * 5,
    languages,
    elsewhere: elsewhere(visit),
    library: {
      style: library.address('dp.css'),
      script: library.address('dp.js'),
      preloads: library.preloads(page.tags),
    },
  })
}
