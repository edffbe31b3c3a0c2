import { protectionOptions } from './plans.ts'
import { sampleTracking } from './samples.ts'
import { lastAddedCartItem, warrantyService } from './warranty.ts'

export const extrasCalls = [
  protectionOptions,
  lastAddedCartItem,
  warrantyService,
  sampleTracking,
] as const
