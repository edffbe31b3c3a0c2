import { comparable } from '../shared/machine.rules.ts'
import type { Machine } from './fitment-stripe.ports.ts'

/** What a machine consists of, in the order in which filters are shown (FIT-120). */
export const kinds = ['brand', 'series', 'model'] as const
export type Kind = (typeof kinds)[number]

/** One part of the machine that is looked for: what is shown and what is compared (FIT-120). */
export interface Filter {
  text: string
  value: string
  /** What the shopper has chosen it from. */
  source: 'entity' | 'saved' | 'popular' | 'hit'
  modelType: Kind
}
export type Filters = Readonly<Partial<Record<Kind, Filter>>>

/** Where a machine has each part as it is shown. */
const displayed = {
  brand: 'displayBrand',
  series: 'displaySeries',
  model: 'displayModel',
} as const

/** The filters that a machine stands for (FIT-160); a hit may have no series. */
export const filtersOf = (machine: Machine, source: Filter['source']): readonly Filter[] =>
  kinds.flatMap(modelType => {
    const value = machine[modelType]
    return value ? { text: machine[displayed[modelType]] || value, value, source, modelType } : []
  })

export const inOrder = (filters: Filters): readonly Filter[] =>
  kinds.flatMap(kind => filters[kind] ?? [])

/** The machine of filters that are all set; else null: nothing can be searched yet (FIT-123). */
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

/** What is asked for: the filters and what is typed, as one text. */
export const inputOf = (filters: Filters, typed: string): string =>
  [...inOrder(filters).map(({ value }) => value), typed.trim()].filter(Boolean).join(' ')

/** FIT-118: what is shown stands before the last '#', what is compared behind it. */
export function filterOf(key: string, modelType: Kind): Filter {
  const at = key.lastIndexOf('#')
  const [text, value] = at < 0 ? [key, key] : [key.slice(0, at), key.slice(at + 1)]
  return { text, value, source: 'entity', modelType }
}

/** FIT-121: the order in which a result names its parts, by what the text was found in. */
const popoverOrder: Readonly<Record<Kind, readonly Kind[]>> = {
  brand: ['brand', 'series', 'model'],
  series: ['series', 'model', 'brand'],
  model: ['model', 'brand', 'series'],
}

/** FIT-121: a machine's name, beginning with what was matched. */
export const nameBy = (matched: Kind, machine: Machine): string =>
  popoverOrder[matched]
    .map(kind => machine[displayed[kind]])
    .filter(Boolean)
    .join(' ')

/** What of a machine the text was found in: where one part begins so; of several the first. */
export function matchedIn(machine: Machine, typed: string): Kind {
  const wanted = comparable(typed.trim())
  const begins = (kind: Kind) =>
    [machine[displayed[kind]], machine[kind]].some(text => comparable(text).startsWith(wanted))
  return (wanted && kinds.find(begins)) || 'brand'
}

/** Whether every word typed is found in the machine's name: of saved and popular machines. */
export function mentions(machine: Machine, typed: string): boolean {
  const name = comparable(nameBy('brand', machine))
  return comparable(typed)
    .split(/\s+/)
    .every(word => name.includes(word))
}
