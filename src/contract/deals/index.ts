import { dealClaim } from './deal-claim.ts'
import { dealProduct } from './deals.ts'

export const dealsCalls = [dealClaim, dealProduct] as const
