import { parse } from 'hono/utils/cookie'
import { languages, type Language } from '../../pages/render/preferences.ts'
import type { Visit } from './route.ts'

/** The language in which the shopper last saw the shop: what the store writes itself is in it, too. */
export function languageOf({ header }: Pick<Visit, 'header'>): Language {
  const { shop_language: wanted } = parse(header('cookie') ?? '', 'shop_language')
  return languages.find(language => language === wanted) ?? 'en'
}
