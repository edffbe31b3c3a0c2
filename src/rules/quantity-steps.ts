import { asksForText, type QuantityEntry } from './quantity-entry.ts'

/** The entry that passes and whose quantity is nearest to `quantity`. The list may have any order. */
function nearest<T extends QuantityEntry>(
  entries: readonly T[],
  quantity: number,
  passes: (other: number) => boolean,
): T | null {
  let found: T | null = null
  for (const entry of entries) {
    const other = entry.data.quantity
    const distance = found ? Math.abs(found.data.quantity - quantity) : Infinity
    if (passes(other) && Math.abs(other - quantity) < distance) found = entry
  }
  return found
}

/** Where the plus button leads: an entry, a typed quantity, or nowhere (QTY-048 to QTY-050, QTY-085). */
export function stepUp<T extends QuantityEntry>(
  entries: readonly T[],
  quantity: number,
): T | 'type' | null {
  const next = nearest(entries, quantity, other => other > quantity)
  return next ?? (entries.some(asksForText) ? 'type' : null)
}

/** Where minus leads: an entry, quantity 0 below the lowest entry, or nowhere (QTY-051, QTY-052, QTY-085). */
export function stepDown<T extends QuantityEntry>(
  entries: readonly T[],
  quantity: number,
): T | 'zero' | null {
  if (quantity < 1) return null
  return nearest(entries, quantity, other => other < quantity) ?? 'zero'
}
