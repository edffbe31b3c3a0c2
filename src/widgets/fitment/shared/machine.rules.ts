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

/** FIT-054: whether there is all that a check needs. */
export const isComplete = ({ brand, series, model }: Machine): boolean =>
  [brand, series, model].every(part => part.trim() !== '')

/** What is compared: case is ignored, and full-width characters are their half-width forms (FIT-100, FIT-101). */
export const comparable = (text: string): string => text.normalize('NFKC').toLowerCase()
