import type { BodySize, Fit } from '../../../pages/wardrobe/data.ts'

/** In centimetres, as a tape shows them. */
const size = (name: string, bust: number, waist: number, hips: number): BodySize => ({
  size: name,
  bust: bust * 10,
  waist: waist * 10,
  hips: hips * 10,
})

/** By the asin of the parent, or of a product without one. */
export const fits: Readonly<Record<string, Fit>> = {
  B0DRESS000: {
    runs: 'true',
    sizes: [
      size('XS', 82, 66, 90),
      size('S', 88, 72, 96),
      size('M', 94, 78, 102),
      size('L', 102, 86, 110),
      size('XL', 110, 94, 118),
    ],
  },
  B0COAT0001: {
    runs: 'large',
    sizes: [size('S', 88, 72, 96), size('M', 96, 80, 104), size('L', 104, 88, 112)],
  },
}
