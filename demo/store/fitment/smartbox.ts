import type { Orm } from '../database/database.ts'
import type { Handlers } from '../server/route.ts'
import type { Catalogue } from './catalogue.ts'
import { texts } from './fragment-texts.ts'
import { hitsOf } from './hits.ts'
import { languageOf } from '../server/language.ts'
import { requireShort } from './limits.ts'
import type { Brand, Model, ModelIndex } from './model-index.ts'
import { keyOf } from './names.ts'
import { partsByNumber, partsByText, type FoundPart } from './parts.ts'

/** The buckets of an answer; the box shows the configured number of them. */
const mostBuckets = 40
const shownBuckets = 12
const mostHits = 20

export const smartbox = (
  orm: Orm,
  catalogue: Catalogue,
): Pick<Handlers, 'smartbox-query' | 'smartbox-config'> => ({
  'smartbox-query': async ({ query: { input, qType, scope } }) => {
    requireShort({ input, scope })
    if (qType === 'partVerification') return { hits: partHits(await partsByNumber(orm, input)) }
    if (qType === 'part') return { hits: partHits(await partsByText(orm, input, mostHits)) }
    return suggestions(await catalogue(), input)
  },

  'smartbox-config': async ({ query }, visit) => {
    requireShort(query)
    const t = texts[languageOf(visit)]
    return {
      strings: {
        ajax_error: t.ajaxError,
        placeholder: t.smartPlaceholder,
        part_search: t.partSearch,
        part_not_found: t.partNotFound,
      },
      aggregatedResultLimit: shownBuckets,
    }
  },
})

/** The brand is shown before it. */
const withoutBrand = (title: string, brand: string): string =>
  title.toLowerCase().startsWith(`${brand} `.toLowerCase()) ? title.slice(brand.length + 1) : title

/** Shown under its title, searched by its number (FIT-162). */
const partHits = (parts: readonly FoundPart[]) => ({
  hit: parts.map(({ number, brand, title }) => ({
    fields: {
      brand,
      modelnumber: '',
      partnumber: number,
      display_model: withoutBrand(title, brand),
    },
  })),
  found: parts.length,
})

type Entity = 'brand' | 'series' | 'model'
const answer = (entity: Entity, buckets: Iterable<string>, models: readonly Model[] = []) => ({
  aggregations: {
    group_by: {
      entity,
      buckets: [...new Set(buckets)].slice(0, mostBuckets).map(key => ({ key })),
    },
  },
  ...(models.length > 0 ? { hits: hitsOf(models.slice(0, mostHits), models.length) } : {}),
})

const seriesBucket = (model: Model) => `${model.displaySeries}#${model.series}`
const numberBucket = (model: Model) => `${model.displayNumber}#${model.number}`

/**
 * What the input may go on to: it is the values of the filters that are set, then what is typed, with
 * spaces between. Brands first, then series, then models; of the models the first are hits, too.
 */
function suggestions(index: ModelIndex, input: string) {
  const { brand, rest } = leadingBrand(index, input)
  if (brand) return withinBrand(index, brand, rest)
  const key = keyOf(input)
  const brands = index.brands.filter(
    ({ label, hasData }) => hasData && keyOf(label).startsWith(key),
  )
  if (key && brands.length > 0) {
    return answer(
      'brand',
      brands.map(({ label, value }) => `${label}#${value}`),
    )
  }
  const inSeries = key ? index.all.filter(({ series }) => keyOf(series).startsWith(key)) : []
  if (inSeries.length > 0) return answer('series', inSeries.map(seriesBucket), inSeries)
  const { models } = index.suggest(input, mostBuckets)
  return answer('model', models.map(numberBucket), models)
}

function withinBrand(index: ModelIndex, { value }: Brand, rest: string) {
  const own = index.popular(Infinity, { brand: value })
  const key = keyOf(rest)
  const chosen = own.filter(({ series }) => series && isLeading(series, rest))
  if (chosen.length > 0) {
    const numbers = chosen.filter(({ series, number }) => keyOf(series + number).startsWith(key))
    return answer('model', numbers.map(numberBucket), numbers)
  }
  const inSeries = own.filter(({ series }) => series && keyOf(series).startsWith(key))
  if (inSeries.length > 0) return answer('series', inSeries.map(seriesBucket), inSeries)
  const { models } = index.suggest(rest, mostBuckets, { brand: value })
  return answer('model', models.map(numberBucket), models)
}

/** A filter's value as it was sent, alone or before more. */
const isLeading = (value: string, text: string) => text === value || text.startsWith(`${value} `)

/** The brand that the input begins with: a filter's value, or typed in full and followed by more. */
function leadingBrand(index: ModelIndex, input: string): { brand: Brand | null; rest: string } {
  const words = input.trim().split(/\s+/)
  const own = index.brands.find(({ value }) => value === words[0])
  if (own) return { brand: own, rest: words.slice(1).join(' ') }
  for (let count = words.length - 1; count > 0; count -= 1) {
    const brand = index.brand(words.slice(0, count).join(' '))
    if (brand) return { brand, rest: words.slice(count).join(' ') }
  }
  return { brand: null, rest: input }
}
