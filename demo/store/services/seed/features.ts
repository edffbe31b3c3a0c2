import type { OfferFeature } from '../../../pages/services/data.ts'

/** What comes with large machines, by asin. */
export const features: Readonly<Record<string, readonly OfferFeature[]>> = {
  B0WASHER01: ['carried', 'collected', 'repaired', 'parts'],
  B0FRIDGE01: ['carried', 'old', 'collected', 'repaired'],
}
