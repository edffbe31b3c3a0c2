import type { QuantityItem } from '../../../../elements/buying/quantity-selector.ts'
import type { AdoptedControl } from '../../../element/ports.ts'

/** What is chosen. `id`: the item, null for a typed quantity. `quantity`: null while nothing is chosen. */
export interface Selection {
  id: string | null
  quantity: number | null
}

export const nothing: Selection = { id: null, quantity: null }

/** The options of an adopted select, where the page configures no items (QTY-089). */
export const adoptedItems = (control: AdoptedControl | null): readonly QuantityItem[] =>
  (control?.options ?? [])
    .filter(({ value, disabled }) => /^\d+$/.test(value) && !disabled)
    .map(({ value, text }) => ({
      id: value,
      data: { quantity: Number(value) },
      // The bare number is a number of the page's language, as one without a text is.
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
