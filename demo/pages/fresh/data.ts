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

export interface FreshData {
  /** Delivery times of the market hall that have room. */
  deliveryTimes(): Promise<DeliveryTime[]>
  /** The one that the visitor holds. */
  reservedTime(sessionId: string): Promise<DeliveryTime | null>
  /** Items that keep a cart from an address or a delivery time; null: it is not there any more. */
  unsuited(sessionId: string, query: Readonly<Record<string, string>>): Promise<Unsuited[] | null>
}
