import type { Visit } from '../render/visit.ts'
import type { ModelName } from './data.ts'

/** What the stripe puts before the model in the search's `rpp` field (FIT-070). */
const prefix = '{address}'

/** `{address}BRAND|SERIES|MODEL`, and `~` with the id of a stripe where the page names one (FIT-071). */
function modelOfRpp(rpp: string): ModelName | null {
  const [names = ''] = rpp.split('~')
  const own = names.startsWith(prefix) ? names.slice(prefix.length) : names
  const [brand, series, model, ...more] = own.split('|')
  return brand && series !== undefined && model && more.length === 0
    ? { brand, series, model }
    : null
}

export const rppOf = ({ brand, series, model }: ModelName): string =>
  prefix + [brand, series, model].join('|')

/** What a search asks for: a model that was picked, or a number that somebody typed without scripts. */
export interface AskedModel {
  picked: ModelName | null
  /** What was typed, as it was typed; '' where nothing was. */
  number: string
  brand: string
}

const longest = 100

/** The model of this address; none where it was cleared (FIT-078). */
export function askedModel({ query }: Visit): AskedModel {
  const { rd, rpp = '', rppModelNumber = '', rppModelBrand = '' } = query
  if (rd === '1') return { picked: null, number: '', brand: '' }
  return {
    picked: modelOfRpp(rpp.slice(0, 3 * longest)),
    number: rppModelNumber.trim().slice(0, longest),
    brand: rppModelBrand.trim().slice(0, longest),
  }
}

/** Display brand, series and model with one space between, empty ones left out (FIT-152). */
export const modelTitle = (machine: {
  displayBrand: string
  displaySeries: string
  displayModel: string
}): string =>
  [machine.displayBrand, machine.displaySeries, machine.displayModel].filter(Boolean).join(' ')

/** The search as the stripe of a search page leads to it (FIT-067). */
export const searchPath = '/s/ref=sx_rpp_stripe_showallparts'

/** Address of the search for a model's parts, as the stripe's own form has it. */
export const searchAddress = (
  model: ModelName,
  more: Readonly<Record<string, string | undefined>> = {},
): string =>
  address(searchPath, {
    ...more,
    rpp: rppOf(model),
    rppModelNumber: model.model,
    rppModelBrand: model.brand,
  })

/** Address of all parts for a machine (FIT-073). */
export const allPartsAddress = (
  model: ModelName & { productType?: string | undefined },
  more: Readonly<Record<string, string | undefined>> = {},
): string =>
  address('/pcp/partfinder/seeAllParts', {
    wholeGoodModelBrand: model.brand,
    wholeGoodModelSeries: model.series,
    wholeGoodModelNumber: model.model,
    productType: model.productType,
    pageNumber: '1',
    ...more,
  })

/** An address with a query of what is not empty. */
export function address(
  path: string,
  fields: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => !!field[1])
  const query = new URLSearchParams(given)
  return query.size > 0 ? `${path}?${query}` : path
}
