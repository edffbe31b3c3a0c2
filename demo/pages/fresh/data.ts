import type { Language } from '../render/preferences.ts'

/** A delivery time. Moments: epoch milliseconds. */
export interface DeliveryTime {
  id: string
  startsAt: number
  endsAt: number
}

/** What of a cart does not suit an address or a delivery time. */
export interface Unsuited {
  asin: string
  title: string
  quantity: number
}

/** A store of groceries. */
export interface GroceryStore {
  storeId: string
  brandId: string
  /** In the language of the visitor. */
  name: string
  /** Address of its page. */
  front: string
  /** The brand that it sells alone. null: it sells all. */
  sells: string | null
}

/** A coupon that the shopper has not spent yet. */
export interface GroceryCoupon {
  /** What a unit costs less. */
  percent: number
  isClipped: boolean
}

/** What the shopper's voice assistant reads out. */
export interface AssistantItem {
  id: number
  asin: string
  title: string
  /** Epoch milliseconds. */
  addedAt: number
}

export interface GroceryData {
  /** What a page with an add-to-cart area of groceries has to bring back. `sessionId` names the session, and opens nothing. */
  groceryTokens(
    sessionId: string,
  ): Promise<{ sessionId: string; listId: string; listToken: string }>
  /** null: the offer has none for this visitor, or they have spent it. */
  groceryCoupon(sessionId: string, offerListingId: string): Promise<GroceryCoupon | null>
  /** Asins, the newest first. */
  shoppingList(sessionId: string): Promise<string[]>
  assistantList(sessionId: string): Promise<AssistantItem[]>
}

/** An order of groceries that still takes more. */
export interface OpenOrder {
  orderId: string
  /** The store that it takes more of. */
  storeId: string
  /** Epoch milliseconds. */
  closesAt: number
}

export interface FreshData extends GroceryData {
  /** Orders that still take more, the one that closes next first. */
  openOrders(sessionId: string): Promise<OpenOrder[]>
  /** All stores, the shop's own first. */
  groceryStores(language: Language): Promise<GroceryStore[]>
  /** Delivery times of a store that have room. */
  deliveryTimes(storeId: string): Promise<DeliveryTime[]>
  /** The one that the visitor holds. */
  reservedTime(sessionId: string): Promise<DeliveryTime | null>
  /** Items that keep a cart from an address or a delivery time; null: it is not there any more. */
  unsuited(sessionId: string, query: Readonly<Record<string, string>>): Promise<Unsuited[] | null>
}
