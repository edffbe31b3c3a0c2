import * as v from 'valibot'
import { flag, object, text } from '../schema.ts'

/** Details of the events that fitment elements send to each other and to the page. */

/** Code compares and sends the normalized forms. Shoppers see the display forms (FIT-031, FIT-053). */
export const modelSelected = object({
  brand: text,
  series: text,
  model: text,
  displayBrand: text,
  displaySeries: text,
  displayModel: text,
  isSavedModel: flag,
})
export type SelectedModel = v.InferOutput<typeof modelSelected>

export const modelCleared = object({ brand: text, series: text, model: text })

/** `failed`: the check got no answer. In that case `fits` is false (FIT-063). */
export const fitmentChecked = object({
  fits: flag,
  failed: flag,
  asin: text,
  brand: text,
  series: text,
  model: text,
})

/** A request that dp-model-help answers (COR-058, MDL-001). */
export const helpRequested = object({ category: text })
