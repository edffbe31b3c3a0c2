import { keyOf, lookAlike } from './names.ts'

/** What shares less than this of its trigrams is not alike: the threshold of PostgreSQL's pg_trgm. */
const leastSimilarity = 0.3

export interface TrigramIndex {
  /** Texts that look like this one (`lookAlike` of a key), the most similar first; of equally similar ones as they were given. */
  alike(look: string, limit: number): string[]
}

/** Finds texts by similarity as pg_trgm does, for databases without it. */
export function trigramIndex(texts: readonly string[]): TrigramIndex {
  const looks = texts.map(text => lookAlike(keyOf(text)))
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
  return {
    alike(look, limit) {
      const trigrams = trigramsOf(look)
      const shared = new Map<number, number>()
      for (const trigram of trigrams) {
        for (const n of holders.get(trigram) ?? []) shared.set(n, (shared.get(n) ?? 0) + 1)
      }
      return [...shared]
        .map(([n, both]) => ({ n, similarity: both / (trigrams.size + (sizes[n] ?? 0) - both) }))
        .filter(({ similarity }) => similarity >= leastSimilarity)
        .toSorted((a, b) => b.similarity - a.similarity || a.n - b.n)
        .slice(0, limit)
        .map(({ n }) => texts[n] ?? '')
    },
  }
}

/** Two spaces before and one behind, so that beginnings count for more than ends. */
function trigramsOf(key: string): Set<string> {
  const padded = `  ${key} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, n) => padded.slice(n, n + 3)))
}
