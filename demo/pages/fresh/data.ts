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

export interface FreshData {
  /** All stores, the shop's own first. */
  groceryStores(language: Language): Promise<GroceryStore[]>
  /** Delivery times of a store that have room. */
  deliveryTimes(storeId: string): Promise<DeliveryTime[]>
  /** The one that the visitor holds. */
  reservedTime(sessionId: string): Promise<DeliveryTime | null>
  /** Items that keep a cart from an address or a delivery time; null: it is not there any more. */
  unsuited(sessionId: string, query: Readonly<Record<string, string>>): Promise<Unsuited[] | null>
}
