import { atom } from 'nanostores'
import type { BuyBox } from '../../../../elements/buying/buy-box.ts'
import type { WrapperPorts } from '../../../element/ports.ts'
import type { messages } from './buy-box.messages.ts'

export type BuyBoxPorts = WrapperPorts<BuyBox, typeof messages>

/** What the views show. What is optional belongs to code that comes later. */
export interface Shown {
  /** The helpers act: the shopper is at a desktop, as far as is known (ONE-010). */
  helps: boolean
  /** null: blank. */
  quantity: number | null
  giftWrap?: boolean
  /** Label of the place that the item goes to; '' while nobody has said. */
  place?: string
  disabled: boolean
  /** Minimum order quantities of the locked offers. */
  minimums: readonly number[]
  /** The minimum that the pop-up explains; null while it is closed. */
  explained: number | null
  /** No offer can be bought. */
  closed?: boolean
  conditionOpen?: boolean
  /** A press of a locked one-click button was swallowed. */
  orderUnderWay?: boolean
  adding?: boolean
  /** Of a fresh add. */
  outcome?: 'added' | 'failed' | null | undefined
}

export function shown() {
  const $shown = atom<Shown>({
    helps: true,
    quantity: 1,
    disabled: false,
    minimums: [],
    explained: null,
  })
  const show = (change: Partial<Shown>) => $shown.set({ ...$shown.get(), ...change })
  return { $shown, show }
}
export type Showing = ReturnType<typeof shown>
