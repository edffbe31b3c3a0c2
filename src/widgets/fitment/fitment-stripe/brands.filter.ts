import { comparable } from '../../../rules/fitment.ts'

export interface Brand {
  value: string
  label: string
}

/**
 * Prepares a filter of brands by the beginning of their value or label (FIT-100). All that depends on the
 * brands alone is done here, so that a key press compares and nothing else.
 */
export function brandFilter(brands: readonly Brand[]): (typed: string) => readonly Brand[] {
  const labels = brands.map(({ label }) => comparable(label))
  const values = brands.map(({ value }) => comparable(value))
  return typed => {
    const wanted = comparable(typed.trimStart())
    if (!wanted) return brands
    return brands.filter((_, n) => labels[n]?.startsWith(wanted) || values[n]?.startsWith(wanted))
  }
}
