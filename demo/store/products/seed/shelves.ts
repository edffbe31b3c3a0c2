import type { Shelf } from '../../server/family.ts'
import { desk } from './desk.ts'
import { electronics } from './electronics.ts'
import { grocery } from './grocery.ts'
import { household } from './household.ts'
import { style } from './style.ts'

/** Spare parts, which are of the family fitment, stand between household and style. */
export const shelves: readonly Shelf[] = [
  { from: 0, products: electronics },
  { from: 100, products: grocery },
  { from: 200, products: household },
  { from: 400, products: style },
  { from: 500, products: desk },
]
