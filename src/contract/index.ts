import { bundlesCalls } from './bundles/index.ts'
import { buyingCalls } from './buying/index.ts'
import { contentCalls } from './content/index.ts'
import { dealsCalls } from './deals/index.ts'
import { deliveryCalls } from './delivery/index.ts'
import { extrasCalls } from './extras/index.ts'
import { fitmentCalls } from './fitment/index.ts'
import { freshCalls } from './fresh/index.ts'
import { scheduleCalls } from './schedule/index.ts'
import { wardrobeCalls } from './wardrobe/index.ts'
import { servicesCalls } from './services/index.ts'

/** Every call of the library. The reference store only compiles if every call has a handler. */
export const contract = [
  ...buyingCalls,
  ...dealsCalls,
  ...extrasCalls,
  ...bundlesCalls,
  ...deliveryCalls,
  ...scheduleCalls,
  ...fitmentCalls,
  ...wardrobeCalls,
  ...servicesCalls,
  ...freshCalls,
  ...contentCalls,
] as const
