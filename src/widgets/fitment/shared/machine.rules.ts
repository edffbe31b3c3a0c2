/** Rules about a shopper's machine that several elements share (docs/spec/fitment.md, fitment-help.md). */

const aliases = new Map([
  ['grills', 'grill'],
  ['hvac', 'homehvac'],
])

/** The name of a category in calls (FIT-028, MDL-012). */
export const categoryName = (category: string): string =>
  aliases.get(category.toLowerCase()) ?? category

/** true: both names mean the same category. Letter case and aliases do not matter (MDL-001). */
export const isSameCategory = (one: string, other: string): boolean =>
  categoryName(one).toLowerCase() === categoryName(other).toLowerCase()

export const isSmartHome = (scope: string | undefined): boolean => scope === 'smarthome'

/** A machine in the form that is compared and sent. */
export interface Machine {
  brand: string
  series: string
  model: string
}

/** true: both are the same machine. Letter case does not matter. */
export const isSameMachine = (one: Machine, other: Machine): boolean =>
  (['brand', 'series', 'model'] as const).every(
    name => one[name].toLowerCase() === other[name].toLowerCase(),
  )

/** true: the machine has all that a check needs (FIT-054). */
export const isComplete = ({ brand, series, model }: Machine): boolean =>
  [brand, series, model].every(part => part.trim() !== '')

/** Text for comparisons: ignores case, and turns full-width characters into half-width ones (FIT-100, FIT-101). */
export const comparable = (text: string): string => text.normalize('NFKC').toLowerCase()
