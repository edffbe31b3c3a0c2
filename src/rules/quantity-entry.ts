/** An entry of a quantity list in page state. */
export interface QuantityEntry {
  data: { quantity: number }
  quantityText?: string | undefined
}

/** true for "10+": choosing the entry asks the shopper to type a quantity (QTY-034). */
export const asksForText = (entry: QuantityEntry): boolean =>
  (entry.quantityText ?? '').trimEnd().endsWith('+')
