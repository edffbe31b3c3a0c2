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

/** What the suggestions are made of. */
interface Known {
  answer: SmartboxAnswer | null
  filters: Filters
  /** FIT-119. */
  limit: number
  listed: Listed
  typed: string
}

/** What the smart box has found: buckets of one kind, and machines; and what the text was found in. */
function foundIn({ answer, limit, typed }: Known) {
  const { entity, buckets = [] } = answer?.aggregations?.group_by ?? {}
  const { machines } = answer?.hits ? readHits(answer.hits) : { machines: [] }
  const [first] = machines
  const matched = entity ?? (first ? matchedIn(first, typed) : 'brand')
  const parts = buckets.slice(0, limit).map(({ key }) => filterOf(key, entity ?? 'brand'))
  return { entity, parts, machines, matched }
}

/** The suggestions of the smart box: entities, hits, saved and popular machines, each within its cap. */
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
  // Filters narrow down one machine: others would take their place.
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
