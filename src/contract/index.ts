import { buyBoxAdd, cartAddItems, cartCount } from './cart.ts'
import { dealClaim } from './deal-claim.ts'
import { dealProduct } from './deals.ts'
import { inviteRequest } from './invite.ts'

/** Every call of the library. The reference store does not compile while one has no handler. */
export const contract = [
  buyBoxAdd,
  cartAddItems,
  cartCount,
  dealClaim,
  dealProduct,
  inviteRequest,
] as const
