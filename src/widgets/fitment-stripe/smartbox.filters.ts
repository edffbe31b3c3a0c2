import { comparable } from './brands.filter.ts'
import type { Model } from './stripe.ts'

/** What a model consists of, in the order in which filters are shown (FIT-120). */
export const kinds = ['brand', 'series', 'model'] as const
export type Kind = (typeof kinds)[number]

/** One part of the model that is looked for: what is shown and what is compared (FIT-120). */
export interface Filter {
  text: string
  value: string
  /** What the shopper has chosen it from. */
  source: 'entity' | 'saved' | 'popular' | 'hit'
  modelType: Kind
}
export type Filters = Readonly<Partial<Record<Kind, Filter>>>

/** FIT-118: what is shown stands before the last '#', what is compared behind it. */
export function filterOf(key: string, modelType: Kind): Filter {
  const at = key.lastIndexOf('#')
  const [text, value] = at < 0 ? [key, key] : [key.slice(0, at), key.slice(at + 1)]
  return { text, value, source: 'entity', modelType }
}

const displayed = {
  brand: 'displayBrand',
  series: 'displaySeries',
  model: 'displayModel',
} as const

/** The filters that a model stands for (FIT-160); a hit may have no series. */
export const filtersOf = (model: Model, source: Filter['source']): readonly Filter[] =>
  kinds.flatMap(modelType => {
    const value = model[modelType]
    return value ? { text: model[displayed[modelType]] || value, value, source, modelType } : []
  })

export const inOrder = (filters: Filters): readonly Filter[] =>
  kinds.flatMap(kind => filters[kind] ?? [])

/** The model of filters that are all set; else null: nothing can be searched yet (FIT-123). */
export function modelOf({ brand, series, model }: Filters): Model | null {
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

/** FIT-121: the order in which a result names its parts, by what the text was found in. */
const popoverOrder: Readonly<Record<Kind, readonly Kind[]>> = {
  brand: ['brand', 'series', 'model'],
  series: ['series', 'model', 'brand'],
  model: ['model', 'brand', 'series'],
}

/** FIT-121: a model's name, beginning with what was matched. */
export const nameBy = (matched: Kind, model: Model): string =>
  popoverOrder[matched]
    .map(kind => model[displayed[kind]])
    .filter(Boolean)
    .join(' ')

/** What of a model the text was found in: where one part begins so; of several the first. */
export function matchedIn(model: Model, typed: string): Kind {
  const wanted = comparable(typed.trim())
  const begins = (kind: Kind) =>
    [model[displayed[kind]], model[kind]].some(text => comparable(text).startsWith(wanted))
  return (wanted && kinds.find(begins)) || 'brand'
}

/** Whether every word typed is found in the model's name: of saved and popular models. */
export function mentions(model: Model, typed: string): boolean {
  const name = comparable(nameBy('brand', model))
  return comparable(typed)
    .split(/\s+/)
    .every(word => name.includes(word))
}
