import * as v from 'valibot'
import { flag, object, text } from '../schema.ts'

/** Details of the events by which the fitment elements talk to each other and to the page. */

/** The three normalized forms are compared and sent on, the display forms shown (FIT-031, FIT-053). */
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

/** `failed`: the check had no answer; `fits` is then false (FIT-063). */
export const fitmentChecked = object({
  fits: flag,
  failed: flag,
  asin: text,
  brand: text,
  series: text,
  model: text,
})

/** A request that dp-model-help takes up (COR-058, MDL-001). */
export const helpRequested = object({ category: text })
