import type { Descriptor, Family } from '../src/element/describe.ts'
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
import { renewed } from './renewed/index.ts'
import { schedule } from './schedule/index.ts'
import { services } from './services/index.ts'
import { wardrobe } from './wardrobe/index.ts'

/** The families, in the order of the README and the catalogue. */
export const families: readonly Family[] = [
  buying,
  deals,
  extras,
  bundles,
  delivery,
  schedule,
  fitment,
  services,
  renewed,
  wardrobe,
  gifts,
  badges,
  fresh,
  content,
]

/** The catalogue: every element of the library. */
export const catalogue: readonly Descriptor[] = families.flatMap(({ elements }) => elements)
