/** A percentage, limited to 0 to 100 and rounded down (DEA-076). */
export const wholePercent = (percent: number): number =>
  Math.floor(Math.min(100, Math.max(0, percent)))

export type ProgressTone = 'neutral' | 'success' | 'error'

/** Color for the claimed share of a deal (DEA-008 to DEA-010). */
export function progressTone(percent: number): ProgressTone {
  if (percent >= 100) return 'error'
  return percent >= 90 ? 'success' : 'neutral'
}
