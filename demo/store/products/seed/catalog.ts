import { desk } from './desk.ts'
import { electronics } from './electronics.ts'
import { grocery } from './grocery.ts'
import { household } from './household.ts'
import { partProducts } from '../../fitment/seed/parts.ts'
import type { SeedProduct } from './product.ts'
import { style } from './style.ts'

/** Every product of the shop, in the order of its lists. */
export const catalog: readonly SeedProduct[] = [
  ...electronics,
  ...grocery,
  ...household,
  ...partProducts,
  ...style,
  ...desk,
]
