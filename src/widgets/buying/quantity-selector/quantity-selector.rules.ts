import type {
  AdoptedControl,
  Item,
  QuantityConfig,
  QuantityItem,
  Selection,
} from './quantity-selector.ports.ts'

export const nothing: Selection = { id: null, quantity: null }

/** The options of an adopted select, where the page configures no items (QTY-089). */
export const adoptedItems = (control: AdoptedControl | null): readonly QuantityItem[] =>
  (control?.options ?? [])
    .filter(({ value, disabled }) => /^\d+$/.test(value) && !disabled)
    .map(({ value, text }) => ({
      id: value,
      data: { quantity: Number(value) },
      // A bare number is written with the digits of the page's language, as for an item without a text.
      quantityText: text === value ? undefined : text,
    }))

/** The item of a quantity, else the bare quantity (QTY-024, QTY-025). */
export function selectionOf(items: readonly QuantityItem[], quantity: number | null): Selection {
  const item = items.find(({ data }) => data.quantity === quantity)
  return { id: item?.id ?? null, quantity }
}

export const itemSelection = (item: QuantityItem): Selection => ({
  id: item.id,
  quantity: item.data.quantity,
})

/** What the page names by id or quantity; null: nothing. */
export function configured(
  items: readonly QuantityItem[],
  id: string | undefined,
  quantity?: number,
): Selection | null {
  const item = items.find(one => one.id === id)
  if (item) return itemSelection(item)
  return quantity === undefined ? null : selectionOf(items, quantity)
}

/** The quantity that stands in an adopted control, undefined where none does. */
export function standingIn(adopted: AdoptedControl | null): number | undefined {
  const standing = adopted?.value() ?? ''
  return /^\d{1,3}$/.test(standing) ? Number(standing) : undefined
}

/** The quantity that no item has. */
export const typedQuantity = ({ id, quantity }: Selection): number | undefined =>
  id === null ? (quantity ?? undefined) : undefined

/** The simplified stepper, which needs no items. */
export const isSimple = ({ shapeType }: QuantityConfig): boolean => shapeType?.[0] === 'S'

/** null: staticData is malformed, and the widget stays disabled (QTY-073). */
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

/** QTY-062. */
function reftagOf(quantity: number, previous: number, isStepper: boolean): string {
  if (!quantity) return '_qs_rm'
  if (!previous) return '_qs_atc'
  return isStepper && quantity > previous ? '_qs_add' : '_qs_udt'
}

/** The detail of the action (QTY-061). `previous`: the quantity before, null or 0 where there was none. */
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
