import { comparable } from '../shared/machine.rules.ts'
import type { Machine } from './fitment-stripe.ports.ts'

/** The three parts that name a machine, in the order of the filters (FIT-120). */
export const kinds = ['brand', 'series', 'model'] as const
export type Kind = (typeof kinds)[number]

/** One part of the wanted machine: `text` shows, and `value` is compared (FIT-120). */
export interface Filter {
  text: string
  value: string
  /** Kind of suggestion that the filter comes from. */
  source: 'entity' | 'saved' | 'popular' | 'hit'
  modelType: Kind
}
export type Filters = Readonly<Partial<Record<Kind, Filter>>>

/** Name of each part's display form in a machine. */
const displayed = {
  brand: 'displayBrand',
  series: 'displaySeries',
  model: 'displayModel',
} as const

/** Returns the filters for a machine (FIT-160). A hit may have no series. */
export const filtersOf = (machine: Machine, source: Filter['source']): readonly Filter[] =>
  kinds.flatMap(modelType => {
    const value = machine[modelType]
    return value ? { text: machine[displayed[modelType]] || value, value, source, modelType } : []
  })

export const inOrder = (filters: Filters): readonly Filter[] =>
  kinds.flatMap(kind => filters[kind] ?? [])

/** Returns the machine that the filters name. null: a filter is missing, so a search is not possible yet (FIT-123). */
export function machineFrom({ brand, series, model }: Filters): Machine | null {
  if (!brand || !series || !model) return null
  return {
    brand: brand.value,
    series: series.value,
    model: model.value,
    displayBrand: brand.text,
    displaySeries: series.text,
    displayModel: model.text,
    isSavedModel: [brand, series, model].every(({ source }) => source === 'saved'),
  }
}

/** Returns the text of a query: the values of the filters, then the typed text. */
export const inputOf = (filters: Filters, typed: string): string =>
  [...inOrder(filters).map(({ value }) => value), typed.trim()].filter(Boolean).join(' ')

/** FIT-118: the text before the last '#' shows. The text after it is compared. */
export function filterOf(key: string, modelType: Kind): Filter {
  const at = key.lastIndexOf('#')
  const [text, value] = at < 0 ? [key, key] : [key.slice(0, at), key.slice(at + 1)]
  return { text, value, source: 'entity', modelType }
}

/** FIT-121: the order of the parts in a machine's name, by the part that matched. */
const popoverOrder: Readonly<Record<Kind, readonly Kind[]>> = {
  brand: ['brand', 'series', 'model'],
  series: ['series', 'model', 'brand'],
  model: ['model', 'brand', 'series'],
}

/** FIT-121: returns the machine's name, in the order for the part that matched. */
export const nameBy = (matched: Kind, machine: Machine): string =>
  popoverOrder[matched]
    .map(kind => machine[displayed[kind]])
    .filter(Boolean)
    .join(' ')

/** Returns the first part of a machine that begins with the typed text. Default: brand. */
export function matchedIn(machine: Machine, typed: string): Kind {
  const wanted = comparable(typed.trim())
  const begins = (kind: Kind) =>
    [machine[displayed[kind]], machine[kind]].some(text => comparable(text).startsWith(wanted))
  return (wanted && kinds.find(begins)) || 'brand'
}

/** true: the machine's name contains every typed word. For saved and popular machines. */
export function mentions(machine: Machine, typed: string): boolean {
  const name = comparable(nameBy('brand', machine))
  return comparable(typed)
    .split(/\s+/)
    .every(word => name.includes(word))
}
