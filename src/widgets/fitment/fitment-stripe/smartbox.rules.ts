import type { SmartboxAnswer } from '../../../contract/fitment/fitment.ts'
import type { ComboboxSuggestions } from '../../../parts/combobox.tsx'
import { comparable } from '../shared/machine.rules.ts'
import type { Configured, Listed, Machine, StripeText } from './fitment-stripe.ports.ts'
import { partsIn, readHits } from './hits.rules.ts'

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
