import { keyOf, lookAlike } from './names.ts'

/** What shares less than this of its trigrams is not alike: the threshold of PostgreSQL's pg_trgm. */
const leastSimilarity = 0.3
/** So many of the most alike are looked at letter by letter. */
const candidates = 30

export interface TrigramIndex {
  /**
   * Texts like this one, the nearest first; of equally near ones as they were given. What looks alike
   * counts as the same, and decides only between texts that are equally near without it.
   */
  similar(text: string, limit: number): string[]
}

/**
 * Finds texts by similarity, as pg_trgm does: it is here so that every database gives the same answer,
 * with or without that extension.
 */
export function trigramIndex(texts: readonly string[]): TrigramIndex {
  const textOfKey = new Map<string, string>()
  for (const text of texts) {
    const key = keyOf(text)
    if (!textOfKey.has(key)) textOfKey.set(key, text)
  }
  const keys = [...textOfKey.keys()]
  const looks = keys.map(lookAlike)
  const holders = new Map<string, number[]>()
  const sizes = looks.map((look, n) => {
    const trigrams = trigramsOf(look)
    for (const trigram of trigrams) {
      const list = holders.get(trigram)
      if (list) list.push(n)
      else holders.set(trigram, [n])
    }
    return trigrams.size
  })

  function nearest(wanted: string) {
    const trigrams = trigramsOf(wanted)
    const shared = new Map<number, number>()
    for (const trigram of trigrams) {
      for (const n of holders.get(trigram) ?? []) shared.set(n, (shared.get(n) ?? 0) + 1)
    }
    return [...shared]
      .map(([n, both]) => ({ n, similarity: both / (trigrams.size + (sizes[n] ?? 0) - both) }))
      .filter(({ similarity }) => similarity >= leastSimilarity)
      .toSorted((a, b) => b.similarity - a.similarity || a.n - b.n)
      .slice(0, candidates)
  }

  return {
    similar(text, limit) {
      const wanted = keyOf(text)
      const look = lookAlike(wanted)
      return nearest(look)
        .map(({ n, similarity }) => {
          const key = keys[n] ?? ''
          const far = distance(look, looks[n] ?? '')
          return { key, similarity, far, apart: distance(wanted, key), n }
        })
        .toSorted(
          (a, b) => a.far - b.far || a.apart - b.apart || b.similarity - a.similarity || a.n - b.n,
        )
        .slice(0, limit)
        .map(({ key }) => textOfKey.get(key) ?? key)
    },
  }
}

/** Two spaces before and one behind, so that beginnings count for more than ends. */
function trigramsOf(key: string): Set<string> {
  const padded = `  ${key} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, n) => padded.slice(n, n + 3)))
}

/** Letters put in, left out, changed or exchanged with their neighbour. */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged && i > 1 && j > 1 ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
