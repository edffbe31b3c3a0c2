import { badges } from './badges/index.ts'
import { bundles } from './bundles/index.ts'
import { buying } from './buying/index.ts'
import { content } from './content/index.ts'
import { deals } from './deals/index.ts'
import { delivery } from './delivery/index.ts'
import { extras } from './extras/index.ts'
import { fitment } from './fitment/index.ts'
import { freshPages } from './fresh/index.ts'
import { gallery } from './gallery/index.ts'
import { gifts } from './gifts/index.ts'
import { listsPages } from './lists/index.ts'
import { ordering } from './ordering/index.ts'
import type { PagesFamily } from './render/family.ts'
import { renewed } from './renewed/index.ts'
import { reviews } from './reviews/index.ts'
import { schedule } from './schedule/index.ts'
import { services } from './services/index.ts'
import { variations } from './variations/index.ts'
import { wardrobe } from './wardrobe/index.ts'

/** What the families of elements bring, a line per family: in the order in which their pieces follow on a page. */
const list = [
  buying,
  deals,
  extras,
  bundles,
  delivery,
  ordering,
  gallery,
  variations,
  wardrobe,
  schedule,
  services,
  reviews,
  listsPages,
  fitment,
  renewed,
  gifts,
  badges,
  freshPages,
  content,
] as const

export const families: readonly PagesFamily[] = list

type IdsOf<Family> = Family extends { texts: { en: { texts: infer Texts } } } ? keyof Texts : never
/** Every text of the families. */
export type FamilyTextId = IdsOf<(typeof list)[number]>
