import { addressIn, quoted, textOf, type Given, type Tell } from '../../../rules/given-item.ts'
import { isObject } from '../../../rules/is-object.ts'
import type { Item } from './beauty-bundle.ports.ts'

const isSame = (one: Item, { asin, offerListingId }: Given): boolean =>
  one.asin === textOf(asin) && one.offerListingId === textOf(offerListingId)

/** Returns what keeps an item from being offered, in words. undefined: nothing (BEA-022). */
function faultOf(given: unknown, known: readonly Item[]): string | undefined {
  if (!isObject(given)) return `expected an object, got ${quoted(given)}`
  const item: Given = given
  const missing = (['asin', 'offerListingId'] as const).find(name => !textOf(item[name]))
  if (missing) return `${missing}: expected a text, got ${quoted(item[missing])}`
  return known.some(one => isSame(one, item)) ? 'the same came before' : undefined
}

/** A text that may be missing. Anything else is told, and nothing is used. */
function wordsIn(item: Given, name: string, tell: Tell): string {
  const given = item[name] ?? ''
  if (typeof given !== 'string')
    tell(`${name}: expected a text, got ${quoted(given)}; none is used`)
  return textOf(given)
}

function isChecked({ checked = true }: Given, tell: Tell): boolean {
  if (typeof checked === 'boolean') return checked
  tell(`checked: expected true or false, got ${quoted(checked)}; it is checked`)
  return true
}

/** Returns the items to offer. `tell` hears once of each fault, by the place of its item (BEA-022). */
export function offered(given: readonly unknown[], tell: Tell): readonly Item[] {
  const items: Item[] = []
  given.forEach((one, position) => {
    const fault = faultOf(one, items)
    if (fault) return tell(`items[${position}] is left out: ${fault}`)
    const item = one as Given
    const asin = textOf(item['asin'])
    const tellOfItem: Tell = flaw => tell(`items[${position}] (${asin}): ${flaw}`)
    const title = wordsIn(item, 'title', tellOfItem)
    if (!title) tellOfItem('title: expected a text; its asin is used')
    items.push({
      asin,
      offerListingId: textOf(item['offerListingId']),
      title: title || asin,
      url: addressIn(item, 'url', tellOfItem),
      imageUrl: addressIn(item, 'imageUrl', tellOfItem),
      price: wordsIn(item, 'price', tellOfItem),
      checked: isChecked(item, tellOfItem),
      position,
    })
    return undefined
  })
  return items
}

/** A character for each of `length` places: 1 where an item is checked, else 0. */
export function patternOf(checked: readonly Item[], length: number): string {
  const places = new Set(checked.map(({ position }) => position))
  return [...'0'.repeat(length)].map((_, position) => (places.has(position) ? '1' : '0')).join('')
}

/** The price of a pattern. '': there is none (BEA-010, BEA-014). */
export const sumOf = (sums: Readonly<Record<string, unknown>>, pattern: string): string =>
  Object.hasOwn(sums, pattern) ? textOf(sums[pattern]) : ''

/** false: the page tells no prices at all, which is no fault. */
export const hasSums = (sums: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(sums).some(pattern => /^[01]+$/.test(pattern))

/** Which of three texts fits: of one, of two, of more. */
export const formOf = (count: number) => (count > 2 ? 'many' : count === 2 ? 'both' : 'one')
