/** For whom a size is made: measured on the body, in millimetres. */
export interface BodySize {
  size: string
  bust: number
  waist: number
  hips: number
}

/** How clothes fit. */
export interface Fit {
  /** Against the size that people usually wear. */
  runs: 'small' | 'true' | 'large'
  /** From the smallest. */
  sizes: readonly BodySize[]
}

export interface WardrobeData {
  /** Of a product without variations, or of a parent. null: the shop has no measurements. */
  fit(asin: string): Promise<Fit | null>
}
