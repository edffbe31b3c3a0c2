import type { Certificate } from '../tables.ts'

const coffee = [
  { name: 'trees', figure: 140, audited: 2025 },
  { name: 'footprint', figure: 31, audited: 2026 },
] as const

const byProduct = {
  B0HEADPH01: [
    { name: 'recycled', figure: 62, audited: 2026 },
    { name: 'footprint', figure: 24, audited: 2025 },
  ],
  B0COFFEE01: coffee,
  B0COFFEE02: coffee,
} as const

/** The certificates of products. */
export const certificates: readonly Certificate[] = Object.entries(byProduct).flatMap(
  ([asin, all]) => all.map((one, position) => ({ ...one, asin, position })),
)
