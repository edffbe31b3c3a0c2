import type { WritableAtom } from 'nanostores'
import type { FreshCart } from '../../../../elements/fresh/fresh-cart.ts'
import type { Config, Heard } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './fresh-cart.messages.ts'

export type FreshPorts = Ports<FreshCart, typeof messages>
export type FreshConfig = Config<FreshCart>
export type Mode = FreshConfig['mode']
export type Committed = Heard<FreshCart>['dp-quantity-committed']
export type Requested = Heard<FreshCart>['dp-cart-conflicts-requested']

/** An item of an add. */
export interface Item {
  asin: string
  storeId: string
  quantity: number
  offerListingDiscriminator?: string | undefined
}

/** One add: by the button, or by what a quantity selector has asked for. */
export interface Job {
  mode: Mode
  items: readonly Item[]
  /** null: the button. */
  commit: Committed | null
  /** The delivery time that keeps the item out is given back first. */
  cancelsSlot?: boolean
}

/** Words of a dialog. */
export interface Words {
  header: string
  text: string
  ok: string
}

/** What a dialog is about: HTML of the server, an add without any, or a cart that could not be checked. */
export type Told = { html: string; job: Job } | { fallback: 'cart' | 'order' } | { conflict: true }
/** A dialog that shows. `words`: its own, or what stands in until the HTML shows. */
export type Open = Told & { words: Words }

/** What the views show besides the dialogs. */
export interface Shown {
  /** What the last add came to. `failed`: no dialog could tell of it. */
  outcome: 'added' | 'failed' | null
  mode: Mode
  /** The delivery could not be moved to another address. */
  addressFailed: boolean
  /** Where the browser goes soon. */
  redirect: string | null
}

/** What the pieces of the model share. */
export interface Showing {
  $shown: WritableAtom<Shown>
  show(change: Partial<Shown>): void
  /** Opens a dialog, once those before it have closed. */
  tell(told: Told): void
}
