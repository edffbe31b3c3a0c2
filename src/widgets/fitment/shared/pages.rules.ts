import { isSmartHome, type Machine } from './machine.rules.ts'

/** Where the fitment elements lead on to. */

/** FIT-067, FIT-068, FIT-155. */
export const partsReftag = (pageType: string | undefined): string =>
  `${pageType === 'search' ? 'sx' : 'dp'}_rpp_stripe_showallparts`

/** FIT-070, FIT-071: the machine as one parameter. */
export const searchParameter = (
  { brand, series, model }: Machine,
  prefix: string,
  stripeId?: string,
): string => `${prefix}${[brand, series, model].join('|')}${stripeId ? `~${stripeId}` : ''}`

interface AllParts extends Machine {
  scope: string | undefined
  /** Reference tag. */
  ref: string
  productType: string
  /** Only sent to the page of a brand. */
  experienceType?: string
}

/** The page that lists every part of a machine; in the smart-home scope that of its brand (FIT-073, FIT-075). */
export function allPartsUrl(wanted: AllParts): string {
  const { brand, experienceType = 'smarthome', model, productType, ref, series } = wanted
  if (isSmartHome(wanted.scope)) {
    const query = new URLSearchParams({ brand, modelNumber: model, experienceType, ref })
    return `/pcp/partfinder/brandPage?${query}`
  }
  const query = new URLSearchParams({
    ref,
    wholeGoodModelBrand: brand,
    wholeGoodModelNumber: model,
    wholeGoodModelSeries: series,
    productType,
    pageNumber: '1',
  })
  return `/pcp/partfinder/seeAllParts?${query}`
}
