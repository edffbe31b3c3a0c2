/** Whole numbers from the lowest to the highest; the lowest alone where they are crossed. */
export const range = (lowest: number, highest: number): number[] =>
  [...'.'.repeat(Math.max(1, highest - lowest + 1))].map((_, step) => lowest + step)
