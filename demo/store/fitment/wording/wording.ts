import type { OtherLanguage, ProductWords } from '../../server/words.ts'
import { namesAr } from './names.ar.ts'
import { namesDe } from './names.de.ts'
import { ownPartsAr } from './own-parts.ar.ts'
import { ownPartsDe } from './own-parts.de.ts'
import type { PartWords } from './part-words.ts'
import { partsAr } from './parts.ar.ts'
import { partsDe } from './parts.de.ts'

export interface PartWording {
  names: Readonly<Record<string, string>>
  /** Of the parts that have pages of their own, by asin. */
  products: Readonly<Record<string, ProductWords>>
  parts: PartWords
}

export const partWordings: Readonly<Record<OtherLanguage, PartWording>> = {
  de: { names: namesDe, products: ownPartsDe, parts: partsDe },
  ar: { names: namesAr, products: ownPartsAr, parts: partsAr },
}
