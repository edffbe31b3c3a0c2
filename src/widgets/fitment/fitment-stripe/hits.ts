import type { Hits, ListedModel, ModelList } from '../../../contract/fitment/fitment.ts'
import type { Listed, Model } from './stripe.ts'

/** What an answer of the lookup path has found. */
export interface Found {
  models: readonly Model[]
  /** How many there are in all: the answer may hold fewer. */
  total: number
}

/** FIT-030, FIT-031: an empty form counts as none. */
export function modelOf(fields: ListedModel): Model {
  const { brand, modelnumber, series = '', isSavedModel = false } = fields
  return {
    brand: fields.normalized_brand || brand,
    series: fields.normalized_series || series,
    model: fields.normalized_model || modelnumber,
    displayBrand: fields.display_brand || brand,
    displaySeries: fields.display_series || series,
    displayModel: fields.display_model || modelnumber,
    isSavedModel,
  }
}

/** The entries of hits in any of their three shapes (FIT-029). */
function entriesOf(hits: Hits) {
  if (Array.isArray(hits)) return hits
  return 'hit' in hits ? hits.hit : 'hits' in hits ? hits.hits : []
}

/** FIT-029. A number below that of the hits is not believed. */
export function readHits(hits: Hits): Found {
  const list = entriesOf(hits)
  const { found = undefined, total = 0 } = Array.isArray(hits) ? {} : hits
  return {
    models: list.map(({ fields }) => modelOf(fields)),
    total: Math.max(found ?? total, list.length),
  }
}

/** Hits that are parts, each with its number and the machine that it belongs to (FIT-030, FIT-162). */
export const partsIn = (hits: Hits) =>
  entriesOf(hits).flatMap(({ fields }) => {
    const number = fields.partnumber || fields.part_number
    return number ? [{ number, model: modelOf(fields) }] : []
  })

/** FIT-090: the shorter of count and list decides. */
const modelsOf = (list: ModelList | undefined): Model[] =>
  list ? list.data.slice(0, Math.max(0, list['meta-data'].count)).map(modelOf) : []

/** Saved and popular models of an answer, each of which may be missing (FIT-110). */
export const readListed = (answer: {
  myModels?: ModelList | undefined
  popularModels?: ModelList | undefined
}): Listed => ({ saved: modelsOf(answer.myModels), popular: modelsOf(answer.popularModels) })

/** FIT-152: the model as the shopper knows it. */
export const nameOf = ({ displayBrand, displaySeries, displayModel }: Model): string =>
  [displayBrand, displaySeries, displayModel].filter(Boolean).join(' ')
