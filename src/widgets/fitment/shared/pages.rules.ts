import { isSmartHome, type Machine } from './machine.rules.ts'

/** Addresses that the fitment elements link to. */

/** Reference tag of the link to all parts (FIT-067, FIT-068, FIT-155). */
export const partsReftag = (pageType: string | undefined): string =>
  `${pageType === 'search' ? 'sx' : 'dp'}_rpp_stripe_showallparts`

/** The machine as one search parameter (FIT-070, FIT-071). */
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
  /** Sent only to the page of a brand. */
  experienceType?: string
}

/** The page that lists every part of a machine. In the smart-home scope: the page of its brand (FIT-073, FIT-075). */
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
