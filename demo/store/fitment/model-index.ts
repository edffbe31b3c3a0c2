import { brandValue, categoryKey, keyOf, nameValue } from './names.ts'
import { trigramIndex, type TrigramIndex } from './trigrams.ts'

/** A machine under all its names, as the index keeps it. */
export interface Model {
  id: number
  brand: string
  series: string
  number: string
  displayBrand: string
  displaySeries: string
  displayNumber: string
  /** Product type of the machine, `ptd` of its parts. */
  machineType: string
  node: string
  /** Of its machine type. */
  picture: string
  /** As categoryKey gives it. */
  category: string
  popularity: number
  asin: string | null
}

export interface Brand {
  value: string
  label: string
  favorite: boolean
  hasData: boolean
}

interface Scope {
  /** Value or label of a brand. */
  brand?: string | undefined
  /** Of these machines first: others only where the category has none. */
  category?: string | undefined
}

export interface Suggested {
  /** The most wanted first. */
  models: Model[]
  /** How many there are in all. */
  total: number
}

/** Names of all machines, for reading; it never changes. */
export interface ModelIndex {
  brands: readonly Brand[]
  /** Machines whose number, with or without their series, is this text. */
  find(text: string, scope?: Scope): Model[]
  /** Machines whose number, with or without their series, begins with this text. */
  suggest(text: string, limit: number, scope?: Scope): Suggested
  /** The most wanted ones. */
  popular(limit: number, scope?: Scope): Model[]
  /** Numbers that look like this one (`lookAlike` of a key), the most similar first. */
  alike(look: string, limit: number): string[]
  /** The machines of these names, compared as a check compares them; several where no series is told. */
  named(brand: string, number: string, series?: string): Model[]
  /** Null for a name that no brand has. */
  brand(text: string): Brand | null
  all: readonly Model[]
  /** Machines of a department, the most wanted first. */
  ofNode(node: string): readonly Model[]
  /** Brands with machines in a department, by their labels. */
  brandsOf(node: string): readonly Brand[]
}

interface Entry {
  key: string
  model: Model
  /** Place among all, the most wanted first. */
  rank: number
}

/** Answers to first letters, which match thousands, are kept: so many of them. */
const mostKept = 5_000

/** `models`: the most wanted first. */
export function modelIndex(models: readonly Model[], brands: readonly Brand[]): ModelIndex {
  const entries = models.flatMap(entriesOf).toSorted(byKey)
  const entriesOfBrand = Map.groupBy(entries, ({ model }) => model.brand)
  const brandOfKey = new Map(brands.map(brand => [keyOf(brand.label), brand]))
  const named = Map.groupBy(models, ({ brand, number }) => `${brand} ${number}`)
  const modelsOfBrand = Map.groupBy(models, model => model.brand)
  const modelsOfNode = Map.groupBy(models, model => model.node)
  const brandsOfNode = new Map(
    [...modelsOfNode].map(([node, some]) => {
      const values = new Set(some.map(model => model.brand))
      return [node, brands.filter(({ value }) => values.has(value))]
    }),
  )
  let numbers: TrigramIndex | null = null
  const kept = new Map<string, Suggested>()

  const brand = (text: string) => brandOfKey.get(keyOf(text)) ?? null
  const entriesIn = ({ brand: wanted }: Scope) =>
    wanted === undefined ? entries : (entriesOfBrand.get(brand(wanted)?.value ?? '') ?? [])
  function within(scope: Scope, key: string, isWhole: boolean, limit: number): Suggested {
    const found = narrowed(range(entriesIn(scope), key, isWhole), scope.category)
    return best(found, limit)
  }
  return {
    brands,
    all: models,
    ofNode: node => modelsOfNode.get(node) ?? [],
    brandsOf: node => brandsOfNode.get(node) ?? [],
    brand,
    find: (text, scope = {}) => within(scope, keyOf(text), true, 50).models,
    suggest(text, limit, scope = {}) {
      const key = keyOf(text)
      if (key.length > 2) return within(scope, key, false, limit)
      const name = [limit, key, scope.brand, scope.category].join('\n')
      const known = kept.get(name)
      if (known) return known
      if (kept.size === mostKept) kept.clear()
      const found = within(scope, key, false, limit)
      kept.set(name, found)
      return found
    },
    popular(limit, { brand: wanted, category } = {}) {
      const ofBrand = wanted === undefined ? models : modelsOfBrand.get(brand(wanted)?.value ?? '')
      const some = ofBrand ?? []
      const own = some.filter(isOf(category))
      return (own.length > 0 ? own : some).slice(0, limit)
    },
    alike(look, limit) {
      numbers ??= trigramIndex(models.map(({ displayNumber }) => displayNumber))
      return numbers.alike(look, limit)
    },
    named(brandName, number, series) {
      const found = named.get(`${brandValue(brandName)} ${nameValue(number)}`) ?? []
      if (series === undefined) return found
      const wanted = nameValue(series)
      return found.filter(model => model.series === wanted)
    },
  }
}

function entriesOf(model: Model, rank: number): Entry[] {
  const number = keyOf(model.number)
  const whole = keyOf(model.series) + number
  const entry = { key: number, model, rank }
  return whole === number ? [entry] : [entry, { key: whole, model, rank }]
}

const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)

/** Entries whose key is this one or begins with it. */
function range(entries: readonly Entry[], key: string, isWhole: boolean): readonly Entry[] {
  if (!key) return isWhole ? [] : entries
  const from = firstAt(entries, ({ key: one }) => one >= key)
  const to = firstAt(entries, ({ key: one }) => one > key && (isWhole || !one.startsWith(key)))
  return entries.slice(from, to)
}

/** Where a sorted list begins to hold to a rule that holds to its end. */
function firstAt(entries: readonly Entry[], isPast: (entry: Entry) => boolean): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[middle]
    if (entry && isPast(entry)) high = middle
    else low = middle + 1
  }
  return low
}

function isOf(category: string | undefined): (model: Model) => boolean {
  const wanted = category === undefined ? undefined : categoryKey(category)
  return model => wanted === undefined || model.category === wanted
}

function narrowed(entries: readonly Entry[], category: string | undefined): readonly Entry[] {
  if (category === undefined) return entries
  const isOwn = isOf(category)
  const own = entries.filter(({ model }) => isOwn(model))
  return own.length > 0 ? own : entries
}

/** The first machines by rank, each once, without sorting thousands for the sake of twenty. */
function best(entries: readonly Entry[], limit: number): Suggested {
  const seen = new Set<number>()
  const first: Entry[] = []
  for (const entry of entries) {
    const { size } = seen
    if (seen.add(entry.rank).size === size) continue
    if (first.length === limit && (first.at(-1)?.rank ?? 0) < entry.rank) continue
    const at = first.findIndex(({ rank }) => rank > entry.rank)
    first.splice(at < 0 ? first.length : at, 0, entry)
    if (first.length > limit) first.pop()
  }
  return { models: first.map(({ model }) => model), total: seen.size }
}
