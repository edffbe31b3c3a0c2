/** Whole numbers from lowest to highest. If highest is below lowest: lowest only. */
export const range = (lowest: number, highest: number): number[] =>
  [...'.'.repeat(Math.max(1, highest - lowest + 1))].map((_, step) => lowest + step)
