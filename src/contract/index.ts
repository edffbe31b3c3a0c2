import { buyingCalls } from './buying/index.ts'
import { dealsCalls } from './deals/index.ts'
import { deliveryCalls } from './delivery/index.ts'
import { fitmentCalls } from './fitment/index.ts'

/** Every call of the library. The reference store only compiles if every call has a handler. */
export const contract = [...buyingCalls, ...dealsCalls, ...deliveryCalls, ...fitmentCalls] as const
