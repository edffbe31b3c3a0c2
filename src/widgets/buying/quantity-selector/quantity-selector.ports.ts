import type { ReadableAtom } from 'nanostores'
import type {
  QuantityItem,
  QuantitySelector,
} from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { Ports } from '../../../element/ports.ts'
import type { messages } from './quantity-selector.messages.ts'

export type { AdoptedControl } from '../../../element/ports.ts'

export type { QuantityItem }
export type QuantityPorts = Ports<QuantitySelector, typeof messages>
export type QuantityConfig = Config<QuantitySelector>

/** Whose quantity it is. `asin` null: of no known product, so no page store is read or written. */
export interface Item {
  asin: string | null
  storeId?: string | undefined
  quantityUnit?: string | undefined
}

/** What is chosen. `id`: the item, null for a typed quantity. `quantity`: null while nothing is chosen. */
export interface Selection {
  id: string | null
  quantity: number | null
}

/** `resting` is the button, the stepper or the plain input in the page; `open` all that opens from it. */
export type State = 'resting' | 'open' | 'adding'

/** What the views show. `previous`: what cancelling, or a failed add, brings back. */
export interface Shown {
  state: State
  /** The choice, also while it waits to be confirmed. */
  selected: Selection
  previous: Selection
  /** The quantity that counts. */
  quantity: number | null
  failed: boolean
  disabled: boolean
}

/** What opens: the quantities, or the input for a typed one. */
export type OpenView = 'choosing' | 'typing'

interface Amount {
  asin: string
  storeId?: string | undefined
  amountInCart?: number | undefined
}
/** What the element that adds says of an add. */
export interface Add {
  widgetId?: string | undefined
  items: readonly Amount[]
}

/** What the choice needs of the widget's model. */
export interface Chooser {
  readonly ports: QuantityPorts
  readonly $shown: ReadableAtom<Shown>
  /** What counts. */
  readonly now: Selection
  readonly openedWith: OpenView
  max(): number
  /** The item of a quantity, else the bare quantity. */
  selection(quantity: number | null): Selection
  show(change: Partial<Shown>): void
  take(next: Selection, byShopper: boolean): void
  commit(next: Selection, before: Selection, apply?: () => void): boolean
  dismiss(): void
  count(name: string): void
}

/** What the stepper needs of the widget's model. */
export interface Stepped extends Pick<
  Chooser,
  'ports' | 'now' | 'max' | 'selection' | 'take' | 'commit'
> {
  items(): readonly QuantityItem[]
  /** Nothing is open, under way or disabled. */
  isFree(): boolean
  open(view: OpenView): void
}
