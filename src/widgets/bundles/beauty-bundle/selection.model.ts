import { atom } from 'nanostores'
import { isSameJson } from '../../../rules/same-json.ts'
import { keyOf } from '../shared/adding.model.ts'
import type { BeautyPorts, Item } from './beauty-bundle.ports.ts'
import { hasSums, offered, patternOf, sumOf } from './beauty-bundle.rules.ts'

type Keys = ReadonlySet<string>

/**
 * The items, which of them are checked, and what these cost (BEA-009 to BEA-015, BEA-021). `changed`: other items are
 * checked than before.
 */
export function selecting(ports: BeautyPorts, changed: () => void) {
  const $items = atom<readonly Item[]>([])
  const $checked = atom<Keys>(new Set())

  const told = new Set<string>()
  /** Warns once of each fault: the items are read again with each change (COR-005). */
  function warn(fault: string): void {
    if (!told.has(fault)) ports.warn(fault)
    told.add(fault)
  }

  /** How many places the page means, broken items too. */
  function places(): number {
    const { items, numRecommendations = items.length } = ports.config
    return Math.min(items.length, numRecommendations)
  }

  /** An item that was there before keeps the shopper's mark, unless the page gives it another. */
  function read(): void {
    const { items, numRecommendations } = ports.config
    const before = new Map($items.get().map(item => [keyOf(item), item]))
    const marks = $checked.get()
    const next = offered(items.slice(0, places()), warn)
    $items.set(next)
    const isChecked = (item: Item) =>
      before.get(keyOf(item))?.checked === item.checked ? marks.has(keyOf(item)) : item.checked
    $checked.set(new Set(next.filter(isChecked).map(keyOf)))
    if (numRecommendations !== undefined && numRecommendations > items.length) {
      warn(
        `numRecommendations is ${numRecommendations}, but there are ${items.length} items; these show`,
      )
    }
  }

  const chosen = () => $items.get().filter(item => $checked.get().has(keyOf(item)))

  /** The price of what is checked. null: there is none, and the page's author knows (BEA-014). */
  function total(): string | null {
    const checked = chosen()
    const { items, possibleSums } = ports.config
    if (checked.length === 0) return null
    // A page that shows fewer items may have made its sums for all.
    const patterns = [places(), items.length].map(length => patternOf(checked, length))
    const sum = patterns.map(pattern => sumOf(possibleSums, pattern)).find(Boolean)
    if (!sum && hasSums(possibleSums))
      warn(`possibleSums: expected a price for ${patterns[0]}, got none; no price shows`)
    return sum ?? null
  }

  ports.onConfig((config, before) => {
    const isSame = config.numRecommendations === before.numRecommendations
    if (isSame && isSameJson(config.items, before.items)) return
    const marks = $checked.get()
    read()
    const now = $checked.get()
    if (now.size !== marks.size || [...now].some(key => !marks.has(key))) changed()
  })
  read()

  return {
    $items,
    $checked,
    chosen,
    total,
    /** false: nothing has changed. */
    mark(key: string, isOn: boolean): boolean {
      const marks = new Set($checked.get())
      const isChanged = marks.has(key) !== isOn && $items.get().some(item => keyOf(item) === key)
      if (!isChanged) return false
      if (isOn) marks.add(key)
      else marks.delete(key)
      $checked.set(marks)
      changed()
      return true
    },
  }
}
export type Selecting = ReturnType<typeof selecting>
