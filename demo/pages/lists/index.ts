import type { PageMaker } from '../render/visit.ts'
import { sheetsIn, type PagesFamily } from '../render/family.ts'
import * as ar from './texts.ar.ts'
import * as de from './texts.de.ts'
import * as en from './texts.en.ts'

/** `/lists`: what the visitor keeps for later. */
const lists: PageMaker = async ({ words }) => ({
  template: 'lists/page',
  title: words.t('lists.title'),
  model: { name: 'lists', icon: 'heart', href: '/s/?k=' },
})

/** `/registry`: what they wish for. */
const registry: PageMaker = async ({ words }) => ({
  template: 'lists/page',
  title: words.t('registry.title'),
  model: { name: 'registry', icon: 'gift', href: '/s/?kind=registry' },
})

export const listsPages = {
  routes: { '/lists': lists, '/registry': registry },
  sheets: sheetsIn(import.meta.url, ['lists']),
  texts: { en, de, ar },
} satisfies PagesFamily
