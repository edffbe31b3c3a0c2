import type { ChosenLocationType } from '../../../src/contract/delivery/location.ts'
import type { Money } from '../../../src/contract/schema.ts'
import type { ProductKind } from '../shop/data.ts'

/** Where things are to go: the shape of the page store $location. */
export interface Place {
  addressLabel: string
  addressId?: string
  obfuscatedId?: string
  countryCode: string
  zipCode?: string
  state?: string
  city?: string
  locationType: ChosenLocationType
}

export interface SavedAddress extends Place {
  recipient: string
  lines: string
}

/** A country, or a part of one that has its own rates. */
export interface Destination {
  countryCode: string
  name: string
  /** Of a region: what it is known by beside its country. */
  sampleZip?: string
}

/** What is promised of a product for a place. Moments are epoch milliseconds. */
export type Delivery =
  | {
      way: 'sent'
      /** Midnight (UTC) of the day. */
      arrives: number
      cost: Money
      /** The moment until which an order still makes it. */
      orderBy: number
    }
  /** By e-mail: the place does not matter. */
  | { way: 'mailed' }
  | { way: 'none' }

export interface DeliveryData {
  /** Where the visitor's things are to go; null while nobody has said. */
  place(sessionId: string): Promise<Place | null>
  delivery(
    ordered: { kind: ProductKind; price: Money; member: boolean },
    place: Place | null,
  ): Promise<Delivery>
  /** The visitor's address book, the default address first; empty for nobody. */
  addresses(sessionId: string): Promise<SavedAddress[]>
  /** Abroad: regions, then countries by name. */
  destinations(): Promise<Destination[]>
}
