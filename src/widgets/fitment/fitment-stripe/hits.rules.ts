import type { Hits, ListedModel, ModelList } from '../../../contract/fitment/fitment.ts'
import type { Listed, Machine, StripeText } from './fitment-stripe.ports.ts'

/** What an answer of the lookup path has found. */
export interface Found {
  machines: readonly Machine[]
  /** How many there are in all: the answer may hold fewer. */
  total: number
}

/** FIT-030, FIT-031: an empty form counts as none. */
export function machineOf(fields: ListedModel): Machine {
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
    machines: list.map(({ fields }) => machineOf(fields)),
    total: Math.max(found ?? total, list.length),
  }
}

/** Hits that are parts, each with its number and the machine that it belongs to (FIT-030, FIT-162). */
export const partsIn = (hits: Hits) =>
  entriesOf(hits).flatMap(({ fields }) => {
    const number = fields.partnumber || fields.part_number
    return number ? [{ number, machine: machineOf(fields) }] : []
  })

/** FIT-090: the shorter of count and list decides. */
const machinesOf = (list: ModelList | undefined): Machine[] =>
  list ? list.data.slice(0, Math.max(0, list['meta-data'].count)).map(machineOf) : []

/** Saved and popular machines of an answer, each of which may be missing (FIT-110). */
export const readListed = (answer: {
  myModels?: ModelList | undefined
  popularModels?: ModelList | undefined
}): Listed => ({ saved: machinesOf(answer.myModels), popular: machinesOf(answer.popularModels) })

/** Saved machines before popular ones, each under its header (FIT-088, FIT-089). */
export const groupsOf = ({ saved, popular }: Listed, text: StripeText) => [
  { label: text('fitment.savedHeader'), machines: saved },
  { label: text('fitment.popularHeader'), machines: popular },
]

/** FIT-152: the machine as the shopper knows it. */
export const nameOf = ({ displayBrand, displaySeries, displayModel }: Machine): string =>
  [displayBrand, displaySeries, displayModel].filter(Boolean).join(' ')
