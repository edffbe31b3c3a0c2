import type { SmartboxAnswer } from '../../../contract/fitment/fitment.ts'
import type { ComboboxSuggestions } from '../../../parts/combobox.tsx'
import { partsIn, readHits } from './hits.ts'
import { filtersOf, type Filter, type Filters, type Kind } from './smartbox.filters.ts'
import { filterOf, matchedIn, mentions, nameBy } from './smartbox.matching.ts'
import type { Listed, Model, Stripe } from './stripe.ts'
import './messages.add.ts'

/** What is listed, and which filters each option stands for, by its id. */
export interface SmartList extends ComboboxSuggestions {
  choices: ReadonlyMap<string, readonly Filter[]>
  /** What the text was found in (FIT-121). */
  matched: Kind
}

/** A part that the server knows, of the machine that it belongs to (FIT-162). */
export interface Part {
  number: string
  of: string
}

/** Whether an answer has hits. */
export const hasHits = ({ hits }: SmartboxAnswer): boolean => !!hits && readHits(hits).total > 0

/** The parts of an answer, each of a machine that is named by what the text before was found in. */
export const partsOf = ({ hits }: SmartboxAnswer, matched: Kind): readonly Part[] =>
  hits ? partsIn(hits).map(({ number, model }) => ({ number, of: nameBy(matched, model) })) : []

interface Entry {
  text: string
  mark?: string | undefined
  filters: readonly Filter[]
}

const headers = {
  brand: 'fitment.smartBrand',
  series: 'fitment.smartSeries',
  model: 'fitment.smartModel',
} as const

/** The suggestions of the smart box: entities, model hits, saved and popular models, each within its cap. */
export function smartList(
  ports: Stripe['ports'],
  {
    answer,
    filters,
    limit,
    listed,
    typed,
  }: {
    answer: SmartboxAnswer | null
    filters: Filters
    /** FIT-119. */
    limit: number
    listed: Listed
    typed: string
  },
): SmartList | null {
  const choices = new Map<string, readonly Filter[]>()
  const { entity, buckets = [] } = answer?.aggregations?.group_by ?? {}
  const found = answer?.hits ? readHits(answer.hits) : { models: [], total: 0 }
  const [first] = found.models
  const matched = entity ?? (first ? matchedIn(first, typed) : 'brand')

  const group = (label: string | undefined, entries: readonly Entry[]) => ({
    label,
    options: entries.map(({ text, mark, filters: chosen }) => {
      const id = `${choices.size}`
      choices.set(id, chosen)
      return { id, text, mark }
    }),
  })
  const modelEntry = (source: Filter['source']) => (model: Model) => ({
    text: nameBy(source === 'hit' ? matched : 'brand', model),
    mark: model.isSavedModel ? ports.text('fitment.savedMark') : undefined,
    filters: filtersOf(model, source),
  })
  // Filters narrow down one machine: others would take their place.
  const isFree = !Object.keys(filters).length
  const own = (models: readonly Model[], max: number, source: Filter['source']) =>
    isFree
      ? models
          .filter(one => mentions(one, typed))
          .slice(0, max)
          .map(modelEntry(source))
      : []

  const groups = [
    group(
      entity && ports.text(headers[entity]),
      buckets.slice(0, limit).map(({ key }) => {
        const filter = filterOf(key, entity ?? 'brand')
        return { text: filter.text, filters: [filter] }
      }),
    ),
    group(undefined, found.models.slice(0, ports.config.hitsMax).map(modelEntry('hit'))),
    group(ports.text('fitment.savedHeader'), own(listed.saved, ports.config.recentMax, 'saved')),
    group(
      ports.text('fitment.popularHeader'),
      own(listed.popular, ports.config.popularMax, 'popular'),
    ),
  ]
  return choices.size ? { groups, choices, matched } : null
}
