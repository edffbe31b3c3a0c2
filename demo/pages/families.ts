import { buying } from './buying/index.ts'
import { content } from './content/index.ts'
import { deals } from './deals/index.ts'
import { delivery } from './delivery/index.ts'
import { fitment } from './fitment/index.ts'
import type { PagesFamily } from './render/family.ts'
import { shop } from './shop/index.ts'

const list = [buying, deals, delivery, fitment, content, shop] as const

/** What the pages are made of, a line per family: in the order in which their pieces follow one another. */
export const families: readonly PagesFamily[] = list

type IdsOf<Family> = Family extends { texts: { en: { texts: infer Texts } } } ? keyof Texts : never
/** Every text of the pages. */
export type TextId = IdsOf<(typeof list)[number]>
