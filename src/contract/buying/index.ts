import { buyBoxAdd } from './buy-box-add.ts'
import { cartAddItems, cartCount } from './cart.ts'
import { inviteRequest } from './invite.ts'

export const buyingCalls = [buyBoxAdd, cartAddItems, cartCount, inviteRequest] as const
