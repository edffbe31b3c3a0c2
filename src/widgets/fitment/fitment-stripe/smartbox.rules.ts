import type { SmartboxAnswer } from '../../../contract/fitment/fitment.ts'
import type { ComboboxSuggestions } from '../../../parts/combobox.tsx'
import {
  filterOf,
  filtersOf,
  matchedIn,
  mentions,
  nameBy,
  type Filter,
  type Filters,
  type Kind,
} from './filters.rules.ts'
import type { Configured, Listed, Machine, StripeText } from './fitment-stripe.ports.ts'
import { partsIn, readHits } from './hits.rules.ts'

/** The list, and the filters that each option sets, by option id. */
export interface SmartList extends ComboboxSuggestions {
  choices: ReadonlyMap<string, readonly Filter[]>
  /** The part of the machine that matched the text (FIT-121). */
  matched: Kind
}

/** A part that the server knows. `of`: name of its machine (FIT-162). */
export interface Part {
  number: string
  of: string
}

/** true: the answer has hits. */
export const hasHits = ({ hits }: SmartboxAnswer): boolean => !!hits && readHits(hits).total > 0

/** Returns the parts of an answer. `matched`, from the list before, decides how a machine's name begins. */
export const partsOf = ({ hits }: SmartboxAnswer, matched: Kind): readonly Part[] =>
  hits ? partsIn(hits).map(({ number, machine }) => ({ number, of: nameBy(matched, machine) })) : []

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

/** Everything from which the suggestions are made. */
interface Known {
  answer: SmartboxAnswer | null
  filters: Filters
  /** Highest number of entities (FIT-119). */
  limit: number
  listed: Listed
  typed: string
}

/** Reads an answer: entities of one kind, machines, and the part of the machine that matched the text. */
function foundIn({ answer, limit, typed }: Known) {
  const { entity, buckets = [] } = answer?.aggregations?.group_by ?? {}
  const { machines } = answer?.hits ? readHits(answer.hits) : { machines: [] }
  const [first] = machines
  const matched = entity ?? (first ? matchedIn(first, typed) : 'brand')
  const parts = buckets.slice(0, limit).map(({ key }) => filterOf(key, entity ?? 'brand'))
  return { entity, parts, machines, matched }
}

/** Returns the suggestions: entities, hits, saved and popular machines, each up to its limit. null: no suggestion. */
export function smartList(config: Configured, text: StripeText, known: Known): SmartList | null {
  const { filters, listed, typed } = known
  const { entity, parts, machines, matched } = foundIn(known)
  const choices = new Map<string, readonly Filter[]>()

  const group = (label: string | undefined, entries: readonly Entry[]) => ({
    label,
    options: entries.map(({ text: shown, mark, filters: chosen }) => {
      const id = `${choices.size}`
      choices.set(id, chosen)
      return { id, text: shown, mark }
    }),
  })
  const entryOf = (source: Filter['source']) => (machine: Machine) => ({
    text: nameBy(source === 'hit' ? matched : 'brand', machine),
    mark: machine.isSavedModel ? text('fitment.savedMark') : undefined,
    filters: filtersOf(machine, source),
  })
  // Saved and popular machines show only without filters. Choosing a machine would replace the filters.
  const isFree = !Object.keys(filters).length
  const own = (of: readonly Machine[], max: number, source: Filter['source']) => {
    const kept = isFree ? of.filter(one => mentions(one, typed)) : []
    return kept.slice(0, max).map(entryOf(source))
  }

  const groups = [
    group(
      entity && text(headers[entity]),
      parts.map(part => ({ text: part.text, filters: [part] })),
    ),
    group(undefined, machines.slice(0, config.hitsMax).map(entryOf('hit'))),
    group(text('fitment.savedHeader'), own(listed.saved, config.recentMax, 'saved')),
    group(text('fitment.popularHeader'), own(listed.popular, config.popularMax, 'popular')),
  ]
  return choices.size ? { groups, choices, matched } : null
}
