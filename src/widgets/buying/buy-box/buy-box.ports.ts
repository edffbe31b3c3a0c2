import type { WritableAtom } from 'nanostores'
import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { AddState } from '../../../machine/adding.ts'
import type { messages } from './buy-box.messages.ts'

export type BuyBoxPorts = WrapperPorts<BuyBox, typeof messages>

/** Names and values that a form submits. */
export type Fields = Readonly<Record<string, string>>

/** What the views show. */
export interface Shown {
  /** true: the helpers show, because the device is a desktop or unknown (ONE-010). */
  helps: boolean
  /** null: the quantity is blank. */
  quantity: number | null
  giftWrap: boolean
  /** Label of the delivery address. '': unknown. */
  place: string
  disabled: boolean
  /** Minimum order quantities that are not met. */
  minimums: readonly number[]
  /** Whether the item fits the shopper's machine, and the name of the machine. null: unknown. */
  fit: { model: string; fits: boolean } | null
  /** The minimum that the pop-up explains. null: the pop-up is closed. */
  explained: number | null
  /** true: every offer is locked. */
  closed: boolean
  conditionOpen: boolean
  /** true: a press on a locked one-click button was swallowed. */
  orderUnderWay: boolean
  /** What became of the last add of a fresh item, or of the one under way. */
  add: AddState
}

export interface Showing {
  $shown: WritableAtom<Shown>
  show(change: Partial<Shown>): void
}
