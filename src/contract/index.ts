import { buyBoxAdd, cartAddItems, cartCount } from './cart.ts'
import { dealClaim } from './deal-claim.ts'
import { dealProduct } from './deals.ts'
import { inviteRequest } from './invite.ts'
import {
  addressChange,
  addressList,
  addressSelections,
  countrySelections,
  unifiedRefresh,
} from './location.ts'

/** Every call of the library. The reference store does not compile while one has no handler. */
export const contract = [
  addressChange,
  addressList,
  addressSelections,
  buyBoxAdd,
  cartAddItems,
  cartCount,
  countrySelections,
  dealClaim,
  dealProduct,
  inviteRequest,
  unifiedRefresh,
] as const
