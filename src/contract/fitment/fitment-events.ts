import * as v from 'valibot'
import { asin, brand, category, model, series } from '../fields.ts'
import { flag, means, object, text } from '../schema.ts'

/** Details of the events that fitment elements send to each other and to the page. */

/** Code compares and sends the normalized forms. Shoppers see the display forms (FIT-031, FIT-053). */
export const modelSelected = object({
  brand,
  series,
  model,
  displayBrand: means(text, 'Brand, as shoppers see it.', 'Bergstrom'),
  displaySeries: means(text, 'Series, as shoppers see it.', 'GS 60'),
  displayModel: means(text, 'Model number, as shoppers see it.', 'GS60-4210W'),
  isSavedModel: means(flag, 'The shopper chose one of the saved models.', false),
})
export type SelectedModel = v.InferOutput<typeof modelSelected>

export const modelCleared = object({ brand, series, model })

/** `failed`: the check got no answer. In that case `fits` is false (FIT-063). */
export const fitmentChecked = object({
  fits: means(flag, 'The product fits the machine.'),
  failed: means(flag, 'The check got no answer. In that case, fits is false.', false),
  asin,
  brand,
  series,
  model,
})

/** A request that dp-model-help answers (COR-058, MDL-001). */
export const helpRequested = object({ category })
