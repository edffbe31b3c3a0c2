import type {
  QuantityItem,
  QuantitySelector,
} from '../../../../elements/buying/quantity-selector.ts'
import type { Config } from '../../../element/describe.ts'
import type { AdoptedControl, Ports } from '../../../element/ports.ts'
import type { messages } from './quantity-selector.messages.ts'

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

export const nothing: Selection = { id: null, quantity: null }

/** Returns the quantity in an adopted control or an option. undefined: there is none. */
export const standingIn = (control: { value: string } | null): number | undefined =>
  /^\d{1,3}$/.test(control?.value ?? '') ? Number(control?.value) : undefined

/** Returns the options of an adopted select as items. They count if the page configures no items (QTY-089). */
export const adoptedItems = (control: AdoptedControl | null): readonly QuantityItem[] =>
  [...(control?.options ?? [])]
    .filter(option => standingIn(option) !== undefined && !option.disabled)
    .map(({ value, text }) => ({
      id: value,
      data: { quantity: Number(value) },
      // A bare number needs no text: the element writes it with the digits of the page's language.
      quantityText: text === value ? undefined : text,
    }))

/** Returns the selection of a quantity. `id` is null if no item has the quantity (QTY-024, QTY-025). */
export function selectionOf(items: readonly QuantityItem[], quantity: number | null): Selection {
  const item = items.find(({ data }) => data.quantity === quantity)
  return { id: item?.id ?? null, quantity }
}

export const itemSelection = (item: QuantityItem): Selection => ({
  id: item.id,
  quantity: item.data.quantity,
})

/** Returns the selection that the page names by id or quantity. null: the page names none. */
export function configured(
  items: readonly QuantityItem[],
  id: string | undefined,
  quantity?: number,
): Selection | null {
  const item = items.find(one => one.id === id)
  if (item) return itemSelection(item)
  return quantity === undefined ? null : selectionOf(items, quantity)
}

/** Returns the quantity of a selection without an item. undefined: the selection has an item or no quantity. */
export const typedQuantity = ({ id, quantity }: Selection): number | undefined =>
  id === null ? (quantity ?? undefined) : undefined

/** true: the simplified stepper, which needs no items. */
export const isSimple = ({ shapeType }: QuantityConfig): boolean => shapeType?.[0] === 'S'

/**
 * Returns the product of the configuration. null: `staticData` is malformed, and the widget stays disabled (QTY-073).
 */
export function itemOf({ staticData = {}, asin }: QuantityConfig): Item | null {
  if (Object(staticData) !== staticData || Array.isArray(staticData)) return null
  const given = staticData as Record<string, unknown>
  const isText = (name: string) => typeof (given[name] ?? '') === 'string'
  if (!isText('storeId') || !isText('quantityUnit')) return null
  if (!/^[A-Z\d]{10}$/.test(`${given['asin'] ?? 'NONE000000'}`)) return null
  return {
    ...(given as Partial<Item>),
    asin: (given['asin'] as string | undefined) ?? asin ?? null,
  }
}

/** Returns the suffix of the reference tag for a change (QTY-062). */
function reftagOf(quantity: number, previous: number, isStepper: boolean): string {
  if (!quantity) return '_qs_rm'
  if (!previous) return '_qs_atc'
  return isStepper && quantity > previous ? '_qs_add' : '_qs_udt'
}

/** Returns the detail of the commit events (QTY-061). `previous`: the quantity before, null or 0 if there was none. */
export function actionDetail(
  { id, actionId, clientId, shapeType }: QuantityConfig,
  { asin, storeId, quantityUnit }: Item,
  quantity: number,
  previous: number | null,
) {
  const isStepper = !!shapeType
  return {
    widgetId: id,
    actionId,
    clientId,
    asin,
    storeId,
    quantityUnit,
    quantity,
    previousQuantity: previous,
    isStepper,
    setQuantity: !!previous,
    reftag: reftagOf(quantity, previous ?? 0, isStepper),
  }
}
