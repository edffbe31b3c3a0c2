import type { Language } from '../../pages/render/preferences.ts'
import type { Orm } from '../database/database.ts'
import type { FamilyOutline } from './family.ts'

/** What a product says of itself. */
export interface ProductWords {
  title: string
  bullets: readonly string[]
  description: string
}

/** The data are English. */
export type OtherLanguage = Exclude<Language, 'en'>

/** What a family says in another language. */
export interface Wording {
  /** By the English name. */
  names?: Readonly<Record<string, string>>
  /** By asin. */
  products?: Readonly<Record<string, ProductWords>>
}

/** The words of all families together. */
export interface Words {
  /** A name of the data in the language, else as it is. */
  name(language: Language, english: string): string
  /** By asin; none for products that have only the words of the data. */
  products(language: Language, asins: readonly string[]): Promise<ReadonlyMap<string, ProductWords>>
}

export function wordsOf(orm: Orm, families: readonly FamilyOutline[]): Words {
  const wordings = (language: Language): Wording[] =>
    language === 'en' ? [] : families.flatMap(({ wording }) => wording?.[language] ?? [])
  return {
    name: (language, english) =>
      wordings(language).find(({ names }) => names && Object.hasOwn(names, english))?.names?.[
        english
      ] ?? english,

    async products(language, asins) {
      const found = new Map<string, ProductWords>()
      if (language === 'en') return found
      for (const asin of asins) {
        const words = wordings(language).find(one => one.products?.[asin])?.products?.[asin]
        if (words) found.set(asin, words)
      }
      const others = asins.filter(asin => !found.has(asin))
      if (others.length === 0) return found
      for (const { composedWords } of families) {
        const composed = (await composedWords?.(orm, language, others)) ?? []
        for (const [asin, words] of composed) found.set(asin, words)
      }
      return found
    },
  }
}
