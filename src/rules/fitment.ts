/** Rules that the elements around a shopper's machine share (docs/spec/fitment.md, fitment-help.md). */

const aliases = new Map([
  ['grills', 'grill'],
  ['hvac', 'homehvac'],
])

/** The name under which calls know a category (FIT-028, MDL-012). */
export const categoryName = (category: string): string =>
  aliases.get(category.toLowerCase()) ?? category

/** Whether two names mean one category: letter case and aliases aside (MDL-001). */
export const isSameCategory = (one: string, other: string): boolean =>
  categoryName(one).toLowerCase() === categoryName(other).toLowerCase()

export const isSmartHome = (scope: string | undefined): boolean => scope === 'smarthome'

/** A machine, in the forms that are compared and sent on. */
export interface Machine {
  brand: string
  series: string
  model: string
}

/** Whether both are one machine, letter case aside. */
export const isSameMachine = (one: Machine, other: Machine): boolean =>
  (['brand', 'series', 'model'] as const).every(
    name => one[name].toLowerCase() === other[name].toLowerCase(),
  )

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

/** FIT-054: whether there is all that a check needs. */
export const isComplete = ({ brand, series, model }: Machine): boolean =>
  [brand, series, model].every(part => part.trim() !== '')
