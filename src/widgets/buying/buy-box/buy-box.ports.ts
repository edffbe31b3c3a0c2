import type { WritableAtom } from 'nanostores'
import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './buy-box.messages.ts'

export type BuyBoxPorts = WrapperPorts<BuyBox, typeof messages>

/** Names and values that a form submits. */
export type Fields = Readonly<Record<string, string>>

/** What the views show. */
export interface Shown {
  /** The helpers act: the shopper is at a desktop, as far as is known (ONE-010). */
  helps: boolean
  /** null: blank. */
  quantity: number | null
  giftWrap: boolean
  /** Label of the place that the item goes to; '' while nobody has said. */
  place: string
  disabled: boolean
  /** Minimum order quantities of the locked offers. */
  minimums: readonly number[]
  /** The minimum that the pop-up explains; null while it is closed. */
  explained: number | null
  /** No offer can be bought. */
  closed: boolean
  conditionOpen: boolean
  /** A press of a locked one-click button was swallowed. */
  orderUnderWay: boolean
  /** A fresh item is being added. */
  adding: boolean
  /** How the last add of a fresh item has ended. */
  outcome: 'added' | 'failed' | null
}

export interface Showing {
  $shown: WritableAtom<Shown>
  show(change: Partial<Shown>): void
}
