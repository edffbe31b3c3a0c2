import type { Hits, ListedModel, ModelList } from '../../../contract/fitment/fitment.ts'
import type { Listed, Machine, StripeText } from './fitment-stripe.ports.ts'

/** The machines that a lookup has found. */
export interface Found {
  machines: readonly Machine[]
  /** Number of all machines found. The answer may hold fewer. */
  total: number
}

/** FIT-030, FIT-031: the plain field replaces an empty or missing form. */
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

/** Returns the entries of hits. The list has three possible places (FIT-029). */
function entriesOf(hits: Hits) {
  if (Array.isArray(hits)) return hits
  return 'hit' in hits ? hits.hit : 'hits' in hits ? hits.hits : []
}

/** FIT-029. A total below the number of hits is wrong, so the number of hits replaces it. */
export function readHits(hits: Hits): Found {
  const list = entriesOf(hits)
  const { found = undefined, total = 0 } = Array.isArray(hits) ? {} : hits
  return {
    machines: list.map(({ fields }) => machineOf(fields)),
    total: Math.max(found ?? total, list.length),
  }
}

/** Returns the hits that are parts, each with its number and its machine (FIT-030, FIT-162). */
export const partsIn = (hits: Hits) =>
  entriesOf(hits).flatMap(({ fields }) => {
    const number = fields.partnumber || fields.part_number
    return number ? [{ number, machine: machineOf(fields) }] : []
  })

/** FIT-090: the shorter of count and list decides. */
const machinesOf = (list: ModelList | undefined): Machine[] =>
  list ? list.data.slice(0, Math.max(0, list['meta-data'].count)).map(machineOf) : []

/** Reads the saved and popular machines of an answer. Either list may be missing (FIT-110). */
export const readListed = (answer: {
  myModels?: ModelList | undefined
  popularModels?: ModelList | undefined
}): Listed => ({ saved: machinesOf(answer.myModels), popular: machinesOf(answer.popularModels) })

/** Returns two groups with headers: saved machines, then popular machines (FIT-088, FIT-089). */
export const groupsOf = ({ saved, popular }: Listed, text: StripeText) => [
  { label: text('fitment.savedHeader'), machines: saved },
  { label: text('fitment.popularHeader'), machines: popular },
]

/** FIT-152: returns the machine's name for shoppers. */
export const nameOf = ({ displayBrand, displaySeries, displayModel }: Machine): string =>
  [displayBrand, displaySeries, displayModel].filter(Boolean).join(' ')
