import type { GiftCardPicker } from '../../../../elements/gifts/gift-card-picker.ts'
import type { Config } from '../../../element/describe.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './gift-card-picker.messages.ts'

/** With the element: it writes into a hidden field of the page inside. */
export type GiftPorts = WrapperPorts<GiftCardPicker, typeof messages>
export type GiftConfig = Config<GiftCardPicker>

/** An amount to choose. */
export interface Swatch {
  /** Place among the amounts of its design. */
  id: string
  /** A plain number. */
  value: string
  /** As shoppers read it. */
  display: string
  /** Place among the denominations. 0: any amount. */
  denomination: number
}

export interface Design {
  index: number
  name: string
  /** Address of a picture. '': none. */
  image: string
  /** Places of its occasions. */
  occasions: readonly number[]
  /** true: it is out of stock. */
  isOut: boolean
  /** true: it takes any amount (GFT-049). */
  isVariable: boolean
  swatches: readonly Swatch[]
}

export interface Combination {
  asin: string
  title: string
  canonicalUrl: string
}

/** What can be chosen. */
export interface Catalogue {
  /** Without hidden ones. */
  designs: readonly Design[]
  occasions: readonly string[]
  /** By `denomination_design`. */
  combinations: ReadonlyMap<string, Combination>
}

/** What is chosen of the amounts. */
export interface Chosen {
  /** A plain number. null: none. */
  amount: string | null
  /** null: nobody has chosen. */
  denomination: number | null
  /** Id of the swatch. null: the amount was typed. */
  swatch: string | null
}

/** All that the shopper has chosen, to come back to. */
export interface Snapshot {
  design: number
  chosen: Chosen
}
