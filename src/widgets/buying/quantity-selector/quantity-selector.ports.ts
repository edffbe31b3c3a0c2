import type { ReadableAtom } from 'nanostores'
import type {
  QuantityItem,
  QuantitySelector,
} from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { Controlled, Ports } from '../../../element/ports.ts'
import type { messages } from './quantity-selector.messages.ts'

export type { AdoptedControl } from '../../../element/ports.ts'

export type { QuantityItem }
export type QuantityPorts = Ports<QuantitySelector, typeof messages>
export type QuantityConfig = Config<QuantitySelector>

/** The product that the quantity belongs to. `asin` null: the product is unknown, so no page store is used. */
export interface Item {
  asin: string | null
  storeId?: string | undefined
  quantityUnit?: string | undefined
}

/** A selected quantity. `id`: the item, or null for a typed quantity. `quantity`: null while nothing is selected. */
export interface Selection {
  id: string | null
  quantity: number | null
}

/** `resting`: only the control in the page shows. `open`: the choice is open. `adding`: the widget waits for an add. */
export type State = 'resting' | 'open' | 'adding'

/** What the views show. `previous`: the selection before the last change, for `host.config` (QTY-026). */
export interface Shown {
  state: State
  /** The selection, even while it waits to be confirmed. */
  selected: Selection
  previous: Selection
  /** The current quantity. */
  quantity: number | null
  failed: boolean
  disabled: boolean
}

/** The view that opens: the list of quantities, or the input for a typed quantity. */
export type OpenView = 'choosing' | 'typing'

interface Amount {
  asin: string
  storeId?: string | undefined
  amountInCart?: number | undefined
}
/** Detail of the events about an add. */
export interface Add {
  widgetId?: string | undefined
  items: readonly Amount[]
}

/** The part of the widget's model that the choice needs. */
export interface Chooser extends Controlled {
  readonly ports: QuantityPorts
  readonly $shown: ReadableAtom<Shown>
  /** The current selection. */
  readonly now: Selection
  readonly openedWith: OpenView
  /** Returns the selection of a quantity. `id` is null if no item has the quantity. */
  selection(quantity: number | null): Selection
  show(change: Partial<Shown>): void
  take(next: Selection, byShopper: boolean): void
  commit(next: Selection, before: Selection, apply?: () => void): boolean
  dismiss(): void
  count(name: string): void
}

/** The part of the widget's model that the stepper needs. */
export interface Stepped extends Pick<Chooser, 'ports' | 'now' | 'selection' | 'take' | 'commit'> {
  items(): readonly QuantityItem[]
  /** true: the widget is not disabled, the choice is closed, and no add is running. */
  isFree(): boolean
  open(view: OpenView): void
}
