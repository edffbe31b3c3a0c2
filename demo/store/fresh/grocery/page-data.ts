import type { GroceryData } from '../../../pages/fresh/data.ts'
import type { Shop } from '../../server/family.ts'
import { assistantItems } from './assistant-list.ts'
import { couponOf } from './coupons.ts'
import { listedAsins, ownList } from './shopping-list.ts'

/** What the pages show of an add from the grocery page, and of its lists. */
export const groceryData = ({ orm, sign }: Shop): GroceryData => ({
  groceryTokens: async sessionId => ({
    sessionId: sign.page(sessionId),
    listId: ownList,
    listToken: sign.list(sessionId, ownList),
  }),
  groceryCoupon: (sessionId, offerListingId) => couponOf(orm, sessionId, offerListingId),
  shoppingList: sessionId => listedAsins(orm, sessionId),
  assistantList: sessionId => assistantItems(orm, sessionId),
})
