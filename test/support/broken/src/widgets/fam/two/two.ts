import { later } from './circle.ts'
import type { Two } from './types.ts'

export const two: Two = { later }
