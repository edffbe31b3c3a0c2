/** The percentile of the values at this share (0 to 1), by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(0, Math.ceil(share * sorted.length) - 1)
  const found = sorted[rank]
  if (found === undefined) throw new RangeError('A percentile of no values')
  return found
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
