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

/** What is promised of things for a place. */
export type Delivery =
  | {
      way: 'sent'
      /** The day, as the epoch ms of its midnight in UTC. */
      arrives: number
      cost: Money
      /** From this price of all that travels with it, the cost is nothing; null: it is nothing already, or never is. */
      freeFrom: Money | null
      /** The moment (epoch ms) until which an order still makes it. */
      orderBy: number
    }
  /** By e-mail: the place does not matter. */
  | { way: 'mailed' }
  | { way: 'none' }

export type Speed = 'standard' | 'express'

/** A delivery at a time that the shopper has chosen. */
export interface ChosenSlot {
  id: string
  /** The shipping option that the slot is one of. */
  option: string
  /** Epoch milliseconds. */
  startsAt: number
  /** What it costs beside the delivery, in minor units of the shop's currency. */
  price: number
}

export interface OrderedLine {
  id: string
  kind: ProductKind
  /** Of one unit. */
  price: Money
  quantity: number
  /** Id of the line that this one belongs to. */
  associatedTo?: string
  slot?: ChosenSlot
}

/** What is to be delivered together, and to whom. */
export interface Ordered {
  lines: readonly OrderedLine[]
  /** Members pay for no delivery but express. */
  member: boolean
  /** Default: standard. */
  speed?: Speed
}

/** A part of an order that travels by itself. */
export interface Shipment {
  goods: 'parcel' | 'express' | 'bulky' | 'chilled' | 'mail'
  /** Ids of its lines. */
  lines: string[]
  delivery: Delivery
  /** Where the shopper may choose between speeds. */
  choices?: Readonly<Record<Speed, Delivery>>
}

export interface DeliveryData {
  /** Where the visitor's things are to go; null while nobody has said. */
  place(sessionId: string): Promise<Place | null>
  shipments(ordered: Ordered, place: Place | null): Promise<Shipment[]>
  /** The visitor's address book, the default address first; empty for nobody. */
  addresses(sessionId: string): Promise<SavedAddress[]>
  /** Abroad: regions, then countries by name. */
  destinations(): Promise<Destination[]>
}
