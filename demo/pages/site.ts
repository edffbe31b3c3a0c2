import { families, type FamilyTextId } from './families.ts'
import type { PagesFamily } from './render/family.ts'
import { shop } from './shop/index.ts'
import type * as texts from './shop/texts.en.ts'

/** All pages: those of the families, and of the shop itself, whose pages have places for the families. */
export const site: readonly PagesFamily[] = [...families, shop]

/** Every text of the pages. */
export type TextId = FamilyTextId | keyof typeof texts.texts
