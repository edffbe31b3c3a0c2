import type {
  AdoptedControl,
  Item,
  QuantityConfig,
  QuantityItem,
  Selection,
} from './quantity-selector.ports.ts'

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
