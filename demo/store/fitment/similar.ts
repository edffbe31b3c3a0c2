import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { Catalogue } from './catalogue.ts'
import { keyOf, lookAlike } from './names.ts'

/** So many of the most alike are looked at letter by letter. */
const candidates = 60

const extensionRow = v.array(v.object({ extname: v.string() }))
const numberRows = v.array(v.object({ number: v.string() }))

/**
 * Model numbers that a misspelt one may have been, the nearest first. What looks alike counts as the same, and
 * decides only between numbers that are equally near without it.
 */
export type SimilarNumbers = (text: string, limit: number) => Promise<string[]>

/** By pg_trgm where the database has it, else by an index of the store's own: the same numbers either way. */
export function similarNumbers(database: Database, catalogue: Catalogue): SimilarNumbers {
  let isIndexed: Promise<boolean> | undefined
  return async (text, limit) => {
    isIndexed ??= hasTrigrams(database)
    const look = lookAlike(keyOf(text))
    const alike = (await isIndexed)
      ? await fromDatabase(database, look)
      : (await catalogue()).alike(look, candidates)
    return nearest(text, alike).slice(0, limit)
  }
}

async function hasTrigrams(database: Database): Promise<boolean> {
  const found = await database.query(
    'trigrams',
    "select extname from pg_extension where extname = 'pg_trgm'",
    [],
  )
  return v.parse(extensionRow, found).length > 0
}

async function fromDatabase(database: Database, look: string): Promise<string[]> {
  const found = await database.query(
    'similar-models',
    `select display_number as number from model where look % $1
    order by similarity(look, $1) desc, popularity desc, id limit ${candidates}`,
    [look],
  )
  return v.parse(numberRows, found).map(({ number }) => number)
}

/** Each number once, letter by letter the nearest first; of equally near ones as they were given. */
function nearest(text: string, alike: readonly string[]): string[] {
  const wanted = keyOf(text)
  const look = lookAlike(wanted)
  const numberOfKey = new Map(alike.toReversed().map(number => [keyOf(number), number]))
  return [...numberOfKey]
    .toReversed()
    .map(([key, number]) => ({
      number,
      far: distance(look, lookAlike(key)),
      apart: distance(wanted, key),
    }))
    .toSorted((a, b) => a.far - b.far || a.apart - b.apart)
    .map(({ number }) => number)
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
