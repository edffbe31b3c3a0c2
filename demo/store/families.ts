import { buying } from './buying/index.ts'
import { deals } from './deals/index.ts'
import { delivery } from './delivery/index.ts'
import { fitment } from './fitment/index.ts'
import { ordering } from './ordering/index.ts'
import { products } from './products/index.ts'
import { reviews } from './reviews/index.ts'

/**
 * What the store is made of, a line per family. Products come first: the others are seeded for them.
 * The store does not compile while a call of the contract has no handler in one of them.
 */
export const families = [products, buying, deals, delivery, ordering, reviews, fitment] as const
