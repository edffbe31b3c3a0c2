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

/** Where a model has each part as it is shown. */
export const displayed = {
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
