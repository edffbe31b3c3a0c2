/** What a shopper may type as a quantity: at most three digits (QTY-036, QTY-037). */
const typed = /^\d{1,3}$/

export interface QuantityRule {
  allowZero: boolean
  /** Highest quantity, 999 at most. */
  max: number
}

/** The quantity that `text` stands for, leading zeros dropped; null where it is none (QTY-036 to QTY-047). */
export function parseQuantity(text: string, { allowZero, max }: QuantityRule): number | null {
  if (!typed.test(text)) return null
  const quantity = Number(text)
  return quantity <= max && (quantity > 0 || allowZero) ? quantity : null
}

export interface TextSelection {
  value: string
  start: number
  end: number
}

/**
 * Whether `inserted` may take the place of the selected text: digits only, three in all
 * (QTY-042 to QTY-044). Asked at `beforeinput`, so that it holds for virtual keyboards and pasting.
 */
export function acceptsDigits(inserted: string, { value, start, end }: TextSelection): boolean {
  return typed.test(inserted) && value.length - (end - start) + inserted.length <= 3
}
