import type { HelpConfig } from './model-help.ports.ts'
import { isSameCategory } from '../shared/machine.rules.ts'

/** MDL-003: the known categories, in the order of the drop-down. */
export const categoryIds = [
  'major_appliance',
  'outdoor_power',
  'PowerTools',
  'hvac',
  'vacuum',
  'Grills',
  'Sports',
  'Plumbing',
] as const
export type CategoryId = (typeof categoryIds)[number]

type Configured = NonNullable<HelpConfig['categories']>[string]
export type Subcategory = NonNullable<Configured['subcategories']>[number]
type Filters = NonNullable<Configured['filters']>

export interface Category {
  id: CategoryId
  label: string | undefined
  /** What the second drop-down lists (MDL-005). */
  offers: 'subCategory' | 'brand'
  subcategories: readonly Subcategory[]
  /** For subcategories without filters of their own. */
  filters: Filters
}

const categoryOf = (id: CategoryId, configured?: Configured): Category => ({
  id,
  label: configured?.label,
  offers: configured?.subSelectorLabel === 'Brand' ? 'brand' : 'subCategory',
  subcategories: configured?.subcategories ?? [],
  filters: configured?.filters ?? [],
})

/** Returns the categories to offer. Default: all known categories (MDL-003, MDL-017). */
export function offered({ categories }: HelpConfig): readonly Category[] {
  const names = Object.keys(categories ?? {})
  const configured = categoryIds.flatMap(id => {
    const name = names.find(one => isSameCategory(one, id))
    return name === undefined ? [] : [categoryOf(id, categories?.[name])]
  })
  return configured.length > 0 ? configured : categoryIds.map(id => categoryOf(id))
}

/** Returns the configured names that match no known category. */
export const unknownNames = ({ categories }: HelpConfig): readonly string[] =>
  Object.keys(categories ?? {}).filter(name => !categoryIds.some(id => isSameCategory(name, id)))

/** What the shopper has chosen. `filter`: '' means no filter. */
export interface Choice {
  category: Category
  subcategory: Subcategory | undefined
  filter: string
}

/** Returns the choice for a wanted category and subcategory. A name that is not offered gives the first (MDL-001). */
export function choiceOf(
  categories: readonly Category[],
  wanted: string | undefined,
  subCategory: string | undefined,
): Choice {
  const found = categories.find(({ id }) => wanted !== undefined && isSameCategory(id, wanted))
  const category = found ?? (categories[0] as Category)
  return { category, subcategory: subcategoryOf(category, subCategory), filter: '' }
}

export const subcategoryOf = (
  { subcategories }: Category,
  id: string | undefined,
): Subcategory | undefined => subcategories.find(one => one.id === id) ?? subcategories[0]

/** Returns the filters to offer: those of the subcategory, or else those of its category (MDL-006). */
export const filtersOf = ({ category, subcategory }: Choice): Filters =>
  subcategory?.filters ?? category.filters

/** Returns the video ids of a choice, in the order of its subcategory. A filter narrows them (MDL-006, MDL-008). */
export function videoIdsOf(choice: Choice): readonly string[] {
  const all = choice.subcategory?.videoIds
  const narrowed = filtersOf(choice).find(({ id }) => id === choice.filter)?.videoIds
  if (!narrowed || !all) return narrowed ?? all ?? []
  return all.filter(id => narrowed.includes(id))
}
