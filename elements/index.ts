import type { Descriptor, Family } from '../src/element/describe.ts'
import { buying } from './buying/index.ts'
import { content } from './content/index.ts'
import { deals } from './deals/index.ts'
import { delivery } from './delivery/index.ts'
import { fitment } from './fitment/index.ts'

/** The families, in the order of the README and the catalogue. */
export const families: readonly Family[] = [buying, deals, delivery, fitment, content]

/** The catalogue: every element of the library. */
export const catalogue: readonly Descriptor[] = families.flatMap(({ elements }) => elements)
