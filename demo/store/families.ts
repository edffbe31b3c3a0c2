import { badges } from './badges/index.ts'
import { bundles } from './bundles/index.ts'
import { buying } from './buying/index.ts'
import { content } from './content/index.ts'
import { deals } from './deals/index.ts'
import { delivery } from './delivery/index.ts'
import { extras } from './extras/index.ts'
import { fitment } from './fitment/index.ts'
import { gifts } from './gifts/index.ts'
import { fresh } from './fresh/index.ts'
import { ordering } from './ordering/index.ts'
import { products } from './products/index.ts'
import { reviews } from './reviews/index.ts'
import { schedule } from './schedule/index.ts'
import { services } from './services/index.ts'
import { wardrobe } from './wardrobe/index.ts'

/**
 * What the store is made of, a line per family. Products come first: the others are seeded for them.
 * The store does not compile while a call of the contract has no handler in one of them.
 */
export const families = [
  products,
  buying,
  deals,
  delivery,
  schedule,
  ordering,
  reviews,
  extras,
  bundles,
  fitment,
  services,
  wardrobe,
  gifts,
  badges,
  fresh,
  content,
] as const
