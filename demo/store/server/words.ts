import type { Language } from '../../pages/preferences.ts'
import { namesAr } from '../products/wording/names.ar.ts'
import { namesDe } from '../products/wording/names.de.ts'
import { ownPartsAr } from '../fitment/wording/own-parts.ar.ts'
import { ownPartsDe } from '../fitment/wording/own-parts.de.ts'
import { partsAr } from '../fitment/wording/parts.ar.ts'
import { partsDe } from '../fitment/wording/parts.de.ts'
import { titlesAr } from '../products/wording/titles.ar.ts'
import { titlesDe } from '../products/wording/titles.de.ts'

/** What a product says of itself; what is left out stays as the data have it. */
export interface ProductWords {
  title: string
  bullets?: readonly string[]
  description?: string
}

/** Texts of the parts that are drawn by lot, with {brand}, {kind}, {machines} and {number}. */
export interface PartWords extends Required<ProductWords> {
  /** By the value of the machine type: one of them, and several as they stand in a text. */
  machines: Readonly<Record<string, { one: string; many: string }>>
}

export interface Wording {
  /** By the English name. */
  names: Readonly<Record<string, string>>
  parts: PartWords
  /** By asin. */
  ownParts: Readonly<Record<string, ProductWords>>
  titles: Readonly<Record<string, string>>
}

/** The data are English. */
export const wordings: Readonly<Record<Exclude<Language, 'en'>, Wording>> = {
  de: { names: namesDe, parts: partsDe, ownParts: ownPartsDe, titles: titlesDe },
  ar: { names: namesAr, parts: partsAr, ownParts: ownPartsAr, titles: titlesAr },
}
export const wordingOf = (language: Language): Wording | null =>
  language === 'en' ? null : wordings[language]

/** A name of the data in the language, else as it is. */
export const nameIn = (language: Language, name: string): string =>
  wordingOf(language)?.names[name] ?? name
