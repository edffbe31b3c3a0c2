import type { HitFields } from '../../../src/contract/fitment/fitment.ts'
import type { Model } from './model-index.ts'

/** FIT-030, FIT-031. */
export const fieldsOf = (model: Model): HitFields => ({
  brand: model.displayBrand,
  series: model.displaySeries,
  modelnumber: model.displayNumber,
  normalized_brand: model.brand,
  normalized_series: model.series,
  normalized_model: model.number,
  display_brand: model.displayBrand,
  display_series: model.displaySeries,
  display_model: model.displayNumber,
})

/** `found`: how many there are, of which `models` may be the first. */
export const hitsOf = (models: readonly Model[], found = models.length) => ({
  hit: models.map(model => ({ fields: fieldsOf(model) })),
  found,
})

export const listOf = <T extends HitFields>(data: T[]) => ({
  'meta-data': { count: data.length },
  data,
})
