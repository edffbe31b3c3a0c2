import { distance } from '../../../src/element/wording.ts'
import type { Found } from '../found.ts'

/** Ranks the entries of the catalogue for a search. */

const most = 12

const wordsOf = (typed: string): readonly string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = ({ name, also = '', kind, about }: Found): string =>
  `${name} ${also} ${kind} ${about}`.toLowerCase()

const bareOf = (name: string): string => name.toLowerCase().replace(/^(?:--dp|data|dp)-/, '')

/** Ranks by name: equal, starts with, contains; then by description. Elements rank above their parts. */
function rank(found: Found, words: readonly string[]): number {
  const text = textOf(found)
  if (!words.every(word => text.includes(word))) return 0
  const [first = ''] = words
  const names = [found.name, found.also ?? ''].map(name => name.toLowerCase())
  const level = found.kind === 'element' ? 1 : 0
  if (names.includes(first)) return 6 + level
  if (names.some(name => bareOf(name).startsWith(bareOf(first)))) return 4 + level
  return names.some(name => name.includes(first)) ? 2 + level : 1 + level
}

/** Number of allowed typing mistakes. Short words allow fewer. */
const slips = ({ length }: string): number => Math.min(2, Math.floor(length / 3))

/** Number of wrong letters, compared with the whole name and with each word of name and description. */
function off(found: Found, word: string): number {
  const parts = [found.name.toLowerCase(), bareOf(found.name), ...textOf(found).split(/[^a-z\d]+/)]
  return Math.min(...parts.map(part => distance(word, part)))
}

function slip(found: Found, words: readonly string[]): number {
  const all = words.map(word => (textOf(found).includes(word) ? 0 : off(found, word)))
  const fits = all.every((letters, at) => letters <= slips(words[at] ?? ''))
  return fits ? 1 / (1 + all.reduce((sum, letters) => sum + letters, 0)) : 0
}

function best(all: readonly Found[], worth: (found: Found) => number): readonly Found[] {
  return all
    .map(found => ({ found, worth: worth(found) }))
    .filter(one => one.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(one => one.found)
}

/** Entries that contain all words. If there are none: entries with similar words. */
export function search(all: readonly Found[], typed: string): readonly Found[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const exact = best(all, found => rank(found, words))
  return exact.length > 0 ? exact : best(all, found => slip(found, words))
}
