/** A shopper may type at most three digits (QTY-036, QTY-037). */
const typed = /^\d{1,3}$/

export interface QuantityRule {
  min: number
  /** Highest quantity, at most 999. */
  max: number
  /** Default: 1. */
  step?: number
  /** A quantity from which the steps count. Default: 0. */
  base?: number
}

/** The quantity in `text`, without leading zeros. null: `text` is no valid quantity (QTY-036 to QTY-047, QTY-102). */
export function parseQuantity(text: string, rule: QuantityRule): number | null {
  const { min, max, step = 1, base = 0 } = rule
  if (!typed.test(text)) return null
  const quantity = Number(text)
  return quantity >= min && quantity <= max && (quantity - base) % step === 0 ? quantity : null
}

export interface TextSelection {
  value: string
  start: number
  end: number
}

/**
 * true: `inserted` may replace the selected text. Digits only, three in total (QTY-042 to QTY-044). Checked at
 * `beforeinput`, so that the rule also holds for virtual keyboards and pasting.
 */
export function acceptsDigits(inserted: string, { value, start, end }: TextSelection): boolean {
  return typed.test(inserted) && value.length - (end - start) + inserted.length <= 3
}
